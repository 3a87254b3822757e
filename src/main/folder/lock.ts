import Database from 'better-sqlite3';
import { closeSync, openSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../../shared/core/error-code.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import { readJsonFile } from '../json-file.ts';
import { makePrivate } from '../private-file.ts';
import { StartProblem } from '../start-problem.ts';

export type Lock = NonNullable<ReturnType<typeof takeLock>>;

/** Only a page on this machine may be shown as the run that has the games open. */
const PAGE_HERE = /^http:\/\/127\.0\.0\.1:\d+\//;

const holder = v.object({ pid: v.number(), address: v.nullable(v.pipe(v.string(), v.regex(PAGE_HERE))) });
export type Holder = v.InferOutput<typeof holder>;

/**
 * Only one process may write to a data folder. The lock is SQLite's own lock on a small file, which the
 * system releases when the process ends in any way. A second file says who holds it and where its window is.
 * Returns null if another process has the lock.
 */
export function takeLock(folder: string) {
  const file = join(folder, 'writer.lock');
  const notice = join(folder, 'running.json');
  const database = lockedBy(file);
  if (database === null) return null;
  try {
    rmSync(notice, { force: true });
  } catch (error) {
    database.close();
    throw lockProblem(notice, troubleWithOpening(notice, 'r+') ?? error);
  }
  return {
    /** Publishes where this run is shown: an address, or its own window (null). */
    announce: (address: string | null) => {
      const draft = `${notice}.${process.pid}`;
      const text = JSON.stringify({ pid: process.pid, address });
      // Only the owner may read it: the address contains the token.
      const write = (to: string): void => writeFileSync(to, text, { mode: 0o600 });
      try {
        write(draft);
        renameSync(draft, notice);
      } catch {
        // Another program may have it open. If the disk is full, only a second start is affected.
        unlessItFails(() => write(notice));
        unlessItFails(() => rmSync(draft, { force: true }));
      }
    },
    release: () => {
      // A leftover file has an address that no longer answers.
      if (readHolder(folder)?.pid === process.pid) unlessItFails(() => rmSync(notice, { force: true }));
      database.close();
    },
  };
}

/** Trouble that has nothing to do with the file itself. */
const OF_THE_MACHINE: Readonly<Record<string, 'disk-full' | 'too-many-files' | 'no-memory'>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  SQLITE_FULL: 'disk-full',
  EMFILE: 'too-many-files',
  ENFILE: 'too-many-files',
  ENOMEM: 'no-memory',
  SQLITE_NOMEM: 'no-memory',
};

/** The lock and the notice contain nothing about the games, so the user can delete them. */
function lockProblem(file: string, error: unknown): StartProblem {
  const code = codeOf(error) ?? String(error);
  const trouble = OF_THE_MACHINE[code];
  if (trouble !== undefined)
    return new StartProblem(
      ({ keeping: { outage } }) => `${outage.what[trouble](file)} ${outage.todo[trouble]}`,
    );
  if (code === 'MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED')
    return new StartProblem(({ start }) => start.incomplete);
  return new StartProblem(({ start }) => start.lockInTheWay(file, code));
}

/** The system's error for opening the file; null if it opens. SQLite says only that it can't. */
function troubleWithOpening(file: string, flags: 'r+' | 'a+'): unknown {
  try {
    closeSync(openSync(file, flags, 0o600));
    return null;
  } catch (error) {
    return error;
  }
}

/** The connection that holds the lock; null if another process does. */
function lockedBy(file: string, again = false): Database.Database | null {
  try {
    return locked(file) ?? emptied(file);
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    // The trouble was temporary, because the file can be opened now.
    const trouble = troubleWithOpening(file, 'a+');
    if (trouble === null && !again) return lockedBy(file, true);
    throw lockProblem(file, trouble ?? error);
  }
}

/** Null if the file isn't a database. */
function locked(file: string): Database.Database | null {
  makePrivate(file);
  const database = new Database(file, { timeout: 0 });
  try {
    // Nothing is ever written to it, so locking needs no disk space and no second file.
    database.pragma('journal_mode = MEMORY');
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Database.SqliteError && NO_DATABASE.includes(error.code)) return null;
    throw error;
  }
}

const NO_DATABASE = ['SQLITE_NOTADB', 'SQLITE_CORRUPT'];

/**
 * Empties a file that isn't a database; nothing in it is needed. A lock on it would have shown before its
 * content was read, so no one holds it. It isn't replaced, so that two processes doing this still exclude
 * each other.
 */
function emptied(file: string): Database.Database | null {
  truncateSync(file);
  return locked(file);
}

/** The process holding the lock, if it has published itself yet. */
export function readHolder(folder: string): Holder | null {
  return readJsonFile(join(folder, 'running.json'), holder);
}
