import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Client } from 'pg';
import { openClubDatabase } from '../src/club/database.ts';
import { startClub } from '../src/club/joining.ts';
import { USUAL_LIMITS } from '../src/club/limits.ts';
import { accountFor } from '../src/club/postgres/account.ts';
import { startPostgres } from '../src/club/postgres/index.ts';
import { startClubServer } from '../src/club/server.ts';
import { carriedText, type Joined, type Since } from '../src/shared/club/index.ts';
import { readRecord } from '../src/shared/record/index.ts';
import { markOf } from '../src/main/store/log-hash.ts';
import { evening } from '../test/main/store/many-games.ts';
import { done } from '../test/main/store/store-in.ts';

/**
 * What a club's server costs beyond PostgreSQL: keeping games against INSERT of the same rows, and reading everything
 * against SELECT, with the bytes that a game takes. `--games 2000 --before 998000` for a club
 * with a million games.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '2000' }, before: { type: 'string', default: '0' } },
});
const GAMES = Number(values.games);
/** Games that the club has already. */
const BEFORE = Number(values.before);
const ALL = BEFORE + GAMES;
/** Laptops that send at the same time, each one thing after the other. */
const SENDING = 24;
const KINDS = 500;
const TOGETHER = 1000;

const pack = promisify(gzip);
const folder = mkdtempSync(path(tmpdir(), 'vernissage-club-bench-'));
chmodSync(folder, 0o711);
const postgres = await startPostgres(folder, { account: accountFor(null), durable: true });
const kinds = Array.from({ length: KINDS }, (_, seed) => evening(seed));
try {
  await measure();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function measure(): Promise<void> {
  const client = new Client(postgres.connection);
  client.on('error', () => undefined);
  await client.connect();
  const database = await openClubDatabase(postgres.connection);
  const unlimited = { perSecond: 1e9, atOnce: 1e9 };
  const server = await startClubServer({
    database,
    host: '127.0.0.1',
    port: 0,
    limits: {
      ...USUAL_LIMITS,
      perKey: unlimited,
      perAddress: unlimited,
      checking: unlimited,
      mostAtOnce: SENDING,
    },
  });
  const { id, invitation } = await startClub(database, 'Bench');
  const agent = new Agent({ keepAlive: true, maxSockets: SENDING });
  const joined = await ask<Joined>(agent, server.port, 'POST', '/v1/join', '', {
    protocol: 1,
    invitation,
    laptop: 'Bench',
  });
  const { key } = joined;

  const rows = await preparedRows();
  if (BEFORE > 0) {
    await insert(client, 'vernissage.log', rows, id, BEFORE);
    await client.query('UPDATE vernissage.club SET latest = $1 WHERE id = $2', [BEFORE, id]);
    await client.query('VACUUM ANALYZE vernissage.log');
  }

  let ingesting = 0;
  let refused = 0;
  for (let from = 0; from < GAMES; from += TOGETHER) {
    // Making them isn't part of what is measured.
    const games = Array.from({ length: Math.min(TOGETHER, GAMES - from) }, (_, at) =>
      gameAt(BEFORE + from + at),
    );
    ingesting += await seconds(() =>
      Promise.all(
        Array.from({ length: SENDING }, async () => {
          for (let game = games.pop(); game !== undefined; game = games.pop())
            await ask(agent, server.port, 'PUT', `/v1/log/${game.hash}`, key, game.text).catch(
              (error: unknown) => {
                // On a busy computer the server may ask to wait, as a laptop would.
                refused += 1;
                games.push(game);
                if (refused > GAMES) throw error;
              },
            );
        }),
      ),
    );
  }
  say('keeping games through the server', ingesting, GAMES);
  if (refused > 0) print(`${refused} requests were refused and repeated`);

  await client.query('VACUUM ANALYZE vernissage.log');
  const sizes = await client.query<{ all: number; table: number }>(
    `SELECT pg_total_relation_size('vernissage.log')::float8 AS all, pg_relation_size('vernissage.log')::float8 AS table`,
  );
  const [size] = sizes.rows;
  const bytes = (size?.all ?? 0) / ALL;
  print(`bytes a game, with indexes: ${bytes.toFixed(0)} (${((size?.table ?? 0) / ALL).toFixed(0)} without)`);
  print(`10 million games: ${((bytes * 1e7) / 1e9).toFixed(1)} GB`);

  let pages = 0;
  const reading = await seconds(async () => {
    for (let seq = 0, more = true; more; pages += 1) {
      const page = await ask<Since>(agent, server.port, 'GET', `/v1/since/${seq}`, key);
      ({ next: seq, more } = page);
    }
  });
  say(`reading everything, in ${pages} pages`, reading, ALL);
  const late = await seconds(() => ask(agent, server.port, 'GET', `/v1/since/${ALL - 1}`, key));
  print(`asking for the latest game: ${(late * 1000).toFixed(1)} ms`);

  const selecting = await seconds(async () => {
    for (let seq = 0, more = true; more;) {
      const { rows } = await client.query<{ seq: string; bytes: Buffer }>(
        'SELECT seq, hash, bytes FROM vernissage.log WHERE club = $1 AND seq > $2 ORDER BY seq LIMIT $3',
        [id, seq, TOGETHER],
      );
      more = rows.length === TOGETHER;
      seq = Number(rows.at(-1)?.seq ?? seq);
    }
  });
  say('SELECT of the same rows', selecting, ALL);

  await client.query('CREATE TABLE bare (LIKE vernissage.log INCLUDING ALL)');
  const inserting = await seconds(() => insert(client, 'bare', rows, id, GAMES));
  say('INSERT of such rows, a thousand a transaction', inserting, GAMES);
  print(
    `the server takes ${(ingesting / inserting).toFixed(1)} times as long to write, ${(reading / selecting).toFixed(1)} times to read`,
  );
  agent.destroy();
  await server.close();
  await database.close();
  await client.end();
}

function gameAt(index: number): { readonly hash: string; readonly text: string } {
  const kind = kinds[index % KINDS];
  if (kind === undefined) throw new Error('no game');
  const record = done(readRecord({ ...JSON.parse(JSON.stringify(kind)), id: `game-${index}` }));
  return { hash: markOf(record), text: carriedText(record) };
}

interface Row {
  readonly hash: Buffer;
  readonly length: number;
  readonly bytes: Buffer;
}

/** At most so many: preparing them isn’t part of what is measured. */
async function preparedRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (let index = 0; index < Math.min(GAMES, 20_000); index += 1) {
    const { hash, text } = gameAt(index);
    rows.push({ hash: Buffer.from(hash, 'hex'), length: text.length, bytes: await pack(text) });
  }
  return rows;
}

async function insert(
  client: Client,
  table: 'bare' | 'vernissage.log',
  rows: readonly Row[],
  club: string,
  count: number,
): Promise<void> {
  for (let from = 0; from < count; from += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, count - from) }, (_, at) => ({
      ...(rows[(from + at) % rows.length] ?? { hash: Buffer.alloc(32), length: 0, bytes: Buffer.alloc(0) }),
      seq: from + at + 1,
    }));
    await client.query(
      `INSERT INTO ${table} (club, hash, seq, game, events, length, bytes)
       SELECT $1, sha256(hash || seq::text::bytea), seq, 'game-' || seq, 100, length, bytes
       FROM unnest($2::bytea[], $3::bigint[], $4::int[], $5::bytea[]) AS row (hash, seq, length, bytes)`,
      [
        club,
        some.map(({ hash }) => hash),
        some.map(({ seq }) => seq),
        some.map(({ length }) => length),
        some.map(({ bytes }) => bytes),
      ],
    );
  }
}

function ask<T = unknown>(
  agent: Agent,
  port: number,
  method: string,
  address: string,
  key: string,
  body?: unknown,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, port, method, path: address, host: '127.0.0.1', headers: { Authorization: `Bearer ${key}` } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200) resolve(JSON.parse(text) as T);
          else reject(new Error(`${response.statusCode} ${text}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function say(what: string, took: number, games: number): void {
  print(`${what}: ${took.toFixed(1)} s, ${Math.round(games / took)} games/s`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
