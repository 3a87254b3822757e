import { expect, test } from 'vitest';
import { roundOutcome } from '../../../src/shared/core/round-outcome.ts';

test('a round in the record lists artists in edition order, independent of the board', () => {
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
