import { expect, test } from 'vitest';
import { gamesToTell, resampling, type Ratio } from '../../../src/shared/core/resampling.ts';
import { random } from '../../play/random.ts';

/** Roughly normal: the sum of twelve numbers from 0 to 1, minus six. */
function normal(next: () => number): number {
  return Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, -6);
}

function averageOf(values: readonly number[]) {
  const samples = resampling(values.length, 2);
  values.forEach((value, game) => {
    samples.add(game, 0, value);
    samples.add(game, 1, 1);
  });
  const [interval] = samples.intervals([[0, 1]]);
  return interval ?? null;
}

test('an interval holds what is true about 95 times in 100, and gets narrower with the root of the games', () => {
  for (const games of [40, 400]) {
    const next = random(games);
    let [held, width] = [0, 0];
    for (let time = 0; time < 100; time += 1) {
      const interval = averageOf(Array.from({ length: games }, () => 5 + 3 * normal(next)));
      if (interval === null) throw new Error('enough games');
      const [low, high] = interval;
      held += low < 5 && 5 < high ? 1 : 0;
      width += high - low;
    }
    expect(held).toBeGreaterThan(89);
    expect(held).toBeLessThanOrEqual(100);
    expect(width / 100 / ((2 * 1.96 * 3) / Math.sqrt(games))).toBeCloseTo(1, 1);
  }
});

test('games are drawn whole: ten like-minded throws in a game count as one', () => {
  const next = random(7);
  const games = Array.from({ length: 100 }, () => (next() < 0.5 ? 0 : 1));
  const together = resampling(100, 2);
  games.forEach((heads, game) => {
    together.add(game, 0, 10 * heads);
    together.add(game, 1, 10);
  });
  const [low, high] = together.intervals([[0, 1]])[0] ?? [0, 0];
  expect([low, high]).toEqual(averageOf(games));
  expect(high - low).toBeGreaterThan(0.15);
});

test('few games have no interval, a ratio of nothing has none, and the same games always have the same', () => {
  expect(averageOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeNull();
  expect(averageOf([])).toBeNull();
  const samples = resampling(20, 3);
  for (let game = 0; game < 20; game += 1) {
    samples.add(game, 0, game);
    samples.add(game, 1, 1);
  }
  const of = averageOf(Array.from({ length: 20 }, (_, game) => game));
  expect(
    samples.intervals([
      [0, 1],
      [0, 2],
    ]),
  ).toEqual([of, null]);
});

test('so many games it takes that their interval no longer reaches zero', () => {
  const next = random(3);
  const differences = Array.from({ length: 5000 }, () => 1 + 10 * normal(next));
  const takes = gamesToTell(differences) ?? 0;
  // (1.96 × 10 ÷ 1)² is 384.
  expect(takes).toBeGreaterThan(250);
  expect(takes).toBeLessThan(600);
  const mean = differences.reduce((sum, one) => sum + one, 0) / 5000;
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const reach = (games: number) => (1.96 * Math.sqrt(squares / 4999)) / Math.sqrt(games);
  expect(reach(takes)).toBeLessThan(mean);
  expect(reach(takes - 1)).toBeGreaterThanOrEqual(mean);
  expect(gamesToTell(differences.slice(0, 9))).toBeNull();
  expect(gamesToTell(Array.from({ length: 12 }, () => 0))).toBeNull();
  expect(gamesToTell(Array.from({ length: 12 }, () => 3))).toBe(10);
});

test('many intervals are the same whether they are worked out together or alone', () => {
  const next = random(11);
  const samples = resampling(150, 400);
  for (let game = 0; game < 150; game += 1)
    for (let column = 0; column < 400; column += 1) samples.add(game, column, next());
  const ratios = Array.from({ length: 200 }, (_, at): Ratio => [2 * at, 2 * at + 1]);
  const together = samples.intervals(ratios);
  expect(together.every((interval) => interval !== null)).toBe(true);
  expect(ratios.flatMap((ratio) => samples.intervals([ratio]))).toEqual(together);
});
