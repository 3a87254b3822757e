import { lookAhead, type CardsToCome } from '../src/shared/core/chances.ts';
import { EDITION_IDS, editionOf, readRecord, timelineOf, worthThrough } from '../src/shared/record/index.ts';
import { wholeGame } from '../test/shared/record/games.ts';
import { median, percentile, report } from './interleaved.ts';

/**
 * The forecast: its table of a round against a bare pass over the same positions, and all positions of whole games.
 * Only this thread's time counts.
 */

const TURNS = 41;
const GAMES = 120;

function spent(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Reads what may follow each position and adds it up, without asking what ends a round or who leads. */
function barePass(limit: number, artists: number, places: number): Float64Array {
  const width = artists * places;
  const size = limit ** artists;
  const sums = new Float64Array(size * width);
  for (let index = size - 1; index >= 0; index -= 1) {
    for (let artist = 0, stride = 1; artist < artists; artist += 1, stride *= limit) {
      const next = (index + stride) % size;
      const share = 1 / (artist + index + 1);
      for (let each = 0; each < width; each += 1) {
        sums[index * width + each] =
          (sums[index * width + each] ?? 0) + share * (sums[next * width + each] ?? 1);
      }
    }
  }
  return sums;
}

/** Often enough for the clock. */
function repeat(work: () => unknown): void {
  for (let time = 0; time < 10; time += 1) work();
}

const ROUNDS: readonly (readonly [string, CardsToCome])[] = [
  ['Modern Art', { supply: [12, 13, 14, 15, 16], most: 36, limit: 5, faceDown: 0, places: 3 }],
  ['Masters Gallery', { supply: [17, 18, 19, 20, 21], most: 40, limit: 6, faceDown: 0, places: 3 }],
];

for (const [name, round] of ROUNDS) {
  const ratios: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const bare = spent(() => repeat(() => barePass(round.limit, 5, round.places)));
    const table = spent(() => repeat(() => lookAhead()(round, [0, 0, 0, 0, 0])));
    ratios.push(table / bare);
  }
  report(`a round of ${name} against a bare pass`, median(ratios.slice(5)), 3);
}

for (const [family, most] of [
  ['auction', 30],
  ['gallery', 120],
] as const) {
  const editions = EDITION_IDS.filter((id) => editionOf(id).family === family);
  const times: number[] = [];
  for (let seed = 0; seed < GAMES; seed += 1) {
    const record = readRecord(wholeGame(seed, editions));
    if (!record.ok) throw new Error(record.error.code);
    const { tables } = timelineOf(record.value, null);
    times.push(spent(() => worthThrough(tables)));
  }
  const slow = percentile(times, 0.99);
  report(`a whole game of the ${family} family, ms at the 99th percentile`, slow, most);
  console.log(`  median ${median(times).toFixed(1)} ms`);
}
