import type { BySeat, Seat } from '../core/seats.ts';
import type { Artist, AuctionKind } from './edition.ts';

/** What can happen at the table, as the game record writes it. */

/** A player puts a painting up. Where only counts are kept, nobody need say who or how; nor how, where it ends the round. */
export interface Offer {
  readonly type: 'offer';
  readonly seat?: Seat;
  readonly artist: Artist;
  readonly auction?: AuctionKind;
}

/** After a double: the second card. What may be left unsaid is as with an offer. */
export interface Pair {
  readonly type: 'pair';
  readonly seat?: Seat;
  readonly artist: Artist;
  readonly auction?: AuctionKind;
}

/** After a double: nobody adds a card, and the offerer takes it free. */
export interface Unpaired {
  readonly type: 'unpaired';
}

/** The auction ends. The price is left out where only owners are kept. */
export interface Sale {
  readonly type: 'sale';
  readonly buyer: Seat;
  readonly price?: number;
  /** `null` or 0: no bid. */
  readonly bids?: BySeat<number | null>;
}

/** A card of the face-down hand is turned over; its symbol has no effect and need not be said. */
export interface Mystery {
  readonly type: 'mystery';
  readonly artist: Artist;
  readonly auction?: AuctionKind;
}

export type Holdings = Readonly<Partial<Record<Artist, number>>>;

/** The payout has been made. */
export interface Settle {
  readonly type: 'settle';
  /** What each seat holds, where only counts are kept. */
  readonly holdings?: BySeat<Holdings>;
  readonly next?: Seat;
  readonly continue?: boolean;
}

/** The money counted at the end, where the app does not know it. */
export interface Final {
  readonly type: 'final';
  readonly money: BySeat<number>;
}

/** Where only counts are kept: everybody is out of cards. */
export interface EndRound {
  readonly type: 'end-round';
}

/** A seat's number as a key, and the change at that seat. */
export type SeatChanges = Readonly<Record<string, number>>;

export type ArtistChanges = Readonly<Partial<Record<Artist, number>>>;

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
