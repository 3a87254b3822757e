import { randomUUID } from 'node:crypto';
import { DatabaseError, type ClientBase } from 'pg';
import { checked, type Checked } from '../checking.ts';
import type { ClubDatabase } from '../database.ts';
import { Refused } from '../problems.ts';
import { BadBackup, type ClubLine, type Counted, type MemberLine, type ThingLine } from './format.ts';
import { linesOf } from './reading.ts';

/** How many things one command writes. */
const MOST_TOGETHER = 500;

export type Restored =
  | { readonly kind: 'restored'; readonly name: string; readonly counted: Counted }
  /** This club is here already. */
  | { readonly kind: 'present'; readonly name: string };

/**
 * Reads a club back from a backup, all of it or nothing. It gets a new epoch: laptops notice, and offer again whatever was
 * added after the backup.
 */
export function restoreBackup(database: ClubDatabase, file: string): Promise<Restored> {
  return database.apart(async (client) => {
    await client.query('BEGIN');
    const restored = await restoreWithin(client, file);
    await client.query(restored.kind === 'restored' ? 'COMMIT' : 'ROLLBACK');
    return restored;
  });
}

async function restoreWithin(client: ClientBase, file: string): Promise<Restored> {
  const counted = { logs: 0, said: 0 };
  let club: ClubLine | null = null;
  let line = 1;
  let batch: Row[] = [];
  for await (const one of linesOf(file)) {
    line += 1;
    if (one.kind === 'club') {
      if (club !== null) throw new BadBackup('damaged', line);
      if (!(await atLine(line, addClub(client, one)))) return { kind: 'present', name: one.name };
      club = one;
      continue;
    }
    if (club === null) throw new BadBackup('damaged', line);
    if (one.kind === 'member') {
      await atLine(line, addMember(client, club.id, one));
      continue;
    }
    batch.push({ ...one, line, checked: checkedLine(one, line) });
    counted[one.kind === 'log' ? 'logs' : 'said'] += 1;
    if (batch.length === MOST_TOGETHER) {
      await addBatch(client, club.id, batch);
      batch = [];
    }
  }
  if (club === null) throw new BadBackup('damaged', line);
  await addBatch(client, club.id, batch);
  return { kind: 'restored', name: club.name, counted };
}

interface Row extends ThingLine {
  readonly line: number;
  readonly checked: Checked;
}

/** What PostgreSQL doesn't take is there twice, or isn't what it should be. */
async function atLine<T>(line: number, adding: Promise<T>): Promise<T> {
  try {
    return await adding;
  } catch (error) {
    throw isOfTheRow(error) ? new BadBackup('damaged', line) : error;
  }
}

/** By PostgreSQL's list of error codes: data exceptions and violated constraints. */
function isOfTheRow(error: unknown): boolean {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '');
}

/** All together, or one by one to find the line that is damaged. */
async function addBatch(client: ClientBase, club: string, batch: readonly Row[]): Promise<void> {
  await client.query('SAVEPOINT batch');
  try {
    await addThings(client, club, batch);
    await client.query('RELEASE SAVEPOINT batch');
  } catch (error) {
    if (!isOfTheRow(error)) throw error;
    await client.query('ROLLBACK TO SAVEPOINT batch');
    for (const row of batch) await atLine(row.line, addThings(client, club, [row]));
    throw error;
  }
}

/** Not even a backup gets something in that says another thing than its hash. */
function checkedLine({ kind, hash, text }: ThingLine, line: number): Checked {
  try {
    return checked({ kind, hash, text }, new Date(8.64e15).toISOString());
  } catch (error) {
    throw error instanceof Refused ? new BadBackup('damaged', line) : error;
  }
}

/** Returns whether it wasn’t there before. */
async function addClub(client: ClientBase, club: ClubLine): Promise<boolean> {
  await client.query("SELECT set_config('vernissage.club', $1, true)", [club.id]);
  const { rowCount } = await client.query(
    `INSERT INTO vernissage.club (id, name, epoch, latest, page, recovery_sha256, since)
     VALUES ($1, $2, $3, $4, $5, decode($6, 'hex'), $7) ON CONFLICT (id) DO NOTHING`,
    [club.id, club.name, randomUUID(), club.latest, club.page, club.recovery, club.since],
  );
  return rowCount === 1;
}

async function addMember(client: ClientBase, club: string, member: MemberLine): Promise<void> {
  const { id, key, role, laptop, since, seen, revoked } = member;
  await client.query(
    `INSERT INTO vernissage.member (club, id, key_sha256, role, laptop, since, seen, revoked)
     VALUES ($1, $2, decode($3, 'hex'), $4, $5, $6, $7, $8)`,
    [club, id, key, role, laptop, since, seen, revoked],
  );
}

async function addThings(client: ClientBase, club: string, rows: readonly Row[]): Promise<void> {
  const logs = rows.flatMap(({ seq, at, checked: thing }) =>
    thing.kind === 'log' ? [{ seq, at, thing }] : [],
  );
  if (logs.length > 0) {
    await client.query(
      `INSERT INTO vernissage.log (club, hash, seq, game, events, length, bytes, at)
       SELECT $1, * FROM unnest($2::bytea[], $3::bigint[], $4::text[], $5::int[], $6::int[], $7::bytea[],
                                $8::timestamptz[])`,
      [
        club,
        logs.map(({ thing }) => thing.hash),
        logs.map(({ seq }) => seq),
        logs.map(({ thing }) => thing.game),
        logs.map(({ thing }) => thing.events),
        logs.map(({ thing }) => thing.length),
        logs.map(({ thing }) => thing.bytes),
        logs.map(({ at }) => at),
      ],
    );
  }
  const said = rows.flatMap(({ seq, at, checked: thing }) =>
    thing.kind === 'said' ? [{ seq, at, thing }] : [],
  );
  if (said.length > 0) {
    await client.query(
      `INSERT INTO vernissage.said (club, subject_sha256, hash, seq, length, statement, at)
       SELECT $1, * FROM unnest($2::bytea[], $3::bytea[], $4::bigint[], $5::int[], $6::text[],
                                $7::timestamptz[])`,
      [
        club,
        said.map(({ thing }) => thing.subject),
        said.map(({ thing }) => thing.hash),
        said.map(({ seq }) => seq),
        said.map(({ thing }) => Buffer.byteLength(thing.text)),
        said.map(({ thing }) => thing.text),
        said.map(({ at }) => at),
      ],
    );
  }
}
