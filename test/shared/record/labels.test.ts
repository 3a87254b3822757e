import { describe, expect, test } from 'vitest';
import { minutesOf, relabelled, type GameRecord } from '../../../src/shared/record/index.ts';
import { recordOf, edited } from '../../fixtures/replayed.ts';
import { wholeGame } from './games.ts';

function game(fields: object): GameRecord {
  return recordOf({ ...wholeGame(1), ...fields });
}

/** A game after a change of its day. */
function moved(record: GameRecord, day: string | null, isOver = true): GameRecord {
  const fields = relabelled(record, { kind: 'day', day }, isOver) ?? {};
  return edited(record, [{ kind: 'header', fields }]);
}

describe('what is noted about a game', () => {
  test('gets tags and loses them, whatever their case', () => {
    const record = game({ tags: ['Club', 'late'] });
    const tags = (add: readonly string[], remove: readonly string[]) =>
      relabelled(record, { kind: 'tags', add, remove }, true);
    expect(tags(['final', ' CLUB '], [])).toEqual({ tags: ['Club', 'late', 'final'] });
    expect(tags([], ['club'])).toEqual({ tags: ['late'] });
    expect(tags(['club'], ['Club'])).toEqual({ tags: ['late', 'club'] });
    expect(tags(['club'], ['rainy'])).toBeNull();
  });

  test('changes only where it is different', () => {
    const record = game({ location: 'Essen', misplayed: true, startedAt: '2003-05-17' });
    expect(relabelled(record, { kind: 'place', place: ' Essen ' }, true)).toBeNull();
    expect(relabelled(record, { kind: 'place', place: ' ' }, true)).toEqual({ location: null });
    expect(relabelled(record, { kind: 'misplayed', misplayed: true }, true)).toBeNull();
    expect(relabelled(record, { kind: 'misplayed', misplayed: false }, true)).toEqual({ misplayed: false });
    expect(relabelled(record, { kind: 'day', day: '2003-05-17' }, true)).toBeNull();
    expect(relabelled(game({ misplayed: null }), { kind: 'misplayed', misplayed: false }, true)).toBeNull();
  });
});

describe('another day', () => {
  const evening = (hour: number, day = 21) => new Date(2026, 10, day, hour, 30).toISOString();

  test('keeps the time of day, also over midnight, and how long the game took', () => {
    const record = game({ startedAt: evening(23), finishedAt: evening(1, 22), events: [] });
    const after = moved(record, '2024-02-29');
    expect(after.startedAt).toBe(new Date(2024, 1, 29, 23, 30).toISOString());
    expect(after.finishedAt).toBe(new Date(2024, 2, 1, 1, 30).toISOString());
    expect(minutesOf(after)).toBe(minutesOf(record));
    // Neither day needs to exist in the other’s month or year.
    const at = (date: string) => new Date(`${date}T20:15`).toISOString();
    for (const from of ['2026-01-31', '2024-02-29', '2025-12-31', '2026-03-01'])
      for (const to of ['2026-02-28', '2024-02-29', '2026-10-31'])
        expect(moved(game({ startedAt: at(from) }), to).startedAt, `${from} to ${to}`).toBe(at(to));
  });

  test('keeps how long a game took that has only the times of its events', () => {
    const events = [20, 21, 22].map((hour) => ({ type: 'offer', at: evening(hour) }));
    const record = { ...game({ startedAt: evening(20) }), events };
    expect(minutesOf(record)).toBe(120);
    expect(minutesOf(moved(record, '2024-02-29'))).toBe(120);
    expect(moved(record, '2024-02-29', false).finishedAt ?? null).toBeNull();
    // Without a beginning of its own, the events say how long it took.
    const undated = { ...record, startedAt: null };
    expect(moved(undated, '2024-02-29')).toMatchObject({ startedAt: '2024-02-29' });
    expect(minutesOf(moved(undated, '2024-02-29'))).toBe(120);
  });

  test('can be a day alone, a local time without a zone, or unknown', () => {
    expect(moved(game({ startedAt: '2003-05-17' }), '2003-06-01').startedAt).toBe('2003-06-01');
    expect(moved(game({ startedAt: '2003-05-17T20:15:00' }), '2003-06-01').startedAt).toBe(
      '2003-06-01T20:15:00',
    );
    expect(moved(game({ startedAt: evening(20), finishedAt: evening(21) }), null)).toMatchObject({
      startedAt: null,
      finishedAt: null,
    });
  });
});
