import type { Database } from 'better-sqlite3';
import { join } from 'node:path';
import type { News } from '../../../shared/api.ts';
import { readMark, type Mark } from '../running-mark.ts';
import { isThere, STORE_FILE } from '../store-file.ts';
import { entriesIn, type Found } from './entries.ts';
import { bytesIn } from './reading.ts';
import { writeReport } from './report.ts';
import { takeBack } from './taking-back.ts';

/** What a run left behind that did not come to its end. */
export interface Left {
  /** Where it was copied to. */
  readonly folder: string;
  readonly mark: Mark | null;
  readonly hasLog: boolean;
  /** Every intact entry in its log: SQLite reads a log no further than the first byte that is wrong. */
  readonly found: Found;
}

export function readLeft(folder: string): Left {
  const file = join(folder, STORE_FILE);
  const mark = readMark(file);
  const log = `${file}-wal`;
  const found = entriesIn([{ database: Buffer.alloc(0), log: bytesIn(log), mark }]);
  return { folder, mark, hasLog: isThere(log), found };
}

/** What came of looking for everything that was acknowledged. */
export interface LookedAfter {
  readonly news: readonly News[];
  /** Whether something is missing that was there. */
  readonly isLoss: boolean;
}

/** Looks whether every entry is there that is known of, and brings back from the log what is not. */
export function bringBack(database: Database, left: Left): LookedAfter {
  const { mark, hasLog, found } = left;
  const { games, missing } = takeBack(database, found);
  const news: News[] = [];
  if (mark?.phase === 'running' && !hasLog) news.push({ kind: 'log-missing' });
  if (mark === null && found.journals.size > 0) news.push({ kind: 'mark-missing' });
  if (missing.length > 0) news.push({ kind: 'entries-missing', missing });
  else if (games > 0) news.push({ kind: 'entries-found' });
  const isLoss = missing.length > 0;
  if (isLoss) writeReport(left.folder, { work: 'opening', backup: null, games, missing, allKnown: null });
  return { news, isLoss };
}
