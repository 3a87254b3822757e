import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import * as v from 'valibot';

const entry = v.object({ game: v.string(), position: v.number() });

/** The last entry that anybody was told is kept. */
export type LastAcknowledged = v.InferOutput<typeof entry>;

/** A file that stands beside the database as long as there must be a write-ahead log, and names the last entry in it. */
export interface RunningMark {
  /** Whether a store was left running here. */
  readonly isSet: () => boolean;
  /** Whether one was, with a log that is gone. */
  readonly logIsMissing: () => boolean;
  /** What the last run acknowledged last, as far as its mark says. */
  readonly lastAcknowledged: () => LastAcknowledged | null;
  readonly set: () => void;
  readonly acknowledge: (last: LastAcknowledged) => void;
  readonly clear: () => void;
}

/**
 * A killed process leaves its write-ahead log behind, a clean end takes it along. The mark is set once the log
 * is there and cleared before it goes, so a mark without a log says that somebody took the log away. It is written after
 * each entry without waiting for the disk: it may lag behind after a power cut, but never runs ahead.
 */
export function runningMark(file: string): RunningMark {
  const mark = `${file}-running`;
  let open: number | null = null;
  return {
    isSet: () => existsSync(mark),
    logIsMissing: () => existsSync(mark) && !existsSync(`${file}-wal`),
    lastAcknowledged: () => {
      try {
        const read = v.safeParse(entry, JSON.parse(readFileSync(mark, 'utf8')));
        return read.success ? read.output : null;
      } catch {
        return null;
      }
    },
    set: () => {
      open = openSync(mark, 'w', 0o600);
    },
    acknowledge: (last) => {
      if (open === null) return;
      try {
        const text = JSON.stringify(last);
        ftruncateSync(open, writeSync(open, text, 0));
      } catch {
        // The entry itself is on the disk: a mark that lags behind makes no difference to it.
      }
    },
    clear: () => {
      if (open !== null) closeSync(open);
      open = null;
      rmSync(mark, { force: true });
    },
  };
}
