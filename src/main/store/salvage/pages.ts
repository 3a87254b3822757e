/** A page of a database or its log, whether or not SQLite would still find it. */
export interface Page {
  readonly bytes: Buffer;
  /**
   * In the file; in the current log; in the rest of an earlier log whose pages are already in the file; or
   * after the last commit in the log, which should contain only what was never acknowledged.
   */
  readonly from: 'file' | 'log' | 'earlier-log' | 'after-commit';
  /** The last frame of the log that was written with it, counted from 0; -1 in the file. */
  readonly until: number;
}

export type Pages = ReturnType<typeof pagesOf>;

export interface Frame extends Page {
  readonly number: number;
  /** The file's number of pages after a commit, or 0 within one. */
  readonly commits: number;
  /** Its offset in the log. */
  readonly start: number;
  readonly at: number;
}

// https://www.sqlite.org/fileformat2.html
const USUAL_SIZE = 4096;
const LARGEST_SIZE = 65_536;
const LOG_HEADER = 32;
const FRAME_HEADER = 24;
const SALT_IN_HEADER = 16;
const SALT_IN_FRAME = 8;
const SALT_BYTES = 8;
const CHECKSUM_IN_HEADER = 24;
const CHECKSUM_IN_FRAME = 16;

/** The possible page sizes of a file and its log: a damaged header may give a wrong one. */
export function sizesIn(database: Buffer, log: Buffer): readonly number[] {
  const written = [
    USUAL_SIZE,
    database.length < 18 ? 0 : database.readUInt16BE(16),
    log.length < LOG_HEADER ? 0 : log.readUInt32BE(8),
  ];
  return [...new Set(written.flatMap((size) => validSize(size) ?? []))];
}

export function pagesOf(database: Buffer, log: Buffer, size: number) {
  const kept = pagesIn(database, size);
  const frames = framesIn(log, size);
  const framesFrom = (from: Page['from']) => frames.filter((frame) => frame.from === from);
  const earlier = framesFrom('earlier-log');
  const present = [...framesFrom('log'), ...framesFrom('after-commit')];
  const byNumber = Map.groupBy(frames, ({ number }) => number);
  return {
    size,
    /** Every page, in the order of writing as far as that is known. */
    all: [...earlier, ...kept, ...present],
    /**
     * All versions of a page by its number, counted from 1; the one that matches the referring page comes
     * first.
     */
    writingsOf: (number: number, { until }: Page): readonly Buffer[] => {
      const written = byNumber.get(number) ?? [];
      const before = written.filter(({ at }) => at <= until).reverse();
      const after = written.filter(({ at }) => at > until).reverse();
      const inFile = kept[number - 1];
      return [...before, ...(inFile === undefined ? [] : [inFile]), ...after].map(({ bytes }) => bytes);
    },
  };
}

/** All pages in a log, whether or not they count by its own header. */
export function framesIn(log: Buffer, size: number): readonly Frame[] {
  const frames: (Omit<Frame, 'until' | 'from'> & { readonly salt: string })[] = [];
  for (let start = LOG_HEADER; start + FRAME_HEADER < log.length; start += FRAME_HEADER + size) {
    frames.push({
      number: log.readUInt32BE(start),
      commits: log.readUInt32BE(start + 4),
      start,
      at: frames.length,
      salt: log.toString('latin1', start + SALT_IN_FRAME, start + SALT_IN_FRAME + SALT_BYTES),
      bytes: wholePage(log, start + FRAME_HEADER, size),
    });
  }
  const inHeader = log.toString('latin1', SALT_IN_HEADER, SALT_IN_HEADER + SALT_BYTES);
  const salt = frames.some((frame) => frame.salt === inHeader) ? inHeader : frames[0]?.salt;
  const lastCommit = frames.findLastIndex((frame) => frame.salt === salt && frame.commits > 0);
  const untils = new Map<number, number>();
  let until = frames.length;
  for (const { at, commits } of frames.toReversed()) {
    if (commits > 0) until = at;
    untils.set(at, until);
  }
  return frames.map(({ salt: own, ...frame }, at) => ({
    ...frame,
    until: untils.get(at) ?? frames.length,
    from: own !== salt ? 'earlier-log' : at > lastCommit ? 'after-commit' : 'log',
  }));
}

/** Whether a frame's checksum, which continues that of the frame before, is right. */
export function isIntactFrame(log: Buffer, { start, bytes }: Frame): boolean {
  const before =
    start === LOG_HEADER ? CHECKSUM_IN_HEADER : start - FRAME_HEADER - bytes.length + CHECKSUM_IN_FRAME;
  let one = log.readUInt32BE(before);
  let other = log.readUInt32BE(before + 4);
  for (const part of [log.subarray(start, start + SALT_IN_FRAME), bytes]) {
    for (let at = 0; at < part.length; at += 8) {
      one = (one + part.readUInt32LE(at) + other) >>> 0;
      other = (other + part.readUInt32LE(at + 4) + one) >>> 0;
    }
  }
  const said = start + CHECKSUM_IN_FRAME;
  return one === log.readUInt32BE(said) && other === log.readUInt32BE(said + 4);
}

function pagesIn(file: Buffer, size: number): readonly Page[] {
  const pages: Page[] = [];
  for (let start = 0; start < file.length; start += size) {
    pages.push({ bytes: wholePage(file, start, size), from: 'file', until: -1 });
  }
  return pages;
}

/** A page that was cut off still has its beginning. */
function wholePage(file: Buffer, start: number, size: number): Buffer {
  const page = file.subarray(start, start + size);
  return page.length === size ? page : Buffer.concat([page, Buffer.alloc(size - page.length)]);
}

function validSize(written: number): number | null {
  const size = written === 1 ? LARGEST_SIZE : written;
  return size >= 512 && size <= LARGEST_SIZE && Number.isInteger(Math.log2(size)) ? size : null;
}
