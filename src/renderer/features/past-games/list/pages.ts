import type { Seen } from './window.ts';

/** Games per request: with more, the visible ones would have to wait for the rest. */
export const PAGE = 100;

/** A page of the list to load. */
export interface Piece {
  readonly skip: number;
  readonly most: number;
}

/**
 * What to load next: the visible games first, then a page on either side, so that scrolling finds them
 * ready. `null` if all of that is loaded.
 */
export function nextPiece(seen: Seen, count: number, isKnown: (place: number) => boolean): Piece | null {
  const parts = [
    seen,
    { first: seen.end, end: seen.end + PAGE },
    { first: seen.first - PAGE, end: seen.first },
  ];
  for (const { first, end } of parts) {
    for (let place = Math.max(0, first); place < Math.min(count, end); place += 1) {
      if (isKnown(place)) continue;
      const skip = place - (place % PAGE);
      return { skip, most: Math.min(PAGE, count - skip) };
    }
  }
  return null;
}
