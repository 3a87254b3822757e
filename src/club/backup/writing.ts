import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import type { ClubDatabase } from '../database.ts';
import { textOf } from '../reading.ts';
import {
  FORMAT,
  VERSION,
  type BackupLine,
  type ClubLine,
  type Counted,
  type MemberLine,
  type ThingLine,
} from './format.ts';
import { linesOf } from './reading.ts';

/** How many things are read at a time. */
const MOST_TOGETHER = 1000;

/**
 * Writes a club to a file as it is at this moment, while the server goes on. The file has its name only once it’s complete,
 * on disk, and has been read back.
 */
export async function writeBackup(
  database: ClubDatabase,
  club: string,
  file: string,
  now: Date = new Date(),
): Promise<Counted> {
  assertFree(file);
  const draft = `${file}.draft`;
  const counted = { logs: 0, said: 0 };
  try {
    await database.apart(async (client) => {
      await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      await client.query("SELECT set_config('vernissage.club', $1, true)", [club]);
      const heading = { format: FORMAT, version: VERSION, at: now.toISOString() };
      await pipeline(
        Readable.from(linesOfFile(heading, linesFrom(client, club), counted)),
        createGzip(),
        createWriteStream(draft, { mode: 0o600 }),
      );
    });
    await flush(draft);
    await check(draft);
    assertFree(file);
    renameSync(draft, file);
    return counted;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

async function* linesOfFile(
  heading: object,
  lines: AsyncIterable<BackupLine>,
  counted: { logs: number; said: number },
): AsyncGenerator<string> {
  const sum = createHash('sha256');
  const add = (line: object): string => {
    const text = `${JSON.stringify(line)}\n`;
    sum.update(text);
    return text;
  };
  yield add(heading);
  for await (const line of lines) {
    if (line.kind === 'log') counted.logs += 1;
    if (line.kind === 'said') counted.said += 1;
    yield add(line);
  }
  yield `${JSON.stringify({ kind: 'end', ...counted, sha256: sum.digest('hex') } satisfies BackupLine)}\n`;
}

async function* linesFrom(client: ClientBase, club: string): AsyncGenerator<BackupLine> {
  const { rows: clubs } = await client.query<ClubRow>(
    `SELECT id, name, epoch, latest::float8 AS latest, page, encode(recovery_sha256, 'hex') AS recovery, since
     FROM vernissage.club WHERE id = $1`,
    [club],
  );
  for (const { since, ...row } of clubs) yield { kind: 'club', ...row, since: since.toISOString() };
  const { rows: members } = await client.query<MemberRow>(
    `SELECT id, encode(key_sha256, 'hex') AS key, role, laptop, since, seen, revoked
     FROM vernissage.member WHERE club = $1 ORDER BY since, id`,
    [club],
  );
  for (const { since, seen, revoked, ...row } of members) {
    yield {
      kind: 'member',
      ...row,
      since: since.toISOString(),
      seen: seen?.toISOString() ?? null,
      revoked: revoked?.toISOString() ?? null,
    };
  }
  yield* thingsFrom(client, club, 'log', 'bytes');
  yield* thingsFrom(client, club, 'said', `convert_to(statement, 'UTF8')`);
}

async function* thingsFrom(
  client: ClientBase,
  club: string,
  kind: ThingLine['kind'],
  bytes: string,
): AsyncGenerator<ThingLine> {
  let seq = 0;
  for (;;) {
    const { rows } = await client.query<ThingRow>(
      `SELECT encode(hash, 'hex') AS hash, seq::float8 AS seq, at, ${bytes} AS bytes
       FROM vernissage.${kind} WHERE club = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
      [club, seq, MOST_TOGETHER],
    );
    for (const row of rows) {
      ({ seq } = row);
      yield { kind, seq, hash: row.hash, at: row.at.toISOString(), text: await textOf(kind, row.bytes) };
    }
    if (rows.length < MOST_TOGETHER) return;
  }
}

interface ClubRow extends Omit<ClubLine, 'kind' | 'since'> {
  readonly since: Date;
}

interface MemberRow extends Omit<MemberLine, 'kind' | 'since' | 'seen' | 'revoked'> {
  readonly since: Date;
  readonly seen: Date | null;
  readonly revoked: Date | null;
}

interface ThingRow {
  readonly hash: string;
  readonly seq: number;
  readonly at: Date;
  readonly bytes: Buffer;
}

/** Before much work, and once more when it is done. */
function assertFree(file: string): void {
  if (existsSync(file)) throw new Error('EEXIST');
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Throws unless the file says what it should, to its end. */
async function check(file: string): Promise<void> {
  const lines = linesOf(file);
  for (let next = await lines.next(); next.done !== true; next = await lines.next());
}
