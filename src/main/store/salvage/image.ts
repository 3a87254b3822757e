import type { Database } from 'better-sqlite3';
import { openBytes } from '../connection.ts';
import { framesIn, isIntactFrame, sizesIn } from './pages.ts';
import type { Source } from './entries.ts';

/** A file and its log, as far as they can be read. */
export interface Image {
  readonly database: Database;
  /** Whether the log is there if it must be, and no frame of it was left out. */
  readonly hasAllOfLog: boolean;
}

/**
 * A file and its log as one database in memory. SQLite itself stops reading a log at its first wrong byte,
 * rejects a file for one wrong byte in its header, and would write to both. Null if there is nothing.
 */
export function imageOf({ database: file, log, mark }: Source): Image | null {
  const size = sizesIn(file, log).at(-1) ?? 0;
  const frames = framesIn(log, size).filter(({ from }) => from === 'log');
  const intact = frames.filter((frame) => isIntactFrame(log, frame));
  const numbers = intact.map(({ number }) => number);
  const pages = numbers.reduce((most, number) => Math.max(most, number), Math.ceil(file.length / size));
  if (pages === 0) return null;
  const bytes = Buffer.alloc(pages * size);
  file.copy(bytes);
  for (const { number, bytes: page } of intact) {
    if (number > 0) page.copy(bytes, (number - 1) * size);
  }
  writeHeader(bytes, size, pages);
  const isAsMarked = mark === null ? log.length === 0 : log.length > 0 || mark.phase !== 'running';
  return { database: openBytes(bytes), hasAllOfLog: isAsMarked && intact.length === frames.length };
}

/**
 * Restores the header, which is the same in all our files:
 * https://www.sqlite.org/fileformat2.html#the_database_header
 */
function writeHeader(bytes: Buffer, size: number, pages: number): void {
  bytes.write('SQLite format 3\0', 0, 'latin1');
  bytes.writeUInt16BE(size === 65_536 ? 1 : size, 16);
  // Version 1, because a database in memory has no log; then no reserved bytes, and the fixed payload
  // fractions.
  bytes.set([1, 1, 0, 64, 32, 32], 18);
  bytes.writeUInt32BE(pages, 28);
  // No free pages: nothing will be written here.
  bytes.fill(0, 32, 40);
  const [schemaFormat, utf8] = [4, 1];
  bytes.writeUInt32BE(schemaFormat, 44);
  bytes.fill(0, 52, 56);
  bytes.writeUInt32BE(utf8, 56);
  // The number of pages is valid for this change counter.
  bytes.copy(bytes, 92, 24, 28);
}
