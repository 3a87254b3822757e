import { describe, expect, test } from 'vitest';
import { liftingOrder, placesOf, readLifted } from '../../../../src/renderer/shown/ending/reveal.ts';

describe('lifting the covers', () => {
  test('goes from the least money to the most', () => {
    expect(liftingOrder([152, 146, 139, 120])).toEqual([[3], [2], [1], [0]]);
  });

  test('lifts ties together, with the same rank', () => {
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
