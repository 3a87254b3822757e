import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** A file that stands beside the database as long as there must be a write-ahead log. */
export interface RunningMark {
  /** Whether a store was left running here, with a log that is gone. */
  readonly logIsMissing: () => boolean;
  readonly set: () => void;
  readonly clear: () => void;
}

/**
 * A killed process leaves its write-ahead log behind, a clean end takes it along. The mark is set once the log
 * is there and cleared before it goes, so a mark without a log says that somebody took the log away.
 */
export function runningMark(file: string): RunningMark {
  const mark = `${file}-running`;
  return {
    logIsMissing: () => existsSync(mark) && !existsSync(`${file}-wal`),
    set: () => writeFileSync(mark, ''),
    clear: () => rmSync(mark, { force: true }),
  };
}
