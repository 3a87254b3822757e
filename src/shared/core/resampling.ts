/** From a number of games on, an interval says something. */
export const GAMES_FOR_AN_INTERVAL = 10;

const RESAMPLES = 1000;
const MOST_HEAPS = 200;

export type Interval = readonly [low: number, high: number];

/** Averages and shares over games, with the 95% interval of each: what other games of the same people may show. */
export interface Resampling {
  /** Adds to one of the ratios what a game has. */
  readonly add: (game: number, ratio: number, part: number, of: number) => void;
  /** `null` for a ratio of nothing, and for all of them with too few games. */
  readonly intervals: () => readonly (Interval | null)[];
}

/**
 * Draws as many games as there are, again and again, and leaves out the lowest and highest 2.5% of what comes out. A
 * game is drawn with everything in it, because whatever happens in one evening hangs together. Many games are first
 * dealt into heaps, in turn, and whole heaps are drawn, which takes less time. Always the same for the same games.
 */
export function resampling(games: number, ratios: number): Resampling {
  const heaps = Math.min(games, MOST_HEAPS);
  const width = ratios * 2;
  const sums = new Float64Array(heaps * width);
  return {
    add: (game, ratio, part, of) => {
      const place = (game % heaps) * width + ratio * 2;
      sums[place] = (sums[place] ?? 0) + part;
      sums[place + 1] = (sums[place + 1] ?? 0) + of;
    },
    intervals: () => {
      if (games < GAMES_FOR_AN_INTERVAL) return Array.from({ length: ratios }, () => null);
      const drawn = Array.from({ length: ratios }, () => new Float64Array(RESAMPLES));
      const counted = new Uint16Array(ratios);
      const all = new Float64Array(width);
      const next = below(heaps);
      for (let time = 0; time < RESAMPLES; time += 1) {
        all.fill(0);
        for (let heap = 0; heap < heaps; heap += 1) {
          const from = next() * width;
          for (let at = 0; at < width; at += 1) all[at] = (all[at] ?? 0) + (sums[from + at] ?? 0);
        }
        for (let ratio = 0; ratio < ratios; ratio += 1) {
          const of = all[ratio * 2 + 1] ?? 0;
          const [times, found] = [counted[ratio] ?? 0, drawn[ratio]];
          if (of === 0 || found === undefined) continue;
          found[times] = (all[ratio * 2] ?? 0) / of;
          counted[ratio] = times + 1;
        }
      }
      return drawn.map((found, ratio) => middleOf(found.subarray(0, counted[ratio])));
    },
  };
}

function middleOf(values: Float64Array): Interval | null {
  const sorted = values.sort();
  const outside = Math.floor(sorted.length * 0.025);
  const [low, high] = [sorted[outside], sorted[sorted.length - 1 - outside]];
  return low === undefined || high === undefined ? null : [low, high];
}

/** Whole numbers below a count, in a fixed sequence that looks random (mulberry32). */
function below(count: number): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * count);
  };
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
