/** What of a long list stands on the screen: places from `first` up to, without, `end`. */
export interface Seen {
  readonly first: number;
  readonly end: number;
}

export interface Measures {
  /** How far the list's beginning is above the screen's; negative while it is still below. */
  readonly above: number;
  readonly screen: number;
  readonly row: number;
  readonly count: number;
}

/** Rows that are kept ready on either side, so that nobody tabs or reads into a gap. */
const SPARE = 6;

/** A screen full of rows wherever the page is: the window may be all of the screen before the next measuring. */
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
 * The places to draw, in order: what is seen, and the row with the focus between its neighbours wherever it is, so that
 * Tab never jumps over rows that are not drawn yet.
 */
export function drawnOf({ first, end }: Seen, focused: number | null, count: number): number[] {
  const places = new Set(Array.from({ length: end - first }, (_, at) => first + at));
  const around = focused === null ? [] : [focused - 1, focused, focused + 1];
  for (const place of around) if (place >= 0 && place < count) places.add(place);
  return [...places].sort((one, other) => one - other);
}

/**
 * How far rows are moved up in the window that stays on the screen while the page is scrolled: as far as the page,
 * from where the list's beginning reaches the screen's top to where its end reaches the bottom.
 */
export function shiftOf({ above, screen, row, count }: Measures): number {
  return Math.max(0, Math.min(above, count * row - screen));
}

/** How far to scroll so that a row is on the screen, and no farther: in whole pixels, as pages are scrolled. */
export function wayTo(place: number, { above, screen, row }: Omit<Measures, 'count'>): number {
  const top = place * row - above;
  if (top < 0) return Math.floor(top);
  return Math.max(0, Math.ceil(top + row - screen));
}

/** Where a key leads from a row, or nowhere. */
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
