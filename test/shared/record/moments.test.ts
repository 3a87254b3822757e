import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { minutesOf, timesOf, type GameRecord } from '../../../src/shared/record/index.ts';
import { adjust, auctionRecord } from '../../fixtures/auction.ts';
import { recordOf } from '../../fixtures/replayed.ts';
import { repetitions } from '../../repetitions.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

function game(
  startedAt: string | null,
  finishedAt: string | null,
  entered: readonly (string | null)[] = [],
): GameRecord {
  const events = entered.map((at) => ({
    ...adjust({ cash: { 0: 1 } }),
    ...(at === null ? {} : { at }),
  }));
  return recordOf(auctionRecord(events, { startedAt, finishedAt }));
}

describe('how long a game took', () => {
  test.each([
    ['is known from beginning and end', game('2026-11-21T19:30:00Z', '2026-11-21T21:00:00Z'), 90],
    ['or from the entries', game(null, null, ['2026-11-21T19:30:00Z', null, '2026-11-21T20:00:00Z']), 30],
    ['leaves out seconds, in up to twelve hours', game('2026-11-21T19:30:00Z', '2026-11-22T07:30:20Z'), 720],
    ['is not longer than that', game('2026-11-21T19:30:00Z', '2026-11-22T07:31:00Z'), null],
    ['is not nothing', game('2026-11-21T19:30:00Z', '2026-11-21T19:30:00Z'), null],
    ['is not negative', game('2026-11-21T21:00:00Z', '2026-11-21T19:30:00Z'), null],
    ['is not years', game('2026-11-21T21:00:00Z', '2029-11-21T22:30:00Z'), null],
    ['is not told by a day alone', game('2026-11-21', '2026-11-21T22:30:00Z'), null],
    ['nor by a day at the end', game('2026-11-21T19:30:00Z', '2026-11-21'), null],
    [
      'is unknown if a clock was set back in between',
      game('2026-11-21T19:30:00Z', null, [
        '2026-11-21T20:00:00Z',
        '2026-11-21T19:40:00Z',
        '2026-11-21T20:30:00Z',
      ]),
      null,
    ],
    [
      'but may hear of a clock that was put right by a second',
      game('2026-11-21T19:30:00Z', null, ['2026-11-21T20:00:01Z', '2026-11-21T20:00:00Z']),
      30,
    ],
    [
      'is unknown if the entries go back little by little',
      game('2026-11-21T19:30:00Z', null, [
        '2026-11-21T20:00:00Z',
        '2026-11-21T19:59:10Z',
        '2026-11-21T19:58:20Z',
      ]),
      null,
    ],
    ['is not told by what is no time', game('yesterday', 'T', ['today', '2026-11-21T20:00:00Z']), null],
  ])('%s', (_, record, minutes) => {
    expect(minutesOf(record)).toBe(minutes);
  });

  // Clocks go forward and back at night, in March and autumn in the north, in September in the south.
  test.each([
    ['Europe/Rome', '2026-03-29T01:30:00', '2026-03-29T03:30:00', 60],
    ['Europe/Rome', '2026-10-25T00:30:00', '2026-10-25T03:30:00', 240],
    ['America/New_York', '2026-03-08T01:30:00', '2026-03-08T03:30:00', 60],
    ['America/New_York', '2026-11-01T00:30:00', '2026-11-01T03:30:00', 240],
    ['Australia/Lord_Howe', '2026-10-04T01:30:00', '2026-10-04T03:30:00', 90],
    ['Asia/Kathmandu', '2026-03-29T01:30:00', '2026-03-29T03:30:00', 120],
    ['UTC', '2026-03-29T01:30:00', '2026-03-29T03:30:00', 120],
  ])('is what it was in %s in a night of %s', (zone, from, to, minutes) => {
    vi.stubEnv('TZ', zone);
    expect(minutesOf(game(from, to))).toBe(minutes);
    // Times with a zone, as the app writes them, give the same result everywhere.
    expect(minutesOf(game('2026-03-29T00:30:00Z', '2026-03-29T02:30:00Z'))).toBe(120);
  });
});

describe('the times of a log', () => {
  const NOW = '2026-11-21T22:00:00.000Z';
  const at = (minute: number | null): string | null =>
    minute === null ? null : new Date(Date.parse('2026-11-21T19:30:00Z') + minute * 60_000).toISOString();
  const shown = (minutes: readonly (number | null)[]) =>
    timesOf(game(null, null, minutes.map(at)).events, NOW);

  test('are all shown if they never decrease', () => {
    expect(shown([0, 0, null, 5, 9])).toEqual([0, 0, null, 5, 9].map(at));
  });

  test('leave out those of a clock that was ahead, and those in the future', () => {
    expect(shown([0, 100, 101, 3, 4, 5])).toEqual([0, null, null, 3, 4, 5].map(at));
    expect(shown([0, 3_000_000, 3])).toEqual([0, null, 3].map(at));
    expect(timesOf([{ type: 'draw', at: 'rubbish' }, { type: 'draw' }], NOW)).toEqual([null, null]);
  });

  test('never decrease, and as many as possible are shown', () => {
    const minutes = fc.array(fc.option(fc.integer({ min: 0, max: 12 }), { freq: 8 }), { maxLength: 9 });
    const property = fc.property(minutes, (given) => {
      const kept = shown(given).flatMap((each) => each ?? []);
      expect(kept).toEqual(kept.toSorted());
      expect(kept.length).toBe(longest(given.flatMap((each) => each ?? [])));
    });
    fc.assert(property, { numRuns: repetitions(100, 5000) });
  });

  /** By brute force. */
  function longest(numbers: readonly number[], from = -1): number {
    const [first, ...rest] = numbers;
    if (first === undefined) return 0;
    const without = longest(rest, from);
    return first < from ? without : Math.max(without, 1 + longest(rest, first));
  }
});
