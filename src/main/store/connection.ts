import Database from 'better-sqlite3';
import { err, ok, type Result } from '../../shared/core/result.ts';
import { migrate, NEWEST_VERSION, versionOf } from './migrations/index.ts';

/** Why a file is not opened: it stays as it is. */
export type OpenProblem =
  | { readonly kind: 'newer-store'; readonly version: number; readonly newest: number }
  | { readonly kind: 'not-a-store' };

/** Marks a database file as ours: 'Vern' in bytes. */
const APPLICATION_ID = 0x5665726e;

/** Every commit is on the disk before it is acknowledged, and references hold. */
const DURABLE = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 } as const;

/** Opens the connection that writes, and brings an older file to the newest version. */
export function openForWriting(file: string): Result<Database.Database, OpenProblem> {
  const database = new Database(file);
  const problem = whyNot(database);
  if (problem !== null) {
    database.close();
    return err(problem);
  }
  setDurable(database);
  if (isEmpty(database)) database.pragma(`application_id = ${APPLICATION_ID}`);
  migrate(database);
  return ok(database);
}

/** Opens a connection of its own beside the one that writes: both wait for each other, and neither for long. */
export function openForWork(file: string): Database.Database {
  const database = new Database(file, { fileMustExist: true, timeout: MOST_WAITING_MILLISECONDS });
  setDurable(database);
  return database;
}

const MOST_WAITING_MILLISECONDS = 10_000;

function whyNot(database: Database.Database): OpenProblem | null {
  if (!isDatabase(database)) return { kind: 'not-a-store' };
  const application = database.pragma('application_id', { simple: true });
  const version = versionOf(database);
  if (application !== APPLICATION_ID && !(application === 0 && isEmpty(database)))
    return { kind: 'not-a-store' };
  return version > NEWEST_VERSION ? { kind: 'newer-store', version, newest: NEWEST_VERSION } : null;
}

/** The first thing read from a file tells whether SQLite can make sense of it. */
function isDatabase(database: Database.Database): boolean {
  try {
    database.pragma('schema_version');
    return true;
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_NOTADB') return false;
    throw error;
  }
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
