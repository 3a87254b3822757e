import { expect, test } from 'vitest';
import { historyFilterOf, yearOf } from '../../../src/renderer/lib/search.ts';
import { searchAt } from '../../../src/shared/routes/index.ts';
import { EVERY_SEARCH } from '../../shared/routes/every-filter.ts';

test('a search ignores anything no screen writes', () => {
  const written = 'seats=9&edition=chess&family=all&status=lost&sample=no&since=yesterday&to=2025-99-99';
  expect(searchAt(written)).toEqual({});
});

test('a search uses local days, and includes the whole last day', () => {
  const { from, until } = historyFilterOf({ since: '2025-03-29', to: '2025-03-30' });
  expect(from).toBe(new Date(2025, 2, 29).toISOString());
  expect(until).toBe(new Date(2025, 2, 31).toISOString());
});

test('a whole year is asked for as a year, and a day more or less by its moments', () => {
  expect(historyFilterOf({ since: '2025-01-01', to: '2025-12-31', tag: 'final' })).toEqual({
    year: 2025,
    tag: 'final',
  });
  for (const to of ['2025-12-30', '2026-01-01'])
    expect(historyFilterOf({ since: '2025-01-01', to })).toHaveProperty('from');
});

test('a search is a year if it runs from its first day to its last', () => {
  expect(yearOf({ tag: 'final', since: '2025-01-01', to: '2025-12-31' })).toBe(2025);
  for (const search of [{}, { since: '2025-01-01' }, { since: '2025-01-01', to: '2026-12-31' }])
    expect(yearOf(search)).toBe(null);
});

test('every value of every filter is asked for', () => {
  for (const search of EVERY_SEARCH) {
    const { since, to, ...others } = search;
    const { from, until, year: _, ...asked } = historyFilterOf(search);
    expect(asked).toEqual(others);
    if (yearOf(search) === null) expect([from, until].map(Boolean)).toEqual([since, to].map(Boolean));
  }
});
