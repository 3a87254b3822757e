import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import { isThere, MARK } from './store-file.ts';

/** Where a run was when it wrote its mark: about to open the file, at work, or closing the file again. */
const PHASES = ['opening', 'running', 'closing'] as const;

const content = v.object({
  /** No two runs have the same. */
  run: v.string(),
  phase: v.picklist(PHASES),
  games: v.array(v.tuple([v.string(), v.number()])),
});

/** What older versions wrote: the last entry alone. */
const formerContent = v.object({ game: v.string(), position: v.number() });

/** What a run has left that did not come to its end. */
export interface Mark {
  readonly phase: (typeof PHASES)[number];
  /** The last position of each game that was acknowledged. */
  readonly acknowledged: ReadonlyMap<string, number>;
}

/**
 * A file beside the database from before it is opened until after it is closed. Its phase is on the disk before anything
 * hangs on it. How far the games have come is written after each entry without waiting for the disk: after a power cut it
 * may lag behind, but it never runs ahead.
 */
export interface RunningMark {
  /** From now on there may be a write-ahead log. */
  readonly open: () => void;
  /** From now on there must be one, and entries are acknowledged. */
  readonly run: () => void;
  readonly acknowledge: (game: string, position: number) => void;
  /** From now on the log may go again. */
  readonly startClosing: () => void;
  readonly clear: () => void;
  /** Leaves it in place, as a killed process does. */
  readonly leave: () => void;
}

/** Nobody plays more games than this in one run. */
const MOST_GAMES = 100;

/** What the mark says; null when there is none. */
export function readMark(file: string): Mark | null {
  const mark = `${file}${MARK}`;
  return isThere(mark) ? parsed(mark) : null;
}

/** A mark that cannot be read still says that a run has left it. */
function parsed(mark: string): Mark {
  try {
    // What follows the first line is left over from a longer one.
    const [line = ''] = readFileSync(mark, 'utf8').split('\n');
    // The power went before the first phase was on the disk; the room for it may be there already.
    if (line.replaceAll('\0', '') === '') return { phase: 'opening', acknowledged: new Map() };
    const json: unknown = JSON.parse(line);
    const read = v.safeParse(content, json);
    if (read.success) return { phase: read.output.phase, acknowledged: new Map(read.output.games) };
    const former = v.safeParse(formerContent, json);
    if (former.success)
      return { phase: 'running', acknowledged: new Map([[former.output.game, former.output.position]]) };
  } catch {
    // Said below.
  }
  return { phase: 'running', acknowledged: new Map() };
}

export function runningMark(file: string): RunningMark {
  const mark = `${file}${MARK}`;
  const run = `${process.pid} ${performance.timeOrigin + performance.now()}`;
  const games = new Map<string, number>();
  let descriptor: number | null = null;

  function write(phase: Mark['phase']): void {
    descriptor ??= openSync(mark, 'w', 0o600);
    const line = `${JSON.stringify({ run, phase, games: [...games] })}\n`;
    ftruncateSync(descriptor, writeSync(descriptor, line, 0));
  }

  function writeToDisk(phase: Mark['phase']): void {
    write(phase);
    if (descriptor !== null) fsyncSync(descriptor);
  }

  /** What it is about is on the disk itself: a mark that lags behind makes no difference to it. */
  function tryTo(work: () => void): void {
    try {
      if (descriptor !== null) work();
    } catch {
      // It lags behind.
    }
  }

  function leave(): void {
    if (descriptor !== null) closeSync(descriptor);
    descriptor = null;
  }

  return {
    open: () => writeToDisk('opening'),
    run: () => writeToDisk('running'),
    acknowledge: (game, position) => {
      games.delete(game);
      games.set(game, position);
      for (const oldest of games.keys()) {
        if (games.size <= MOST_GAMES) break;
        games.delete(oldest);
      }
      tryTo(() => write('running'));
    },
    startClosing: () => tryTo(() => writeToDisk('closing')),
    clear: () => {
      leave();
      rmSync(mark, { force: true });
    },
    leave,
  };
}
