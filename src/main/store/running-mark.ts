import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import type { GameAt } from '../../shared/api.ts';
import { addLatest } from '../../shared/core/add-latest.ts';
import { fromJson } from '../../shared/core/json.ts';
import { unlessItFails } from '../../shared/core/unless-it-fails.ts';
import { isThere, MARK } from './store-file.ts';

/** What a run was doing when it wrote its mark: opening the file, running, or closing it. */
const PHASES = ['opening', 'running', 'closing'] as const;

const content = v.object({
  /** Unique for each run. */
  run: v.string(),
  phase: v.picklist(PHASES),
  games: v.array(v.tuple([v.string(), v.number()])),
});

/** The mark of a run that didn't end normally. */
export interface Mark {
  readonly phase: (typeof PHASES)[number];
  /** The last acknowledged position of each game. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Whether that run acknowledged nothing in any other game. */
  readonly namesAll: boolean;
}

/**
 * A file beside the database, written before it is opened and deleted after it is closed. Each phase is on
 * the disk before anything depends on it. The positions of games are written after each entry without waiting
 * for the disk: after a power cut they may be behind, but never ahead.
 */
export type RunningMark = ReturnType<typeof runningMark>;

/** More games than anyone plays in one run. */
const MOST_GAMES = 100;

/** Returns null if there is no mark. */
export function readMark(file: string): Mark | null {
  const mark = `${file}${MARK}`;
  return isThere(mark) ? parsed(mark) : null;
}

/** An unreadable mark still shows that a run didn't end normally. */
function parsed(mark: string): Mark {
  try {
    // Anything after the first line is left over from a longer text.
    const [line = ''] = readFileSync(mark, 'utf8').split('\n');
    // The power failed before the first phase was written; only the length of the file may be on the disk.
    if (line.replaceAll('\0', '') === '')
      return { phase: 'opening', acknowledged: new Map(), namesAll: true };
    const read = v.safeParse(content, fromJson(line));
    if (read.success) {
      const { phase, games } = read.output;
      return { phase, acknowledged: new Map(games), namesAll: games.length < MOST_GAMES };
    }
  } catch {
    // Treated as running, below.
  }
  return { phase: 'running', acknowledged: new Map(), namesAll: false };
}

export function runningMark(file: string) {
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

  /** The entries themselves are on the disk, so an outdated mark does no harm. */
  function tryTo(work: () => void): void {
    if (descriptor !== null) unlessItFails(work);
  }

  function acknowledgeAll(written: readonly GameAt[]): void {
    for (const { id, position } of written) addLatest(games, id, position, MOST_GAMES);
    tryTo(() => write('running'));
  }

  /** Leaves it in place, as a killed process does. */
  function leave(): void {
    if (descriptor !== null) closeSync(descriptor);
    descriptor = null;
  }

  return {
    /** From now on there may be a write-ahead log. */
    open: () => writeToDisk('opening'),
    /** From now on there must be one, and entries are acknowledged. */
    run: () => writeToDisk('running'),
    acknowledge: (game: string, position: number) => acknowledgeAll([{ id: game, position }]),
    acknowledgeAll,
    /** From now on the log may disappear again. */
    startClosing: () => tryTo(() => writeToDisk('closing')),
    clear: () => {
      leave();
      rmSync(mark, { force: true });
    },
    leave,
  };
}
