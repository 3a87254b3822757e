import { chanceFrom } from './chance.ts';

/** From a number of games on, an interval says something. */
export const GAMES_FOR_AN_INTERVAL = 10;

const RESAMPLES = 500;
const MOST_HEAPS = 100;

export type Interval = readonly [low: number, high: number];

/** A sum over games, divided by another: the numbers of two columns. */
export type Ratio = readonly [part: number, of: number];

/** Averages and shares over games, with the 95% interval of each: what other games of the same people may show. */
export interface Resampling {
  /** Adds what a game has to a column. */
  readonly add: (game: number, column: number, value: number) => void;
  /** `null` for a ratio of nothing, and for all of them with too few games. */
  readonly intervals: (ratios: readonly Ratio[]) => readonly (Interval | null)[];
}

/**
 * Draws as many games as there are, again and again, and leaves out the lowest and highest 2.5% of what comes out. A
 * game is drawn with everything in it, because whatever happens in one evening hangs together. Many games are first
 * dealt into heaps, in turn, and whole heaps are drawn, which takes less time. Always the same for the same games.
 */
export function resampling(games: number, columns: number): Resampling {
  const heaps = Math.min(games, MOST_HEAPS);
  const sums = new Float64Array(heaps * columns);
  return {
    add: (game, column, value) => {
      const place = (game % heaps) * columns + column;
      sums[place] = (sums[place] ?? 0) + value;
    },
    intervals: (ratios) => {
      if (games < GAMES_FOR_AN_INTERVAL) return ratios.map(() => null);
      const results = ratios.map(() => new Float64Array(RESAMPLES));
      const counted = new Uint16Array(ratios.length);
      const named = ratios.flat();
      const first = named.reduce((least, column) => Math.min(least, column), columns);
      const end = 1 + named.reduce((most, column) => Math.max(most, column), -1);
      const all = new Float64Array(columns);
      const draws = drawing();
      let draw = 0;
      for (let time = 0; time < RESAMPLES; time += 1) {
        all.fill(0);
        for (let heap = 0; heap < heaps; heap += 1) {
          const from = Math.floor((draws[draw] ?? 0) * heaps) * columns;
          draw += 1;
          for (let at = first; at < end; at += 1) all[at] = (all[at] ?? 0) + (sums[from + at] ?? 0);
        }
        for (let at = 0; at < ratios.length; at += 1) {
          const [part, of] = ratios[at] ?? [0, 0];
          const [times, found, divided] = [counted[at] ?? 0, results[at], all[of] ?? 0];
          if (divided === 0 || found === undefined) continue;
          found[times] = (all[part] ?? 0) / divided;
          counted[at] = times + 1;
        }
      }
      return results.map((found, at) => middleOf(found.subarray(0, counted[at])));
    },
  };
}

function middleOf(values: Float64Array): Interval | null {
  const sorted = values.sort();
  const outside = Math.floor(sorted.length * 0.025);
  const [low, high] = [sorted[outside], sorted[sorted.length - 1 - outside]];
  return low === undefined || high === undefined ? null : [low, high];
}

let drawn: Float64Array | null = null;

/** Enough numbers from 0 to 1 for all draws, always the same. Made once. */
function drawing(): Float64Array {
  if (drawn !== null) return drawn;
  const next = chanceFrom(1);
  drawn = Float64Array.from({ length: RESAMPLES * MOST_HEAPS }, next);
  return drawn;
}

/**
 * How many games it takes until chance alone no longer explains an average of these differences: until its interval,
 * 1.96 standard deviations ÷ √games to each side, doesn't reach zero. Returns `null` if that can't be said.
 */
export function gamesToTell(differences: readonly number[]): number | null {
  const games = differences.length;
  if (games < GAMES_FOR_AN_INTERVAL) return null;
  const mean = differences.reduce((sum, one) => sum + one, 0) / games;
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const needed = Math.floor((1.96 ** 2 * squares) / (games - 1) / mean ** 2) + 1;
  return Number.isFinite(needed) ? Math.max(GAMES_FOR_AN_INTERVAL, needed) : null;
}
