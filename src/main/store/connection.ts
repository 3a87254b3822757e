import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { err, ok, type Result } from '../../shared/core/result.ts';
import type { FileTrouble } from '../../shared/api.ts';
import { makePrivate } from '../private-file.ts';
import { exactTroubleOf } from './file-access.ts';
import { migrate, NEWEST_VERSION, versionOf } from './migrations/index.ts';
import { entriesIn, sourceOf } from './salvage/entries.ts';

/** Why a file is not opened: it stays as it is. */
export type OpenProblem =
  | { readonly kind: 'newer-store'; readonly version: number; readonly newest: number }
  | { readonly kind: 'not-a-store' }
  /** There is no file, but something that says there was one. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unexpected'; readonly detail: string }
  | { readonly kind: FileTrouble };

/** Marks a database file as ours: 'Vern' in bytes. */
const APPLICATION_ID = 0x5665726e;
const APPLICATION_ID_AT = 68;

/** What makes macOS wait for the disk itself and not only for its cache. Other systems always do. */
const TO_THE_DISK = { fullfsync: 1, checkpoint_fullfsync: 1 } as const;

/** Every commit is on the disk before it is acknowledged, and references hold. */
const DURABLE = { ...TO_THE_DISK, journal_mode: 'wal', synchronous: 2, foreign_keys: 1 } as const;

/** Opening waits for whoever else writes, but no longer: after that it is another program, and the person hears of it. */
const MOST_OPENING_MILLISECONDS = 1000;

/**
 * While main waits, everybody waits for main: as long as a few turns of the worker take. On a disk that takes longer it
 * asks again between other things (`api/until-free.ts`).
 */
const MOST_BUSY_MILLISECONDS = 100;

/** Opens the connection that writes, and brings an older file to the newest version. */
export function openForWriting(file: string): Result<Database.Database, OpenProblem> {
  let database: Database.Database | null = null;
  try {
    makePrivate(file);
    database = new Database(file, { timeout: MOST_OPENING_MILLISECONDS });
    const problem = whyNot(database, file);
    if (problem === null) {
      setDurable(database);
      if (isEmpty(database)) database.pragma(`application_id = ${APPLICATION_ID}`);
      tryWriting(database);
      migrate(database);
      database.pragma(`busy_timeout = ${MOST_BUSY_MILLISECONDS}`);
      return ok(database);
    }
    database.close();
    return err(problem);
  } catch (error) {
    database?.close();
    return err(openProblemOf(error, file));
  }
}

/** Whether the file may be written to shows here and not at the first entry: beginning alone SQLite allows in any file. */
function tryWriting(database: Database.Database): void {
  database.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${versionOf(database)}; ROLLBACK`);
}

/** Why a file could not be opened, whatever was thrown on the way. */
export function openProblemOf(error: unknown, file: string): OpenProblem {
  const trouble = exactTroubleOf(error, file) ?? (sqliteCodeOf(error) === null ? null : 'damaged');
  if (trouble === null) return { kind: 'unexpected', detail: String(error) };
  return { kind: trouble === 'damaged' && !isOurs(file) ? 'not-a-store' : trouble };
}

/** Opens a connection of its own beside the one that writes: both wait for each other, and neither for long. */
export function openForWork(file: string): Database.Database {
  const database = new Database(file, { fileMustExist: true, timeout: MOST_WAITING_MILLISECONDS });
  setDurable(database);
  database.pragma(`wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`);
  return database;
}

/** Opens a file that is only read: a backup, a copy, or what is left of a damaged one. */
export function openToRead(file: string): Database.Database {
  return new Database(file, { readonly: true });
}

/**
 * Opens the present file before its turn, if there is one. Its opener wants to know whether the log was there: a
 * connection that only reads leaves a log in place, but makes an empty one if there is none; one that may write takes
 * its own away again.
 */
export function openToLook(file: string): Database.Database | null {
  return existsSync(file) ? new Database(file, { readonly: existsSync(`${file}-wal`) }) : null;
}

/** A store of its own that is gone when it is closed. */
export function openInMemory(): Database.Database {
  const database = new Database(':memory:');
  migrate(database);
  return database;
}

/** Opens what would be in a file, to be read. */
export function openBytes(bytes: Buffer): Database.Database {
  return new Database(bytes, { readonly: true });
}

/** Brings everything into the one file, as a backup has it; says whether that worked. */
export function foldLogInto(file: string): boolean {
  const database = new Database(file, { fileMustExist: true });
  try {
    return database.pragma('journal_mode = delete', { simple: true }) === 'delete';
  } finally {
    database.close();
  }
}

/** The code of an error of SQLite's; null for any other error. */
export function sqliteCodeOf(error: unknown): string | null {
  return error instanceof Database.SqliteError ? error.code : null;
}

/**
 * Below the usual 1000 by more than a turn of work writes, so that long work empties the log itself and never an entry
 * at the table. Not much lower: a page that several turns change is copied into the file once per checkpoint.
 */
const PAGES_BETWEEN_CHECKPOINTS = 750;

const MOST_WAITING_MILLISECONDS = 10_000;

function whyNot(database: Database.Database, file: string): OpenProblem | null {
  const application = database.pragma('application_id', { simple: true });
  const version = versionOf(database);
  if (application !== APPLICATION_ID && !(application === 0 && isEmpty(database)))
    return { kind: isOurs(file) ? 'damaged' : 'not-a-store' };
  if (version > MOST_VERSIONS || (version === 0 && !isEmpty(database))) return { kind: 'damaged' };
  if (version > NEWEST_VERSION) return { kind: 'newer-store', version, newest: NEWEST_VERSION };
  return isAsItsVersion(database) ? null : { kind: 'damaged' };
}

/** No Vernissage there will ever be has more: such a number is damage. */
const MOST_VERSIONS = 10_000;

/** Whether a file has everything that its version has, and nothing of a later one. */
export function isAsItsVersion(database: Database.Database): boolean {
  const wanted = partsOfVersion(versionOf(database));
  const parts = new Set(partsIn(database));
  return (
    [...wanted].every((part) => parts.has(part)) &&
    [...partsOfVersion(NEWEST_VERSION)].every((part) => wanted.has(part) || !parts.has(part))
  );
}

const knownParts = new Map<number, ReadonlySet<string>>();

/** The tables, indexes and triggers of a version. */
function partsOfVersion(version: number): ReadonlySet<string> {
  const known = knownParts.get(version);
  if (known !== undefined) return known;
  const database = new Database(':memory:');
  migrate(database, version);
  const parts = new Set(partsIn(database));
  database.close();
  knownParts.set(version, parts);
  return parts;
}

/** By kind, name and columns as SQLite understands them: what is written of a table may be damaged itself. */
function partsIn(database: Database.Database): readonly string[] {
  const select = database.prepare<[], string>(`
    SELECT type || ' ' || name || ' ' ||
      (SELECT json_group_array(name) FROM pragma_table_info(sqlite_schema.name)) ||
      (SELECT json_group_array(name) FROM pragma_index_info(sqlite_schema.name))
    FROM sqlite_schema`);
  return select.pluck().all();
}

/** Whether a file that SQLite cannot make sense of bears our mark, or holds entries of games. */
function isOurs(file: string): boolean {
  const source = sourceOf(file);
  const { database } = source;
  if (database.length >= 72 && database.readInt32BE(APPLICATION_ID_AT) === APPLICATION_ID) return true;
  return entriesIn([source]).journals.size > 0;
}

function isEmpty(database: Database.Database): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}

function setDurable(database: Database.Database): void {
  for (const [pragma, wanted] of Object.entries(DURABLE)) {
    database.pragma(`${pragma} = ${wanted}`);
    const set = database.pragma(pragma, { simple: true });
    if (set !== wanted) throw new Error(`SQLite keeps ${pragma} at ${String(set)} instead of ${wanted}`);
  }
}
