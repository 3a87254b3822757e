import { describe, expect, test } from 'vitest';
import { EDITION_IDS, timelineOf } from '../../../src/shared/record/index.ts';
import { documentOf, readResult, resultOf, resultRefusal } from '../../../src/shared/result/index.ts';
import { NIGHT } from '../../fixtures/result.ts';

const FAIR = { ...NIGHT, location: 'Essen', tags: ['fair'] };

function read(change: Record<string, unknown> = {}) {
  return readResult({ ...FAIR, ...change });
}

function refused(change: Record<string, unknown>) {
  const result = read(change);
  return result.ok ? null : [result.error.code, result.error.place];
}

describe('a result', () => {
  test('is read, and the highest score wins', () => {
    const record = read();
    expect(record.ok && resultOf(record.value)).toEqual({
      scores: [389, 412, 301],
      winners: [1],
      rounds: [],
      minutes: null,
      source: 'paper',
    });
  });

  test('is written as it was read, with unknown fields', () => {
    const record = read({ rounds: [[10, 20, 30]], weather: 'rain' });
    const written = record.ok ? documentOf(record.value) : {};
    expect(written).toMatchObject({ ...FAIR, rounds: [[10, 20, 30]], weather: 'rain' });
    expect(written).not.toHaveProperty('events');
    const again = readResult(written);
    expect(again).toEqual(record);
  });

  test.each(EDITION_IDS)('of %s can be stored', (edition) => {
    const record = read({ edition });
    expect(record.ok && timelineOf(record.value, null).problem).toBeNull();
  });

  test('may have several winners, or no scores', () => {
    const shared = read({ scores: [400, 400, 3] });
    expect(shared.ok && resultOf(shared.value)?.winners).toEqual([0, 1]);
    const known = read({ scores: null, winners: [2] });
    expect(known.ok && resultOf(known.value)?.winners).toEqual([2]);
  });

  test.each([
    [{ version: 2 }, 'future-version', 'version'],
    [{ format: 'other' }, 'unknown-format', 'format'],
    [{ players: NIGHT.players.slice(1) }, 'wrong-number-of-players', 'players'],
    [{ scores: [1, 2] }, 'one-a-player', 'scores'],
    [{ scores: [1, 2, 2.5] }, 'not-a-whole-number', 'scores[2]'],
    [{ scores: 'high' }, 'not-a-list', 'scores'],
    [{ scores: null }, 'nobody-won', 'winners'],
    [{ winners: [] }, 'nobody-won', 'winners'],
    [{ winners: [3] }, 'not-a-seat', 'winners[0]'],
    [{ rounds: [[1, 2, 3], [1]] }, 'one-a-player', 'rounds[1]'],
    [{ minutes: -5 }, 'not-a-whole-number', 'minutes'],
    [{ source: 7 }, 'not-text', 'source'],
  ])('that says %o is refused', (change, code, place) => {
    expect(refused(change)).toEqual([code, place]);
  });

  test('cannot get events, and keeps one score per player', () => {
    const record = read();
    if (!record.ok) throw new Error('a result is read');
    const { value } = record;
    expect(resultRefusal(value, { ...value, notes: 'found on a pad' })).toBeNull();
    expect(resultRefusal(value, { ...value, events: [{ type: 'offer' }] })?.code).toBe('only-a-result');
    expect(resultRefusal(value, { ...value, knownResult: { scores: [1] } })?.code).toBe('one-a-player');
  });
});
