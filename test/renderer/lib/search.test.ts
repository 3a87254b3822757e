import { addressOfSearch, type Search, searchAt } from '../../../src/shared/routes/index.ts';
import { describe, expect, test } from 'vitest';
import { historyFilterOf, yearOf } from '../../../src/renderer/lib/search.ts';

const EVERYTHING: Search = {
  text: 'Élodie & co?',
  person: 'a/b#c',
  family: 'auction',
  edition: 'modern-art-1994',
  seats: 4,
  place: 'Café Zoë',
  tag: 'final',
  since: '2025-01-01',
  to: '2025-12-31',
  status: 'finished',
  sample: true,
};

describe('a search', () => {
  test('survives the round trip through the address', () => {
    expect(addressOfSearch({})).toBe('');
    expect(searchAt('')).toEqual({});
    expect(searchAt(addressOfSearch(EVERYTHING).slice(1))).toEqual(EVERYTHING);
  });

  test('ignores anything no screen writes', () => {
    expect(
      searchAt('seats=9&edition=chess&family=all&status=lost&sample=no&since=yesterday&to=2025-99-99'),
    ).toEqual({});
  });

  test('uses local days, and includes the whole last day', () => {
    const { from, until } = historyFilterOf({ since: '2025-03-29', to: '2025-03-30' });
    expect(from).toBe(new Date(2025, 2, 29).toISOString());
    expect(until).toBe(new Date(2025, 2, 31).toISOString());
  });

  test('is a year if it runs from its first day to its last', () => {
    expect(yearOf(EVERYTHING)).toBe(2025);
    expect(yearOf({ since: '2025-01-01' })).toBe(null);
    expect(yearOf({ since: '2025-01-01', to: '2026-12-31' })).toBe(null);
    expect(yearOf({})).toBe(null);
  });
});
