import { expect, test } from 'vitest';
import { leaderText, standingsOf } from '../../../../src/renderer/features/figures/standings.ts';
import { formats, italian, line } from './group.ts';

test('a leader is named as the best only if it can’t be chance', () => {
  const ahead = (best: number, theirs: number) =>
    leaderText([line('Ada', best, 2, 40, 30), line('Bo', 20, theirs, 40, 3)], formats);
  // Two uncertainties of each are between them: 4 of Ada’s, and 2 or 6 of Bo’s.
  for (const [best, theirs] of [
    [26, 1],
    [30, 3],
  ] as const) {
    expect(ahead(best, theirs)).toContain('too close or too early');
    expect(ahead(best + 0.5, theirs)).toContain('very unlikely to be luck');
  }
  expect(leaderText([line('Ada', 25, 8, 1, 1)], formats)).toContain('Ada');
});

test('everybody’s pictures share their scales', () => {
  const { rows, start } = standingsOf([line('Ada', 35, 2.5, 40, 30), line('Bo', 25, 5, 40, 3)], formats);
  // From 15, twice the uncertainty below Bo, to 40, twice the uncertainty above Ada.
  expect(start).toBe(0.4);
  expect(rows.map(({ rating }) => [rating.value, rating.inner, rating.outer])).toEqual([
    [0.8, { from: 0.7, wide: expect.closeTo(0.2) as number }, { from: 0.6, wide: 0.4 }],
    [0.4, { from: 0.2, wide: expect.closeTo(0.4) as number }, { from: 0, wide: 0.8 }],
  ]);
  expect(rows.map(({ wins }) => [wins.won, wins.expected])).toEqual([
    [1, 10 / 30],
    [0.1, 10 / 30],
  ]);
  expect(rows.map(({ course }) => course.points)).toEqual([
    [
      [0, 1],
      [1, 0],
    ],
    [
      [0, 1],
      [1, 1],
    ],
  ]);
  expect(rows[0]?.latest.games.map(({ height, won }) => [height, won])).toEqual([
    [1, true],
    [0.5, false],
    [0, false],
  ]);
});

test('the order is explained by its numbers', () => {
  const { rows } = standingsOf([line('Ada', 24.5, 2, 40, 30), line('Bo', 25.1, 3, 9, 3)], formats);
  expect(rows.map(({ rating }) => [rating.sure, rating.text])).toEqual([
    ['20.5', '24.5 ± 2.0'],
    ['19.1', '25.1 ± 3.0'],
  ]);
});

test('one person with one game has whole pictures, in both languages', () => {
  for (const one of [formats, italian]) {
    const { rows, start } = standingsOf(
      [{ ...line('Ada', 25, 8, 1, 0), course: [{ at: '2025-03-01T19:00:00.000Z', value: 25 }] }],
      one,
    );
    expect(start).toBeCloseTo(0.5);
    expect(JSON.stringify(rows)).not.toMatch(/NaN|undefined|null,/);
  }
});
