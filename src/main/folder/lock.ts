import Database from 'better-sqlite3';
import { closeSync, openSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makePrivate } from '../private-file.ts';
import { StartProblem } from '../start-problem.ts';

/**
 * One process writes a data folder at a time. SQLite's own lock on a small file is held for as long as the process
 * lives and falls with it, however it ends; who holds it, and where to see its window, stands in a file beside it.
 */
export interface Lock {
  /** Says where this run is seen: at an address, or in a window of its own (null). */
  readonly announce: (address: string | null) => void;
  readonly release: () => void;
}

/** Nothing but a page of this machine's own is ever shown as the run that has the games open. */
const PAGE_HERE = /^http:\/\/127\.0\.0\.1:\d+\//;

const holder = v.object({ pid: v.number(), address: v.nullable(v.pipe(v.string(), v.regex(PAGE_HERE))) });
export type Holder = v.InferOutput<typeof holder>;

/** The lock, or null when another process has it. */
export function takeLock(folder: string): Lock | null {
  const file = join(folder, 'writer.lock');
  const notice = join(folder, 'running.json');
  const database = lockedBy(file);
  if (database === null) return null;
  try {
    rmSync(notice, { force: true });
  } catch (error) {
    database.close();
    throw inTheWay(notice, troubleWithOpening(notice, 'r+') ?? error);
  }
  return {
    announce: (address) => {
      const draft = `${notice}.${process.pid}`;
      const text = JSON.stringify({ pid: process.pid, address });
      // Only the owner may read it: the address carries the token.
      const write = (to: string): void => writeFileSync(to, text, { mode: 0o600 });
      try {
        write(draft);
        renameSync(draft, notice);
      } catch {
        // Another program holds it for a moment, perhaps. On a full disk only another start would have found it here.
        tryTo(() => write(notice));
        tryTo(() => rmSync(draft, { force: true }));
      }
    },
    release: () => {
      try {
        if (readHolder(folder)?.pid === process.pid) rmSync(notice, { force: true });
      } catch {
        // A notice that stays names an address where nobody answers any more.
      } finally {
        database.close();
      }
    },
  };
}

function tryTo(work: () => void): void {
  try {
    work();
  } catch {
    // The run itself does not need it.
  }
}

/** What has nothing to do with the file itself. */
const OF_THE_MACHINE: Readonly<Record<string, 'disk-full' | 'too-many-files' | 'no-memory'>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  SQLITE_FULL: 'disk-full',
  EMFILE: 'too-many-files',
  ENFILE: 'too-many-files',
  ENOMEM: 'no-memory',
  SQLITE_NOMEM: 'no-memory',
};

/** Neither the lock nor the notice holds anything of the games: whoever reads this can do without them. */
function inTheWay(file: string, error: unknown): StartProblem {
  const code = codeOf(error) ?? String(error);
  const trouble = OF_THE_MACHINE[code];
  if (trouble !== undefined)
    return new StartProblem(
      ({ keeping: { badDay } }) => `${badDay.what[trouble](file)} ${badDay.todo[trouble]}`,
    );
  return new StartProblem(({ start }) => start.lockInTheWay(file, code));
}

/** What the system says of it; null where it opens. SQLite says no more than that it cannot open it. */
function troubleWithOpening(file: string, flags: 'r+' | 'a+'): unknown {
  try {
    closeSync(openSync(file, flags, 0o600));
    return null;
  } catch (error) {
    return error;
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}

/** What holds the lock; null when another process does. */
function lockedBy(file: string, again = false): Database.Database | null {
  try {
    return locked(file) ?? emptied(file);
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    // What failed only for a moment is no reason not to start: the file can be made and opened after all.
    const trouble = troubleWithOpening(file, 'a+');
    if (trouble === null && !again) return lockedBy(file, true);
    throw inTheWay(file, trouble ?? error);
  }
}

/** Null when the file is no database. */
function locked(file: string): Database.Database | null {
  makePrivate(file);
  const database = new Database(file, { timeout: 0 });
  try {
    // Nothing is ever written into it: taking the lock needs no room on the disk, and no second file.
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
 * Nothing in the file is of any value. Whoever holds it is met before its content is, so that nobody holds it here; and
 * it stays the same file, so that two who empty it still keep each other out.
 */
function emptied(file: string): Database.Database | null {
  truncateSync(file);
  return locked(file);
}

/** Who holds the lock, as far as it has said so yet. */
export function readHolder(folder: string): Holder | null {
  try {
    const parsed = v.safeParse(holder, JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
