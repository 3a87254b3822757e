import type { Database } from 'better-sqlite3';
import { dirname, join } from 'node:path';
import type { News } from '../../../shared/api.ts';
import { readMark, type Mark } from '../running-mark.ts';
import { isThere, STORE_FILE } from '../store-file.ts';
import { entriesIn, type Found } from './entries.ts';
import { bytesIn } from './reading.ts';
import { writeReport } from './report.ts';
import { addEntries } from './add-entries.ts';
import { placesIn } from './places.ts';

/** What a killed run left behind. */
export interface Left {
  /** Where it was copied to. */
  readonly folder: string;
  readonly mark: Mark | null;
  readonly log: 'there' | 'illegible' | 'missing';
  /** Every undamaged entry in its log: SQLite itself stops at the first wrong byte. */
  readonly found: Found;
}

export function readLeft(folder: string): Left {
  const file = join(folder, STORE_FILE);
  const mark = readMark(file);
  const log = bytesIn(`${file}-wal`);
  const found = entriesIn([{ database: Buffer.alloc(0), log, mark }]);
  const isIllegible = log.length > 0 && found.journals.size === 0 && !isLog(log);
  const asFound = isThere(`${file}-wal`) ? 'there' : 'missing';
  return { folder, mark, log: isIllegible ? 'illegible' : asFound, found };
}

/** Its first number says so, in either order of bytes. */
function isLog(log: Buffer): boolean {
  return log.length >= 4 && log.readUInt32BE(0) >>> 1 === 0x377f0682 >>> 1;
}

export interface Restored {
  readonly news: readonly News[];
  /** Whether an acknowledged entry is missing. */
  readonly isLoss: boolean;
}

/** Checks that every known entry is in the database, and restores missing ones from wherever they are. */
export function restoreMissing(database: Database, left: Left): Restored {
  const { folder, mark, log, found } = left;
  const places = () => placesIn(dirname(folder));
  const { games, missing } = addEntries(database, { found, places, mayBeCut: false });
  // What was rewritten must not be found in the log by a later repair, which would take it for newer.
  if (games > 0) database.pragma('wal_checkpoint(TRUNCATE)');
  const news: News[] = [];
  if (mark?.phase === 'running' && log !== 'there') news.push({ kind: 'log-missing' });
  if (mark === null && (found.journals.size > 0 || log === 'illegible')) news.push({ kind: 'mark-missing' });
  if (missing.length > 0) news.push({ kind: 'entries-missing', missing });
  else if (games > 0) news.push({ kind: 'entries-found' });
  const isLoss = missing.length > 0;
  if (isLoss) writeReport(folder, { work: 'opening', backup: null, games, missing, allKnown: null });
  return { news, isLoss };
}
