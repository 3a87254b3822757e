import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { err, ok, type Result } from '../../shared/core/result.ts';
import type { FileTrouble } from '../../shared/api.ts';
import { makePrivate } from '../private-file.ts';
import { exactTroubleOf } from './file-access.ts';
import { entriesIn, sourceOf } from './salvage/entries.ts';
import { IS_LASTING, isOlderVersion, migrate, NEWEST_VERSION, versionOf } from './schema.ts';

/** Why a file can't be opened. The file isn't changed. */
export type OpenProblem =
  | { readonly kind: 'newer-store'; readonly version: number; readonly newest: number }
  | { readonly kind: 'not-a-store' }
  /** There is no file, but there are signs that there was one. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'unexpected'; readonly detail: string }
  | { readonly kind: FileTrouble };

/** SQLite's application id for our files: 'Vern' in bytes. */
const APPLICATION_ID = 0x5665726e;
const APPLICATION_ID_AT = 68;

/** On macOS, waits for the disk and not only for its cache. Other systems always do. */
const FULL_SYNC = { fullfsync: 1, checkpoint_fullfsync: 1 } as const;

/** A commit is on the disk before it is acknowledged, and foreign keys are enforced. */
const DURABLE = { ...FULL_SYNC, journal_mode: 'wal', synchronous: 2, foreign_keys: 1 } as const;

/**
 * How long opening waits for another writer. A longer lock belongs to another program, and the user is told.
 */
const MOST_OPENING_MILLISECONDS = 1000;

/**
 * While main waits for the lock, every view waits for main: a few turns of the worker, no more. If a disk
 * takes longer, `api/until-free.ts` tries again later.
 */
const MOST_BUSY_MILLISECONDS = 100;

/** Opens the connection that writes, and migrates an older file. */
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

/**
 * Finds out now, rather than at the first entry, whether the file can be written to: SQLite allows BEGIN
 * alone in any file.
 */
function tryWriting(database: Database.Database): void {
  database.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${versionOf(database)}; ROLLBACK`);
}

export function openProblemOf(error: unknown, file: string): OpenProblem {
  const trouble = exactTroubleOf(error, file) ?? (sqliteCodeOf(error) === null ? null : 'damaged');
  if (trouble === null) return { kind: 'unexpected', detail: String(error) };
  return { kind: trouble === 'damaged' && !isOurs(file) ? 'not-a-store' : trouble };
}

/** Opens a second connection beside the one that writes. Each waits for the other, but not for long. */
export function openForWork(file: string): Database.Database {
  const database = new Database(file, { fileMustExist: true, timeout: MOST_WAITING_MILLISECONDS });
  setDurable(database);
  database.pragma(`wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`);
  return database;
}

/** Opens a file for reading only: a backup, a copy, or the remains of a damaged file. */
export function openToRead(file: string): Database.Database {
  return new Database(file, { readonly: true });
}

/** Reads something in such a file. */
export function readIn<Read>(file: string, read: (database: Database.Database) => Read): Read {
  const database = openToRead(file);
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/**
 * Opens the present file, if there is one, before the actual opener does. The opener needs to know whether
 * there was a log. A read-only connection keeps an existing log but creates an empty one if there is none; a
 * writable connection deletes its own again.
 */
export function openToLook(file: string): Database.Database | null {
  return existsSync(file) ? new Database(file, { readonly: existsSync(`${file}-wal`) }) : null;
}

export function openInMemory(): Database.Database {
  const database = new Database(':memory:');
  migrate(database);
  return database;
}

/** Opens the contents of a file, read-only. */
export function openBytes(bytes: Buffer): Database.Database {
  return new Database(bytes, { readonly: true });
}

/** Folds the log into the database file, as in a backup. Returns whether that worked. */
export function foldLogInto(file: string): boolean {
  const database = new Database(file, { fileMustExist: true });
  try {
    return database.pragma('journal_mode = delete', { simple: true }) === 'delete';
  } finally {
    database.close();
  }
}

/** SQLite's error code; null for any other error. */
export function sqliteCodeOf(error: unknown): string | null {
  return error instanceof Database.SqliteError ? error.code : null;
}

/**
 * Lower than SQLite's 1000 by more than one turn of work writes, so that long jobs run the checkpoints and
 * entries at the table never do. Not much lower, because a page that several turns change is copied once per
 * checkpoint.
 */
const PAGES_BETWEEN_CHECKPOINTS = 750;

const MOST_WAITING_MILLISECONDS = 10_000;

function whyNot(database: Database.Database, file: string): OpenProblem | null {
  const application = database.pragma('application_id', { simple: true });
  const version = versionOf(database);
  if (application !== APPLICATION_ID && !(application === 0 && isEmpty(database)))
    return { kind: isOurs(file) ? 'damaged' : 'not-a-store' };
  if (version > NEWEST_VERSION && version <= MOST_VERSIONS)
    return { kind: 'newer-store', version, newest: NEWEST_VERSION };
  const isNew = version === 0 && isEmpty(database);
  return isNew || isAsItsVersion(database) ? null : { kind: 'damaged' };
}

/** No real version gets this high: such a number is damage. */
const MOST_VERSIONS = 10_000;

/**
 * Whether a file is of a version we know, and has exactly its tables, indexes and triggers. Of an older one, only the tables
 * that last have to be there: the others are made again.
 */
export function isAsItsVersion(database: Database.Database): boolean {
  const version = versionOf(database);
  const isNewest = version === NEWEST_VERSION;
  if (!isNewest && !isOlderVersion(version)) return false;
  const parts = new Set(partsIn(database));
  const today = openInMemory();
  const wanted = partsIn(today, isNewest ? 'true' : IS_LASTING);
  today.close();
  return wanted.every((part) => parts.has(part));
}

/**
 * By kind, name and columns as SQLite understands them, because the SQL text of a table may itself be
 * damaged.
 */
function partsIn(database: Database.Database, condition = 'true'): readonly string[] {
  const select = database.prepare<[], string>(`
    WITH part AS (SELECT type, name FROM sqlite_schema WHERE ${condition})
    SELECT type || ' ' || name FROM part
    UNION ALL SELECT part.name || ' has ' || held.name FROM part, pragma_table_info(part.name) AS held
    UNION ALL SELECT part.name || ' has ' || held.name FROM part, pragma_index_info(part.name) AS held
      WHERE held.name IS NOT NULL`);
  return select.pluck().all();
}

/** Whether a file that SQLite can't read has our application id or contains entries of games. */
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
