import { describe, expect, test } from 'vitest';
import {
  flatLines,
  HEADINGS,
  linesOf,
  type GameLine,
  type Line,
  type Lines,
} from '../../../../src/renderer/features/past-games/list/lines.ts';
import {
  drawnOf,
  gamesIn,
  keyedRow,
  seenOf,
  shiftOf,
  topOf,
  wayTo,
} from '../../../../src/renderer/features/past-games/list/window.ts';

/** In pixels: a year is 60, a month 40 and an evening 44. */
const HEIGHTS = { rem: 16, game: 76.5 };

const SMALL = linesOf([
  { month: '2026-11', evenings: [1, 3] },
  { month: '2026-10', evenings: [2, 1] },
  { month: '2025-12', evenings: [1] },
]);

/** Ten thousand games, about every third evening with more than one. */
const LARGE = linesOf(
  Array.from({ length: 200 }, (_, at) => ({
    month: `${2026 - Math.floor(at / 12)}-${String(12 - (at % 12)).padStart(2, '0')}`,
    evenings: Array.from({ length: 25 }, (_, evening) => [1, 4, 1][(evening + at) % 3] ?? 1),
  })),
);

const STILL = { above: 0, screen: 800, ...HEIGHTS, isFar: false };
const heightOf = ({ headings, count }: Lines) => topOf({ above: headings, at: count }, STILL);
const whole = heightOf(LARGE);

const told = (line: Line) => (line.kind === 'game' ? line.at : `${line.kind} ${line.named}: ${line.games}`);

describe('the lines of a list', () => {
  test('are games under years, months and evenings of several', () => {
    expect(SMALL.all.map(told)).toEqual([
      ...['year 2026: 7', 'month 2026-11: 4', 0, 'evening 2026-11: 3', 1, 2, 3],
      ...['month 2026-10: 3', 'evening 2026-10: 2', 4, 5, 6],
      ...['year 2025: 1', 'month 2025-12: 1', 7],
    ]);
    expect(SMALL.count).toBe(8);
    expect(SMALL.rows.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('end with a line for each year that is folded: as many games as fit are always there', () => {
    const months = [1, 9, 20, 2].map((games, at) => ({ month: `${2026 - at}-11`, evenings: [games] }));
    const folded = (downTo?: string) => linesOf(months, downTo).folded.map(({ named, at }) => [named, at]);
    expect(folded('')).toEqual([
      ['2024', 10],
      ['2023', 30],
    ]);
    expect(folded('2024')).toEqual([['2023', 30]]);
    expect([folded('2023'), folded()]).toEqual([[], []]);
    expect(linesOf(months, '')).toMatchObject({ count: 10, games: 32, evenings: 4, years: 4 });
  });

  test('have their place by what is above', () => {
    let top = 0;
    for (const line of LARGE.all) {
      expect(topOf(line, STILL)).toBeCloseTo(top, 6);
      top += line.kind === 'game' ? HEIGHTS.game : HEADINGS[line.kind] * HEIGHTS.rem;
    }
    expect(whole).toBeCloseTo(top, 6);
  });

  test('in another order are games alone', () => {
    const { all, rows, count } = flatLines(2, 50);
    expect([all.map(told), rows, count]).toEqual([[0, 1], all, 2]);
    expect(drawnOf(flatLines(9, 50), { first: 7, end: 9 }, null, STILL).over).toEqual([]);
    expect(flatLines(0, 0).all).toEqual([]);
  });

  test('of a year begin again where games dated in the future follow', () => {
    const months = ['2026-11', '2026-10', '2025-01', '2026-12'].map((month) => ({ month, evenings: [1, 1] }));
    const { all, years } = linesOf(months);
    expect(all.filter(({ kind }) => kind === 'year').map(told)).toEqual([
      ...['year 2026: 4', 'year 2025: 2', 'year 2026: 2'],
    ]);
    expect(years).toBe(3);
  });
});

describe('a list of ten thousand', () => {
  const topAt = (line: number) => {
    const placed = LARGE.all[line];
    return placed === undefined ? whole : topOf(placed, STILL);
  };

  test('renders what is visible and a bit more, wherever it is scrolled', () => {
    for (const above of [-500, 0, 3000, 400_000.5, whole - 900, whole + 50]) {
      const { first, end } = seenOf(LARGE, { ...STILL, above });
      expect(end - first).toBeLessThanOrEqual(37);
      const shift = Math.min(Math.max(0, above), whole - 800);
      expect(topAt(first)).toBeLessThanOrEqual(shift);
      expect(topAt(end)).toBeGreaterThanOrEqual(Math.min(whole, shift + 800));
    }
  });

  test('renders what is visible and no more while somebody scrolls far', () => {
    const height = (from: number, to: number) => topAt(to) - topAt(from);
    for (const above of [0, 3000, 400_000.5, whole - 900]) {
      const measures = { ...STILL, above, isFar: true };
      const { first, end } = seenOf(LARGE, measures);
      expect(height(first, end)).toBeGreaterThanOrEqual(800);
      expect(height(first + 1, end - 1)).toBeLessThan(800);
      const still = { ...STILL, above };
      expect(drawnOf(LARGE, { first, end }, null, measures).rows.length).toBeLessThan(
        drawnOf(LARGE, seenOf(LARGE, still), null, still).rows.length,
      );
    }
  });

  test('renders no more than there is, and at least something before the heights are known', () => {
    const all = { first: 0, end: SMALL.all.length };
    expect(seenOf(SMALL, { ...STILL, screen: 2000 })).toEqual(all);
    expect(gamesIn(SMALL, all)).toEqual({ first: 0, end: 8 });
    const [none, nothing] = [linesOf([]), { first: 0, end: 0 }];
    expect(seenOf(none, STILL)).toEqual(nothing);
    expect(gamesIn(none, nothing)).toEqual(nothing);
    expect(seenOf(SMALL, { ...STILL, game: 0, rem: 0 })).toEqual({ first: 0, end: 3 });
  });

  test('loads the games among the visible lines', () => {
    expect(gamesIn(SMALL, { first: 3, end: 9 })).toEqual({ first: 1, end: 4 });
    expect(gamesIn(SMALL, { first: 12, end: 14 })).toEqual({ first: 7, end: 7 });
  });

  test('moves its lines with the page, from when its top reaches the screen’s until its end does', () => {
    const shift = (above: number) => shiftOf(LARGE, { ...STILL, above });
    expect([-300, 0, 500, whole - 800, whole].map(shift)).toEqual([0, 0, 500, whole - 800, whole - 800]);
    expect(shiftOf(SMALL, { ...STILL, above: 50, screen: 2000 })).toBe(0);
  });

  test('scrolls only as far as a game and the headings over it need to be visible', () => {
    const way = (game: number, above: number) => wayTo(game, SMALL, { ...STILL, above, screen: 400 });
    // The first game is under a year and a month.
    expect(way(0, 30)).toBe(-30);
    expect(way(0, 0)).toBe(0);
    // The third is in the middle of an evening: 60 + 40 + 76.5 + 44 + 76.5 above it.
    expect(way(2, 296)).toBe(0);
    expect(way(2, 307)).toBe(-10);
    // The last comes to the bottom of the screen.
    expect(way(7, 0)).toBe(Math.ceil(heightOf(SMALL) - 400));
  });

  test('scrolls by whole pixels and still shows the whole game', () => {
    for (const above of [680.4, 5000.25, 70_000.9]) {
      for (const game of [3, 9, 60, 61, 900]) {
        const way = wayTo(game, LARGE, { ...STILL, above });
        const top = topOf(LARGE.rows[game] ?? { at: 0, above: 0 }, STILL) - above - way;
        expect(way).toSatisfy(Number.isInteger);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + HEIGHTS.game).toBeLessThanOrEqual(800);
      }
    }
  });

  /** A screen on which two games fit; a few more are drawn on either side. */
  const drawn = (first: number, end: number, focused: number | null, isFar = false) => {
    const measures = { ...STILL, screen: 100, game: 50, isFar };
    const { over, rows } = drawnOf(LARGE, { first, end }, focused, measures);
    const hung = ({ under, at }: GameLine) => [...under.filter((heading) => heading.at === at).map(told), at];
    return { over: over.map(told), rows: rows.map(hung) };
  };

  test('hangs the headings right above a game with it, and keeps those it is under', () => {
    const { over, rows } = drawn(0, 6, null);
    expect(over).toEqual([]);
    expect(rows[0]).toEqual(['year 2026: 600', 'month 2026-12: 49', 0]);
    expect(rows[1]).toEqual(['evening 2026-12: 4', 1]);
    expect(rows[2]).toEqual([2]);
    const inside = drawn(5, 10, null);
    expect(inside.over).toEqual(['year 2026: 600', 'month 2026-12: 49', 'evening 2026-12: 4']);
    expect(inside.rows[0]).toEqual([2]);
  });

  test('draws as many games wherever it is scrolled, and the focused one with its neighbours', () => {
    const many = drawn(0, 6, null).rows.length;
    for (const first of [1, 7, 500, LARGE.all.length - 4]) {
      const { rows } = drawn(first, Math.min(LARGE.all.length, first + 4), null);
      expect(rows).toHaveLength(many);
    }
    expect(drawn(0, 6, 0).rows).toHaveLength(many);
    const around = drawn(0, 6, 700).rows.map((row) => row.at(-1));
    expect(around).toHaveLength(many + 3);
    expect(around.slice(-3)).toEqual([699, 700, 701]);
    expect(drawn(0, 6, LARGE.count - 1).rows).toHaveLength(many + 2);
  });

  test('can be walked with keys, but not past its ends', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'a'];
    expect(keys.map((key) => keyedRow(key, 8, 10, 4))).toEqual([9, 7, 9, 4, 0, 9, null]);
    expect(keys.map((key) => keyedRow(key, 0, 10, 4))).toEqual([1, 0, 4, 0, 0, 9, null]);
  });
});
