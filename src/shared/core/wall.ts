import type { Seat } from './seats.ts';

/**
 * How a painting got onto the wall: the auction it was sold in or, if it wasn't sold, the one its card announces; in the
 * card games the symbol of its card. Cards that nobody played in a turn of their own have other ways: turned over after a
 * sale, turned up beside the deck, a second card face up, everybody's cards at once, face down until the end of the round,
 * added after the ranking. Stored by position: add at the end.
 */
export const HUNG_BY = [
  'open',
  'once',
  'hidden',
  'fixed',
  'double',
  'none',
  'draw',
  'second-up',
  'second-down',
  'everyone',
  'award',
  'mystery',
  'beside',
  'second',
  'together',
  'face-down',
  'added',
] as const;
export type HungBy = (typeof HUNG_BY)[number];

/** A painting that was put up or displayed. Seats are the final ones. */
export interface Painting {
  readonly artist: string;
  /** `null` if it wasn't entered, or only a correction says that the painting was there. */
  readonly by: HungBy | null;
  /** The event that hung it. */
  readonly hung: number;
  /** The event that sold it; `null` if it wasn't sold. Both paintings of a double share it. */
  readonly lot: number | null;
  /** Who bought it, or displayed it; `null` if nobody did or it wasn't tracked. */
  readonly owner: Seat | null;
  /** Who sold it, or put it up if nobody bought it. */
  readonly seller: Seat | null;
  /** Who put up the double to which the seller added the second card. */
  readonly partner: Seat | null;
  /** Of the whole lot. */
  readonly price: number | null;
  /** What a painting by its artist paid in this round, even if nobody had one. */
  readonly paid: number;
}

/**
 * Whether the forecast says what it was worth when it was sold or displayed: cards shown when a round has ended pay what
 * they are worth.
 */
export function hasWorthThen({ owner, by }: Painting): boolean {
  return owner !== null && by !== 'face-down' && by !== 'added';
}

/** The paintings of each round, in the order in which they were hung. */
export interface Wall {
  readonly rounds: readonly (readonly Painting[])[];
}

/** A wall as a short text, which `packWall` writes and `unpackWall` reads. */
export type PackedWall = string;

/** Which paintings of the collection are lit: those that match all of it. */
export interface Light {
  /** A person who bought or displayed it, by any of their ids. */
  readonly buyer?: string;
  /** By id, as the edition has it. */
  readonly artist?: string;
  readonly by?: HungBy;
  /** The price of its lot. */
  readonly price?: PriceRange;
  /** Whether the bank paid anything for it. */
  readonly paid?: boolean;
}

export interface PriceRange {
  /** Prices in different currencies don't compare. Without one, the range is the same in all: nothing. */
  readonly currency?: string;
  readonly least: number;
  /** `null`: and more. */
  readonly most: number | null;
}
