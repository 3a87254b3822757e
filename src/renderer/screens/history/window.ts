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
  /** Rows that are kept ready on either side. */
  readonly spare: number;
}

/** So that nobody scrolls or tabs into a gap. */
export const SPARE = 12;
/** Whoever flies by shall not wait for rows that they will not see. */
export const SPARE_IN_FLIGHT = 1;

/** Whether somebody went farther at once than the screen is high. */
export function isFlight(before: number, above: number, screen: number): boolean {
  return Math.abs(above - before) > screen;
}

export function seenOf({ above, screen, row, count, spare }: Measures): Seen {
  if (row <= 0) return { first: 0, end: Math.min(count, spare) };
  const first = Math.floor(above / row) - spare;
  const end = Math.ceil((above + screen) / row) + spare;
  const within = (place: number) => Math.min(count, Math.max(0, place));
  return { first: within(first), end: within(end) };
}

/** The places to draw: what is seen, and the one that has the focus wherever it is, in their order. */
export function drawnOf({ first, end }: Seen, focused: number | null): number[] {
  const seen = Array.from({ length: end - first }, (_, at) => first + at);
  if (focused === null || (focused >= first && focused < end)) return seen;
  return focused < first ? [focused, ...seen] : [...seen, focused];
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
