import type { AwayChanges } from '../core/away.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Artist, AuctionKind } from './edition.ts';

/** The events of a game, as the game record writes them. */

/**
 * A player puts up a painting. Seat and kind may be missing if only counts are tracked; the kind also if the card
 * ends the round.
 */
export interface Offer {
  readonly type: 'offer';
  readonly seat?: Seat;
  readonly artist: Artist;
  readonly auction?: AuctionKind;
}

/** The second card after a double. The same fields may be missing as in an `Offer`. */
export interface Pair {
  readonly type: 'pair';
  readonly seat?: Seat;
  readonly artist: Artist;
  readonly auction?: AuctionKind;
}

/** Nobody adds a second card to a double, so its player takes it for free. */
export interface Unpaired {
  readonly type: 'unpaired';
}

/** The auction ends. There is no price if only owners are tracked. */
export interface Sale {
  readonly type: 'sale';
  readonly buyer: Seat;
  readonly price?: number;
  /** `null` or 0: no bid. */
  readonly bids?: BySeat<number | null>;
}

/** A card of the face-down hand is turned over. Its symbol has no effect and is optional. */
export interface Mystery {
  readonly type: 'mystery';
  readonly artist: Artist;
  readonly auction?: AuctionKind;
}

export type Holdings = Readonly<Record<Artist, number>>;

/** The payout has been made. */
export interface Settle {
  readonly type: 'settle';
  /** What each seat holds, if only counts are tracked. */
  readonly holdings?: BySeat<Holdings>;
  readonly next?: Seat;
  readonly continue?: boolean;
}

/** The money counted at the end of the game, if prices weren't tracked. */
export interface Final {
  readonly type: 'final';
  readonly money: BySeat<number>;
}

/** Everybody is out of cards. Only needed if only counts are tracked. */
export interface EndRound {
  readonly type: 'end-round';
}

/** Changes by seat number. */
export type SeatChanges = Readonly<Record<string, number>>;

export type ArtistChanges = Readonly<Record<Artist, number>>;

/** The scorekeeper corrects the app to match the table. */
export interface Adjust {
  readonly type: 'adjust';
  readonly reason: string;
  readonly cash?: SeatChanges;
  readonly hands?: SeatChanges;
  readonly counts?: ArtistChanges;
  readonly standing?: ArtistChanges;
  readonly owned?: Readonly<Record<string, ArtistChanges>>;
  readonly turn?: Seat;
  readonly away?: AwayChanges;
}

export type Event = Offer | Pair | Unpaired | Sale | Mystery | Settle | Final | EndRound | Adjust;

export const EVENT_TYPES = [
  'offer',
  'pair',
  'unpaired',
  'sale',
  'mystery',
  'settle',
  'final',
  'end-round',
  'adjust',
] as const satisfies readonly Event['type'][];
export type EventType = (typeof EVENT_TYPES)[number];
