import type { Event } from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';

/** Where an auction that the app runs can be. */
export type Room = Calling | InTurn | Covering | Covered | Naming | Asking | Adding | Unwanted | Decided;

/** What each seat has said: a bid, 0 for none, `null` as long as it has not spoken. */
export type Said = BySeat<number | null>;

export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

/** Anyone calls at any time; any call stops the going. */
export interface Calling {
  readonly kind: 'calling';
  readonly auctioneer: Seat;
  readonly standing: Bid | null;
  readonly going: 0 | 1 | 2;
  readonly said: Said;
}

/** One bid each, in turn. */
export interface InTurn {
  readonly kind: 'in-turn';
  readonly auctioneer: Seat;
  readonly turn: Seat;
  readonly standing: Bid | null;
  readonly said: Said;
}

/** The laptop goes round, and `turn` covers a bid. */
export interface Covering {
  readonly kind: 'covering';
  readonly auctioneer: Seat;
  readonly turn: Seat;
  readonly said: Said;
}

/** Every bid is in, and none is known. */
export interface Covered {
  readonly kind: 'covered';
  readonly auctioneer: Seat;
  readonly said: Said;
}

/** The auctioneer is about to name the price. */
export interface Naming {
  readonly kind: 'naming';
  readonly auctioneer: Seat;
}

/** The others are asked for that price, in turn. */
export interface Asking {
  readonly kind: 'asking';
  readonly auctioneer: Seat;
  readonly price: number;
  readonly turn: Seat;
  readonly passed: readonly Seat[];
}

/** Whoever has cards is asked, in turn, for the second card of a double. */
export interface Adding {
  readonly kind: 'adding';
  readonly offerer: Seat;
  readonly turn: Seat;
  readonly passed: readonly Seat[];
}

/** Nobody has added a second card. */
export interface Unwanted {
  readonly kind: 'unwanted';
  readonly offerer: Seat;
  readonly event: Event;
}

/** How a lot finds its owner: by the highest bid, for want of any, at the price named, or because it must be bought. */
export type Deciding = 'highest' | 'nobody' | 'taken' | 'obliged';

/** It is settled who buys, and only the hammer has to fall. */
export interface Decided {
  readonly kind: 'decided';
  readonly auctioneer: Seat;
  readonly how: Deciding;
  readonly buyer: Seat;
  readonly price: number;
  readonly said: Said | null;
  /** Who bid the highest where several did, in the order in which it goes to them. */
  readonly tied: readonly Seat[];
  readonly event: Event;
}

/** The bid or the named price that stands for everybody to see. */
export function standingBid(room: Room): Bid | null {
  switch (room.kind) {
    case 'calling':
    case 'in-turn':
      return room.standing;
    case 'asking':
      return { seat: room.auctioneer, amount: room.price };
    case 'decided':
      return { seat: room.buyer, amount: room.price };
    case 'covering':
    case 'covered':
    case 'naming':
    case 'adding':
    case 'unwanted':
      return null;
  }
}
