import { describe, expect, test } from 'vitest';
import { endingOf } from '../../../../src/renderer/shown/ending/ending.ts';
import { liftingOrder, placesOf, readLifted } from '../../../../src/renderer/shown/ending/reveal.ts';

const [A, B, C] = [0, 1, 2];
const CLOSE = 10;
const after = (...rounds: readonly (readonly number[])[]) =>
  rounds.map((amounts, at) => ({ round: at + 1, amounts }));

test('an end is close up to the limit, and clear beyond it, ahead of everybody who is second', () => {
  for (const [kind, second] of [
    ['close', 90],
    ['clear', 89],
  ] as const) {
    const margin = 100 - second;
    expect(endingOf([B], [second, 100, second], CLOSE, [])).toEqual({
      kind,
      winner: B,
      margin,
      runnersUp: [A, C],
    });
    expect(endingOf([A], [100, second, 5], CLOSE, [])).toEqual({ kind, winner: A, margin, runnersUp: [B] });
  }
  expect(endingOf([A, C], [100, 5, 100], CLOSE, [])).toEqual({
    kind: 'shared',
    winners: [A, C],
    amount: 100,
  });
});

test.each([
  ['after every round', after([1, 2, 3], [1, 2, 3], [1, 2, 3]), 3],
  ['after two of three', after([1, 2, 3], [1, 2, 3], [2, 1, 3]), 2],
  ['after the first', after([1, 2, 3], [2, 1, 3], [3, 1, 2]), 1],
  ['after the last', after([3, 2, 1], [2, 1, 3], [1, 2, 3]), 3],
  ['never alone', after([1, 1, 3], [2, 1, 3]), null],
  ['never', [], null],
])('a winner who was last %s came back', (_when, standings, round) => {
  const ending = endingOf([A], [100, 50, 20], CLOSE, standings);
  expect(ending.kind === 'comeback' ? ending.round : null).toBe(round);
});

describe('lifting the covers', () => {
  test('goes from the least money to the most, and lifts ties together, with the same rank', () => {
    expect(liftingOrder([152, 146, 139, 120])).toEqual([[3], [2], [1], [0]]);
    expect(liftingOrder([210, 180, 210, 180])).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect(placesOf([210, 180, 210, 150])).toEqual([1, 3, 1, 4]);
  });

  test.each([
    [undefined, null],
    [0, 0],
    [3, 3],
    [-1, null],
    [1.5, null],
    ['2', null],
  ])('with %j saved, %j covers are lifted', (kept, lifted) => {
    expect(readLifted(kept)).toBe(lifted);
  });
});
