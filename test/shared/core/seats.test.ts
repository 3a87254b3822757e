import { describe, expect, test } from 'vitest';
import { clockwiseFrom, firstClockwise, leftOf, withSeat } from '../../../src/shared/core/seats.ts';

describe('seats go clockwise', () => {
  test('the seat to the left of the last is the first', () => {
    expect(leftOf(0, 4)).toBe(1);
    expect(leftOf(3, 4)).toBe(0);
  });

  test('every seat comes once, from any start', () => {
    expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
  });

  test('seats without cards are skipped, and there may be none left', () => {
    const hands = [1, 0, 0, 2];
    expect(firstClockwise(1, 4, (seat) => (hands[seat] ?? 0) > 0)).toBe(3);
    expect(firstClockwise(1, 4, () => false)).toBeNull();
  });

  test('changing one seat leaves the others and the original unchanged', () => {
    const before = [1, 2, 3];
    expect(withSeat(before, 1, 9)).toEqual([1, 9, 3]);
    expect(before).toEqual([1, 2, 3]);
  });
});
