import Database from 'better-sqlite3';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/**
 * One process writes a data folder at a time. SQLite's own lock on a small file is held for as long as the process
 * lives and falls with it, however it ends; who holds it, and where to see its window, stands in a file beside it.
 */
export interface Lock {
  /** Says where this run is seen: at an address, or in a window of its own (null). */
  readonly announce: (address: string | null) => void;
  readonly release: () => void;
}

const holder = v.object({ pid: v.number(), address: v.nullable(v.string()) });
export type Holder = v.InferOutput<typeof holder>;

/** The lock, or null when another process has it. */
export function takeLock(folder: string): Lock | null {
  const database = new Database(join(folder, 'writer.lock'), { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
  const notice = join(folder, 'running.json');
  rmSync(notice, { force: true });
  return {
    announce: (address) => {
      // Only the owner may read it: the address carries the token.
      const draft = `${notice}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({ pid: process.pid, address }), { mode: 0o600 });
      renameSync(draft, notice);
    },
    release: () => {
      rmSync(notice, { force: true });
      database.close();
    },
  };
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
