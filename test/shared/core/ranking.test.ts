import { describe, expect, test } from 'vitest';
import { mostCards, tiesAt, winnersOf } from '../../../src/shared/core/ranking.ts';
import { roundOutcome } from '../../../src/shared/core/round-outcome.ts';

describe('ranking artists', () => {
  test('the most cards come first, and ties go to the left', () => {
    expect(mostCards([2, 4, 3, 4, 1], 3)).toEqual([1, 3, 2]);
    expect(mostCards([2, 2, 5, 2, 0], 3)).toEqual([2, 0, 1]);
  });

  test('an artist without cards is never ranked', () => {
    expect(mostCards([0, 5, 0, 1, 0], 3)).toEqual([1, 3]);
    expect(mostCards([0, 0, 0, 0, 0], 3)).toEqual([]);
  });

  test('ties are won against artists further right and lost to those further left', () => {
    const artists = ['a', 'b', 'c', 'd'];
    expect(tiesAt(artists, [3, 1, 3, 3], 2)).toEqual({ tieWonOver: ['d'], tieLostTo: ['a'] });
    expect(tiesAt(artists, [0, 0, 3, 0], 0)).toEqual({ tieWonOver: [], tieLostTo: [] });
  });
});

describe('winners', () => {
  test('players with equal scores share the win', () => {
    expect(winnersOf([12, 30, 30, 7])).toEqual([1, 2]);
    expect(winnersOf([0, 0, 0])).toEqual([0, 1, 2]);
  });
});

describe('a round in the record', () => {
  test('lists artists in edition order, independent of the board', () => {
    const board = { artists: ['c', 'a', 'b'], edition: { artists: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] } };
    const settled = {
      round: 2,
      endedBy: 'limit',
      counts: [5, 1, 0],
      ranking: [0, 1],
      values: [30, 20, 0],
    } as const;
    const shown = roundOutcome(board, settled, [50, 0, 20]);
    expect(Object.entries(shown.counts)).toEqual([
      ['a', 1],
      ['b', 0],
      ['c', 5],
    ]);
    expect(shown.values).toEqual({ a: 20, b: 0, c: 30 });
    expect(shown.ranking).toEqual(['c', 'a']);
    expect(shown.payouts).toEqual([50, 0, 20]);
  });
});
