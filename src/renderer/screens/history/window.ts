/** The visible part of a long list: positions from `first` up to but excluding `end`. */
export interface Seen {
  readonly first: number;
  readonly end: number;
}

export interface Measures {
  /** ExportFormat far the list's top is above the screen's; negative while it is below. */
  readonly above: number;
  readonly screen: number;
  readonly row: number;
  readonly count: number;
}

/** Extra rows on either side, so that Tab and screen readers don't hit a gap. */
const SPARE = 6;

/** A screenful of rows, wherever the page is scrolled: all of them may be visible before the next measurement. */
export function seenOf(measures: Measures): Seen {
  const { screen, row, count } = measures;
  if (row <= 0) return { first: 0, end: Math.min(count, SPARE) };
  const shift = shiftOf(measures);
  const first = Math.floor(shift / row) - SPARE;
  const end = Math.ceil((shift + screen) / row) + SPARE;
  const within = (place: number) => Math.min(count, Math.max(0, place));
  return { first: within(first), end: within(end) };
}

/**
 * The positions to render: the visible rows, plus the focused row and its neighbours, so that Tab doesn't
 * skip rows that aren't rendered.
 */
export function drawnOf({ first, end }: Seen, focused: number | null, count: number): number[] {
  const places = new Set(Array.from({ length: end - first }, (_, at) => first + at));
  const around = focused === null ? [] : [focused - 1, focused, focused + 1];
  for (const place of around) if (place >= 0 && place < count) places.add(place);
  return [...places].sort((one, other) => one - other);
}

/**
 * The offset of the rows in the fixed window: follows the page's scrolling from when the list's top reaches
 * the top of the screen until its bottom reaches the bottom.
 */
export function shiftOf({ above, screen, row, count }: Measures): number {
  return Math.max(0, Math.min(above, count * row - screen));
}

/** ExportFormat far to scroll to bring a row into view, and no further. In whole pixels, as pages scroll. */
export function wayTo(place: number, { above, screen, row }: Omit<Measures, 'count'>): number {
  const top = place * row - above;
  if (top < 0) return Math.floor(top);
  return Math.max(0, Math.ceil(top + row - screen));
}

/** The row a key moves to; `null` if it doesn't move. */
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
