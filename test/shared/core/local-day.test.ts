import { afterEach, expect, test, vi } from 'vitest';
import { localDay } from '../../../src/shared/core/local-day.ts';
import { gameFilterOf } from '../../../src/renderer/lib/search.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['Europe/Rome', '2026-11-21T23:30:00Z', '2026-11-22'],
  ['America/New_York', '2026-11-22T01:30:00Z', '2026-11-21'],
  ['Pacific/Kiritimati', '2026-11-21T11:00:00Z', '2026-11-22'],
  ['Europe/Rome', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['Europe/Rome', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['America/New_York', '2026-11-21', '2026-11-21'],
  ['UTC', 'rubbish', null],
])('in %s the day of %s is %s', (zone, moment, day) => {
  vi.stubEnv('TZ', zone);
  expect(localDay(moment)).toBe(day);
});

// Days with clock changes, including a zone that skips midnight.
test.each([
  ['Europe/Rome', '2026-03-29', 23],
  ['Europe/Rome', '2026-10-25', 25],
  ['America/New_York', '2026-11-01', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Africa/Cairo', '2026-04-24', 23],
  ['UTC', '2026-03-29', 24],
])('in %s a search for %s asks for %s hours', (zone, day, hours) => {
  vi.stubEnv('TZ', zone);
  const { from = '', until = '' } = gameFilterOf({ since: day, to: day });
  expect((Date.parse(until) - Date.parse(from)) / 3_600_000).toBe(hours);
  expect([localDay(from), localDay(new Date(Date.parse(until) - 1).toISOString())]).toEqual([day, day]);
});
