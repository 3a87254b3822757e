import type { GameLine, Heading, Line, Lines } from './lines.ts';

/** A part of a long list: positions from `first` up to but excluding `end`. */
export interface Seen {
  readonly first: number;
  readonly end: number;
}

/** In pixels of the page. */
export interface Measures {
  /** How far the list's top is above the screen's; negative while it is below. */
  readonly above: number;
  readonly screen: number;
  /** The height of a game, and one rem; 0 until measured. */
  readonly game: number;
  readonly rem: number;
  /** While somebody scrolls by more than a screenful at a time, nothing is rendered beyond the screen. */
  readonly isFar: boolean;
}

/** Extra lines on either side, so that Tab and screen readers don't hit a gap. */
const SPARE = 3;

function spareOf({ isFar }: Measures): number {
  return isFar ? 0 : SPARE;
}

/** How far below the list's top a line begins. */
export function topOf({ above, at }: Pick<Line, 'above' | 'at'>, { game, rem }: Measures): number {
  return above * rem + at * game;
}

/** A screenful of lines, wherever the page is scrolled: all of them may be visible before the next measurement. */
export function seenOf(lines: Lines, measures: Measures): Seen {
  const count = lines.all.length;
  if (measures.game <= 0) return { first: 0, end: Math.min(count, SPARE) };
  const shift = shiftOf(lines, measures);
  const first = lineAt(lines.all, shift, measures) - spareOf(measures);
  const end = lineAt(lines.all, shift + measures.screen, measures) + 1 + spareOf(measures);
  return { first: Math.max(0, first), end: Math.min(count, end) };
}

/** The line at a height of the list; the first above it, the last below. */
function lineAt(all: readonly Line[], height: number, measures: Measures): number {
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const line = all[middle];
    if (line !== undefined && topOf(line, measures) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The games among these lines. */
export function gamesIn({ all, count }: Lines, { first, end }: Seen): Seen {
  const begin = all[first]?.at ?? count;
  return { first: begin, end: Math.max(begin, all[end]?.at ?? count) };
}

export interface Drawn {
  /** The headings that the first game is under, further above. */
  readonly over: readonly Heading[];
  readonly rows: readonly GameLine[];
}

/**
 * What to render: the visible games with the headings they are under, plus the focused game and its neighbours, so that
 * Tab doesn't skip rows that aren't rendered. As many games wherever the page is scrolled, if there are as many.
 */
export function drawnOf(lines: Lines, seen: Seen, focused: number | null, measures: Measures): Drawn {
  const visible = gamesIn(lines, seen);
  const end = Math.min(lines.count, Math.max(visible.end, visible.first + mostVisible(measures)));
  const first = Math.max(0, Math.min(visible.first, end - mostVisible(measures)));
  const around = focused === null ? [] : lines.rows.slice(Math.max(0, focused - 1), focused + 2);
  const rows = [...new Set([...around, ...lines.rows.slice(first, end)])].sort(
    (one, other) => one.at - other.at,
  );
  return { over: lines.rows[first]?.under.filter(({ at }) => at !== first) ?? [], rows };
}

/** How many games are visible at most: where there are no headings. */
function mostVisible(measures: Measures): number {
  const { screen, game } = measures;
  return game <= 0 ? 0 : Math.ceil(screen / game) + 1 + 2 * spareOf(measures);
}

/**
 * The offset of the lines in the fixed window: follows the page's scrolling from when the list's top reaches
 * the top of the screen until its bottom reaches the bottom.
 */
export function shiftOf({ headings, count }: Lines, measures: Measures): number {
  const height = topOf({ above: headings, at: count }, measures);
  return Math.max(0, Math.min(measures.above, height - measures.screen));
}

/**
 * How far to scroll to bring a game into view, with the headings right above it, and no further. In whole pixels,
 * as pages scroll.
 */
export function wayTo(game: number, lines: Lines, measures: Measures): number {
  const row = lines.rows[game];
  if (row === undefined) return 0;
  const top = topOf(row.under.find(({ at }) => at === game) ?? row, measures) - measures.above;
  if (top < 0) return Math.floor(top);
  const bottom = topOf(row, measures) + measures.game - measures.above;
  return Math.max(0, Math.ceil(bottom - measures.screen));
}

/** The game a key moves to; `null` if it doesn't move. */
export function keyedRow(key: string, at: number, count: number, screenful: number): number | null {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + screenful,
    PageUp: at - screenful,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, to));
}
