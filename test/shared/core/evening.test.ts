import { expect, test } from 'vitest';
import { areClose, areOneCompany } from '../../../src/shared/core/evening.ts';

const at = (playedAt: string, place: string | null = null) => ({
  // Local time, like the days people mean.
  at: new Date(playedAt).valueOf(),
  place,
});

test('games of a day are close, and games that begin within six hours of each other', () => {
  const first = at('2026-11-14T12:00');
  expect(areClose(first, at('2026-11-14T21:00'))).toBe(true);
  expect(areClose(at('2026-11-14T22:10'), at('2026-11-15T01:30'))).toBe(true);
  expect(areClose(at('2026-11-14T19:10'), at('2026-11-15T01:20'))).toBe(false);
  expect(areClose(first, at('2026-11-15T12:00'))).toBe(false);
  expect(areClose(at('2026-11-14T21:00'), first)).toBe(true);
});

test('games at two places are never close, but one may have no place', () => {
  expect(areClose(at('2026-11-14T20:00', 'home'), at('2026-11-14T21:00', 'the club'))).toBe(false);
  expect(areClose(at('2026-11-14T20:00', 'home'), at('2026-11-14T21:00', 'home'))).toBe(true);
  expect(areClose(at('2026-11-14T20:00', 'home'), at('2026-11-14T21:00'))).toBe(true);
});

test('a company is the same if half of the smaller table sat at both', () => {
  expect(areOneCompany(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'x'])).toBe(true);
  expect(areOneCompany(['a', 'b', 'c', 'd', 'e'], ['a', 'x', 'y'])).toBe(false);
  expect(areOneCompany(['a', 'b'], ['b', 'c'])).toBe(true);
  expect(areOneCompany(['a', 'b'], ['c', 'd'])).toBe(false);
  expect(areOneCompany([], [])).toBe(false);
});
