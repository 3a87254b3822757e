import type { Seen } from './window.ts';

/** Games are read so many at a time: more would keep the one who scrolls waiting for those they do not see. */
export const PAGE = 100;

/** A piece of the list to be read: so many games are left out, so many wanted. */
export interface Piece {
  readonly skip: number;
  readonly most: number;
}

/**
 * What to read next of a list for somebody who looks at a part of it: what they see first, then a page on either side,
 * so that they find it there when they come; nothing where all of that is known.
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
