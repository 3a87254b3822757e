import type { Database } from 'better-sqlite3';
import { openBytes } from '../connection.ts';
import { framesIn, isIntactFrame, sizesIn } from './pages.ts';
import type { Source } from './entries.ts';

/** A file and its log as they can still be read. */
export interface Image {
  readonly database: Database;
  /** Whether there is a log as long as there must be one, and nothing of it was left out. */
  readonly hasAllOfLog: boolean;
}

/**
 * A file and its log as one database in memory. SQLite itself reads a log no further than its first wrong byte, refuses a
 * file for a single one in its header, and would write to both. Null where there is nothing.
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

/** What it says in every file of ours, whatever became of it: https://www.sqlite.org/fileformat2.html#the_database_header */
function writeHeader(bytes: Buffer, size: number, pages: number): void {
  bytes.write('SQLite format 3\0', 0, 'latin1');
  bytes.writeUInt16BE(size === 65_536 ? 1 : size, 16);
  // A database in memory has no log; then nothing reserved, and the fractions that are always the same.
  bytes.set([1, 1, 0, 64, 32, 32], 18);
  bytes.writeUInt32BE(pages, 28);
  // No freed pages: nothing is written here.
  bytes.fill(0, 32, 40);
  const [schemaFormat, utf8] = [4, 1];
  bytes.writeUInt32BE(schemaFormat, 44);
  bytes.fill(0, 52, 56);
  bytes.writeUInt32BE(utf8, 56);
  // The number of pages holds for this change.
  bytes.copy(bytes, 92, 24, 28);
}
