/** Pages as they lie in a database or its log, whether SQLite itself would still find them or not. */
export interface Pages {
  readonly size: number;
  /** Every page there is, in the order they were written. */
  readonly all: readonly Buffer[];
  /** The latest writing of a page by its number, counted from 1. */
  readonly latest: (number: number) => Buffer | null;
}

// https://www.sqlite.org/fileformat2.html
const USUAL_SIZE = 4096;
const LARGEST_SIZE = 65_536;
const LOG_HEADER = 32;
const FRAME_HEADER = 24;

/** The pages of a database, and above them those of the log beside it. */
export function pagesOf(database: Buffer, log: Buffer): Pages {
  const size = sizeIn(database.length < 18 ? 0 : database.readUInt16BE(16)) ?? sizeOfLog(log) ?? USUAL_SIZE;
  const kept = sliced(database, size, 0, 0);
  const frames = sliced(log, size, FRAME_HEADER, LOG_HEADER);
  const numbers = frames.map((_, at) => log.readUInt32BE(LOG_HEADER + at * (FRAME_HEADER + size)));
  return {
    size,
    all: [...kept, ...frames],
    latest: (number) => frames[numbers.lastIndexOf(number)] ?? kept[number - 1] ?? null,
  };
}

/** What is written of a size in a header that may itself be damaged. */
function sizeIn(written: number): number | null {
  const size = written === 1 ? LARGEST_SIZE : written;
  return size >= 512 && size <= LARGEST_SIZE && Number.isInteger(Math.log2(size)) ? size : null;
}

function sizeOfLog(log: Buffer): number | null {
  return log.length < LOG_HEADER ? null : sizeIn(log.readUInt32BE(8));
}

function sliced(file: Buffer, size: number, header: number, begin: number): Buffer[] {
  const pages: Buffer[] = [];
  for (let start = begin + header; start + size <= file.length; start += header + size) {
    pages.push(file.subarray(start, start + size));
  }
  return pages;
}
