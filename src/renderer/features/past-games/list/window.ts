import { LINE_KINDS, type ByKind, type Line, type Lines } from './lines.ts';

/** A part of a long list: positions from `first` up to but excluding `end`. */
export interface Seen {
  readonly first: number;
  readonly end: number;
}

export interface Measures {
  /** How far the list's top is above the screen's; negative while it is below. */
  readonly above: number;
  readonly screen: number;
  /** The height of a line of each kind; 0 until measured. */
  readonly heights: ByKind;
}

/** Extra lines on either side, so that Tab and screen readers don't hit a gap. */
const SPARE = 3;

/** How far below the list's top a line begins, or the list ends. */
export function topOf(above: ByKind, heights: ByKind): number {
  return LINE_KINDS.reduce((sum, kind) => sum + above[kind] * heights[kind], 0);
}

/** A screenful of lines, wherever the page is scrolled: all of them may be visible before the next measurement. */
export function seenOf(lines: Lines, measures: Measures): Seen {
  const { screen, heights } = measures;
  const count = lines.all.length;
  if (heights.game <= 0) return { first: 0, end: Math.min(count, SPARE) };
  const shift = shiftOf(lines, measures);
  const first = lineAt(lines.all, shift, heights) - SPARE;
  const end = lineAt(lines.all, shift + screen, heights) + 1 + SPARE;
  return { first: Math.max(0, first), end: Math.min(count, end) };
}

/** The line at a height of the list; the first above it, the last below. */
function lineAt(all: readonly Line[], height: number, heights: ByKind): number {
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const line = all[middle];
    if (line !== undefined && topOf(line.above, heights) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The games among these lines. */
export function gamesIn({ all, count }: Lines, { first, end }: Seen): Seen {
  const begin = all[first]?.at ?? count;
  return { first: begin, end: Math.max(begin, all[end]?.at ?? count) };
}

/**
 * The lines to render: the visible ones with the headings they are under, plus the focused game and its neighbours,
 * so that Tab doesn't skip rows that aren't rendered.
 */
export function drawnOf({ all, ofGame }: Lines, { first, end }: Seen, focused: number | null): Line[] {
  const places = new Set(Array.from({ length: end - first }, (_, at) => first + at));
  for (const place of headingsOver(all, first)) places.add(place);
  const around = focused === null ? [] : [focused - 1, focused, focused + 1];
  for (const game of around) {
    const place = ofGame[game];
    if (place !== undefined) places.add(place);
  }
  return [...places].sort((one, other) => one - other).flatMap((place) => all[place] ?? []);
}

/** The headings above the lines from here on: of the year, the month and the evening. */
function headingsOver(all: readonly Line[], first: number): number[] {
  const found: number[] = [];
  const line = all[first];
  const missing = new Set(LINE_KINDS.slice(0, line?.kind === 'game' && line.grouped ? 3 : 2));
  for (let at = first; at >= 0 && missing.size > 0; at -= 1) {
    if (missing.delete(all[at]?.kind ?? 'game')) found.push(at);
  }
  return found;
}

/**
 * The offset of the lines in the fixed window: follows the page's scrolling from when the list's top reaches
 * the top of the screen until its bottom reaches the bottom.
 */
export function shiftOf({ total }: Lines, { above, screen, heights }: Measures): number {
  return Math.max(0, Math.min(above, topOf(total, heights) - screen));
}

/**
 * How far to scroll to bring a game into view, with the headings right above it, and no further. In whole pixels,
 * as pages scroll.
 */
export function wayTo(game: number, { all, ofGame }: Lines, { above, screen, heights }: Measures): number {
  const place = ofGame[game];
  const line = place === undefined ? undefined : all[place];
  if (place === undefined || line === undefined) return 0;
  let headed = place;
  while (headed > 0 && all[headed - 1]?.kind !== 'game') headed -= 1;
  const top = topOf(all[headed]?.above ?? line.above, heights) - above;
  if (top < 0) return Math.floor(top);
  const bottom = topOf(line.above, heights) + heights.game - above;
  return Math.max(0, Math.ceil(bottom - screen));
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
