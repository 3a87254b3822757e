import { expect, test } from 'vitest';
import { weeksByYear } from '../../../../src/renderer/features/figures/times.ts';

test('a year has all of its weeks, by their Thursdays, and the latest year comes first', () => {
  const years = weeksByYear([
    { monday: '2024-12-30', evenings: 1, games: 2 },
    { monday: '2026-12-28', evenings: 3, games: 3 },
  ]);
  expect(years.map(({ year, weeks }) => [year, weeks.length])).toEqual([
    [2026, 53],
    [2025, 52],
  ]);
  expect(years[0]?.weeks[0]?.monday).toBe('2025-12-29');
  expect(years[0]?.weeks.at(-1)).toEqual({ monday: '2026-12-28', evenings: 3, games: 3 });
  expect(years[1]?.weeks[0]).toEqual({ monday: '2024-12-30', evenings: 1, games: 2 });
  expect(years[1]?.weeks.filter(({ games }) => games > 0)).toHaveLength(1);
});
