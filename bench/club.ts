import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { checked } from '../src/club/checking.ts';
import { openClubDatabase, type ClubDatabase } from '../src/club/database.ts';
import { startClub } from '../src/club/joining.ts';
import { keepForOperator } from '../src/club/keeping.ts';
import { USUAL_LIMITS } from '../src/club/limits.ts';
import { accountFor } from '../src/club/postgres/account.ts';
import { startPostgres } from '../src/club/postgres/index.ts';
import { startClubServer } from '../src/club/server.ts';
import { canonical } from '../src/shared/transfer/index.ts';
import { hashOfText } from '../src/main/store/log-hash.ts';
import type { Joined, Since } from '../src/shared/club/index.ts';
import { gameAt, peopleOf, type CarriedGame } from './club/games.ts';
import { measurePage } from './club/page.ts';
import { print, say, seconds } from './club/printing.ts';

/**
 * What a club's server costs beyond PostgreSQL: keeping games against COPY of the same rows, and reading everything
 * against SELECT, with the bytes that a game takes; then the club page with all of it. `--games 2000 --before 998000` for
 * a club with a million games.
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
const TOGETHER = 1000;

const folder = mkdtempSync(path(tmpdir(), 'vernissage-club-bench-'));
chmodSync(folder, 0o711);
const postgres = await startPostgres(folder, { account: accountFor(null), durable: true });
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
  const put = ({ hash, text }: CarriedGame) =>
    ask(agent, server.port, 'PUT', `/v1/log/${hash.toString('hex')}`, key, text);

  await name(database, id);
  const { rows: named } = await client.query<{ latest: number }>(
    'SELECT latest::float8 AS latest FROM vernissage.club',
  );
  const names = named[0]?.latest ?? 0;
  await insert(client, id, names);

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
          for (let game = games.pop(); game !== undefined; game = games.pop()) {
            const one = game;
            await put(one).catch((error: unknown) => {
              // On a busy computer the server may ask to wait, as a laptop would.
              refused += 1;
              games.push(one);
              if (refused > GAMES) throw error;
            });
          }
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
  const late = await seconds(() => ask(agent, server.port, 'GET', `/v1/since/${names + ALL - 1}`, key));
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
  const { rows: places } = await client.query<{ file: string }>(
    `SELECT current_setting('data_directory') || '/bare' AS file`,
  );
  const file = places[0]?.file ?? '';
  await client.query(`COPY (SELECT * FROM vernissage.log WHERE seq > ${names + BEFORE}) TO '${file}'`);
  const copying = await seconds(() => client.query(`COPY bare FROM '${file}'`));
  say('COPY of the same rows', copying, GAMES);
  print(
    `the server takes ${(ingesting / copying).toFixed(1)} times as long to write, ${(reading / selecting).toFixed(1)} times to read`,
  );
  await measurePage({ club: { id, name: 'Bench' }, place: postgres.connection }, ALL, () => put(gameAt(ALL)));
  agent.destroy();
  await server.close();
  await database.close();
  await client.end();
}

/** Gives everybody a name, as laptops do. */
async function name(database: ClubDatabase, club: string): Promise<void> {
  const at = new Date(0).toISOString();
  await database.within({ club }, async (transaction) => {
    for (const { id, name } of peopleOf(ALL)) {
      const text = canonical({ kind: 'met', id, name, at });
      const thing = checked({ kind: 'said', hash: hashOfText(text), text }, new Date().toISOString());
      await keepForOperator(transaction, club, thing);
    }
  });
}

/** The games that the club has already, after as many names. */
async function insert(client: Client, club: string, names: number): Promise<void> {
  for (let from = 0; from < BEFORE; from += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, BEFORE - from) }, (_, at) => gameAt(from + at));
    await client.query(
      `INSERT INTO vernissage.log (club, hash, seq, game, events, length, bytes)
       SELECT $1, hash, $2 + at, game, 100, length, bytes
       FROM unnest($3::bytea[], $4::text[], $5::int[], $6::bytea[]) WITH ORDINALITY
         AS row (hash, game, length, bytes, at)`,
      [
        club,
        names + from,
        some.map(({ hash }) => hash),
        some.map(({ id }) => id),
        some.map(({ text }) => text.length),
        some.map(({ text }) => gzipSync(text)),
      ],
    );
  }
  await client.query('UPDATE vernissage.club SET latest = $1 WHERE id = $2', [names + BEFORE, club]);
  await client.query('VACUUM ANALYZE vernissage.log');
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
