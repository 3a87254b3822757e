import { describe, expect, test } from 'vitest';
import {
  drawnOf,
  isFlight,
  keyedRow,
  seenOf,
  SPARE,
  SPARE_IN_FLIGHT,
} from '../../../src/renderer/screens/history/window.ts';

describe('a list of ten thousand', () => {
  test('draws what is on the screen and a little more, wherever one is', () => {
    for (const above of [-500, 0, 3000, 400_000, 679_000, 680_000]) {
      const { first, end } = seenOf({ above, screen: 800, row: 68, count: 10_000, spare: SPARE });
      expect(end - first).toBeLessThanOrEqual(37);
      expect(first).toBeLessThanOrEqual(Math.max(0, Math.floor(above / 68)));
      expect(end).toBeGreaterThanOrEqual(Math.min(10_000, Math.ceil((above + 800) / 68)));
    }
  });

  test('draws no more than there is, and something before it knows how high a row is', () => {
    expect(seenOf({ above: 0, screen: 800, row: 68, count: 3, spare: SPARE })).toEqual({ first: 0, end: 3 });
    expect(seenOf({ above: 0, screen: 800, row: 68, count: 0, spare: SPARE })).toEqual({ first: 0, end: 0 });
    expect(seenOf({ above: 0, screen: 800, row: 0, count: 3, spare: SPARE })).toEqual({ first: 0, end: 3 });
  });

  test('draws hardly more than the screen for whoever flies to a far place', () => {
    expect(isFlight(0, 700, 800)).toBe(false);
    expect(isFlight(0, 900, 800)).toBe(true);
    expect(isFlight(9000, 100, 800)).toBe(true);
    const measures = { above: 68_000, screen: 800, row: 68, count: 10_000, spare: SPARE_IN_FLIGHT };
    expect(seenOf(measures)).toEqual({ first: 999, end: 1013 });
  });

  test('keeps the row that has the focus, in its order', () => {
    expect(drawnOf({ first: 5, end: 8 }, null)).toEqual([5, 6, 7]);
    expect(drawnOf({ first: 5, end: 8 }, 6)).toEqual([5, 6, 7]);
    expect(drawnOf({ first: 5, end: 8 }, 2)).toEqual([2, 5, 6, 7]);
    expect(drawnOf({ first: 5, end: 8 }, 9000)).toEqual([5, 6, 7, 9000]);
  });

  test('is walked with keys, and no further than its ends', () => {
    expect(keyedRow('ArrowDown', 3, 10, 4)).toBe(4);
    expect(keyedRow('ArrowUp', 0, 10, 4)).toBe(0);
    expect(keyedRow('PageDown', 8, 10, 4)).toBe(9);
    expect(keyedRow('PageUp', 8, 10, 4)).toBe(4);
    expect(keyedRow('Home', 8, 10, 4)).toBe(0);
    expect(keyedRow('End', 0, 10, 4)).toBe(9);
    expect(keyedRow('a', 3, 10, 4)).toBe(null);
  });
});
