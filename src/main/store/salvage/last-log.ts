import type { Database } from 'better-sqlite3';
import { existsSync, readFileSync } from 'node:fs';
import type { LastAcknowledged, RunningMark } from '../running-mark.ts';
import { entriesIn, type Found } from './entries.ts';
import { takeBack } from './taking-back.ts';

/** What a run left behind that did not come to its end. */
export interface Left {
  readonly last: LastAcknowledged;
  /** Every intact entry in its log: SQLite reads a log no further than the first byte that is wrong. */
  readonly inLog: Found;
}

/** To be read before the file is opened, which brings the log in and takes it away. */
export function readLeft(file: string, mark: RunningMark): Left | null {
  const last = mark.lastAcknowledged();
  if (last === null) return null;
  const log = `${file}-wal`;
  return { last, inLog: entriesIn(Buffer.alloc(0), existsSync(log) ? readFileSync(log) : Buffer.alloc(0)) };
}

/** Looks whether the last acknowledged entry is there, and brings back from the log what is not. */
export function bringBack(
  database: Database,
  { last, inLog }: Left,
): readonly ('entries-found' | 'entries-missing')[] {
  const isThere = () =>
    database
      .prepare<[string, number]>('SELECT 1 FROM journal WHERE game = ? AND position = ?')
      .get(last.game, last.position) !== undefined;
  if (isThere()) return [];
  takeBack(database, inLog);
  return isThere() ? ['entries-found'] : ['entries-missing'];
}
