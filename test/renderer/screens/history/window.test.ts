import { describe, expect, test } from 'vitest';
import {
  drawnOf,
  keyedRow,
  seenOf,
  shiftOf,
  wayTo,
} from '../../../../src/renderer/screens/history/window.ts';

describe('a list of ten thousand', () => {
  test('renders what is visible and a bit more, wherever it is scrolled', () => {
    for (const above of [-500, 0, 3000, 400_000, 679_000, 680_000]) {
      const { first, end } = seenOf({ above, screen: 800, row: 68, count: 10_000 });
      expect(end - first).toBeLessThanOrEqual(37);
      expect(first).toBeLessThanOrEqual(Math.max(0, Math.floor(above / 68)));
      expect(end).toBeGreaterThanOrEqual(Math.min(10_000, Math.ceil((above + 800) / 68)));
    }
  });

  test('renders no more than there is, and at least something before the row height is known', () => {
    expect(seenOf({ above: 0, screen: 800, row: 68, count: 3 })).toEqual({ first: 0, end: 3 });
    expect(seenOf({ above: 0, screen: 800, row: 68, count: 0 })).toEqual({ first: 0, end: 0 });
    expect(seenOf({ above: 0, screen: 800, row: 0, count: 3 })).toEqual({ first: 0, end: 3 });
  });

  test('moves its rows with the page, from when its top reaches the screen’s until its end does', () => {
    const shift = (above: number) => shiftOf({ above, screen: 800, row: 68, count: 100 });
    expect([-300, 0, 500, 6000, 6500].map(shift)).toEqual([0, 0, 500, 6000, 6000]);
    expect(shiftOf({ above: 50, screen: 800, row: 68, count: 3 })).toBe(0);
  });

  test('scrolls only as far as a row needs to be visible', () => {
    const way = (place: number) => wayTo(place, { above: 680, screen: 800, row: 68 });
    expect([9, 10, 15, 20, 21, 30].map(way)).toEqual([-68, 0, 0, 0, 16, 628]);
  });

  test('scrolls by whole pixels and still shows the whole row', () => {
    const above = 680.4;
    const left = (place: number) => place * 68 - above - wayTo(place, { above, screen: 800, row: 68 });
    for (const place of [9, 10, 21, 22]) {
      expect(wayTo(place, { above, screen: 800, row: 68 })).toSatisfy(Number.isInteger);
      expect(left(place)).toBeGreaterThanOrEqual(0);
      expect(left(place) + 68).toBeLessThanOrEqual(800);
    }
  });

  test('keeps the focused row and its neighbours, so that Tab continues from it', () => {
    const drawn = (focused: number | null) => drawnOf({ first: 5, end: 8 }, focused, 9001);
    expect(drawn(null)).toEqual([5, 6, 7]);
    expect(drawn(6)).toEqual([5, 6, 7]);
    expect(drawn(7)).toEqual([5, 6, 7, 8]);
    expect(drawn(2)).toEqual([1, 2, 3, 5, 6, 7]);
    expect(drawn(0)).toEqual([0, 1, 5, 6, 7]);
    expect(drawn(9000)).toEqual([5, 6, 7, 8999, 9000]);
  });

  test('can be walked with keys, but not past its ends', () => {
    expect(keyedRow('ArrowDown', 3, 10, 4)).toBe(4);
    expect(keyedRow('ArrowUp', 0, 10, 4)).toBe(0);
    expect(keyedRow('PageDown', 8, 10, 4)).toBe(9);
    expect(keyedRow('PageUp', 8, 10, 4)).toBe(4);
    expect(keyedRow('Home', 8, 10, 4)).toBe(0);
    expect(keyedRow('End', 0, 10, 4)).toBe(9);
    expect(keyedRow('a', 3, 10, 4)).toBe(null);
  });
});
