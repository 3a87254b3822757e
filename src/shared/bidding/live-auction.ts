import type { Event, SaleKind } from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';

/** The state of an auction run by the app. */
export type LiveAuction =
  | Calling
  | InTurn
  | Covering
  | Covered
  | Naming
  | Asking
  | Adding
  | Added
  | Unwanted
  | Decided;

/** Each seat's bid: 0 for a pass, `null` until the seat has spoken. */
export type Bids = BySeat<number | null>;

export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

/** Anyone may bid at any time; every bid stops the countdown. */
export interface Calling {
  readonly kind: 'calling';
  readonly auctioneer: Seat;
  readonly standing: Bid | null;
  readonly going: 0 | 1 | 2;
  readonly said: Bids;
}

/** One bid each, in turn. */
export interface InTurn {
  readonly kind: 'in-turn';
  readonly auctioneer: Seat;
  readonly turn: Seat;
  readonly standing: Bid | null;
  readonly said: Bids;
}

/** The laptop goes round, and `turn` enters a hidden bid; phones cover theirs in any order. */
export interface Covering {
  readonly kind: 'covering';
  readonly auctioneer: Seat;
  /** The first who hasn't. */
  readonly turn: Seat;
  /** Who has, in any order. */
  readonly covered: readonly Seat[];
  readonly said: Bids;
}

/** Every hidden bid is in, and none is revealed. */
export interface Covered {
  readonly kind: 'covered';
  readonly auctioneer: Seat;
  /** In this order. */
  readonly order: readonly Seat[];
  readonly said: Bids;
}

/** The auctioneer is about to name the price. */
export interface Naming {
  readonly kind: 'naming';
  readonly auctioneer: Seat;
}

/** The others are asked in turn whether they take that price. */
export interface Asking {
  readonly kind: 'asking';
  readonly auctioneer: Seat;
  readonly price: number;
  readonly turn: Seat;
  readonly passed: readonly Seat[];
}

/** Players with cards are asked in turn for the second card of a double. */
export interface Adding {
  readonly kind: 'adding';
  readonly offerer: Seat;
  readonly turn: Seat;
  readonly passed: readonly Seat[];
}

/** A player has said with which card they complete the double, and it only has to be confirmed. */
export interface Added {
  readonly kind: 'added';
  readonly offerer: Seat;
  readonly seat: Seat;
  readonly auction: SaleKind;
  readonly event: Event;
}

/** Nobody has added a second card. */
export interface Unwanted {
  readonly kind: 'unwanted';
  readonly offerer: Seat;
  readonly event: Event;
}

/**
 * Why the lot goes to this buyer: highest bid, no bids at all, the named price, or because the auctioneer must buy
 * it.
 */
export type Deciding = 'highest' | 'nobody' | 'taken' | 'obliged';

/** The buyer is known, and only the sale has to be confirmed. */
export interface Decided {
  readonly kind: 'decided';
  readonly auctioneer: Seat;
  readonly how: Deciding;
  readonly buyer: Seat;
  readonly price: number;
  readonly said: Bids | null;
  /** The seats that tied for the highest bid, in order of precedence. */
  readonly tied: readonly Seat[];
  readonly event: Event;
}

/** The current high bid or named price, if it is public. */
export function standingBid(live: LiveAuction): Bid | null {
  switch (live.kind) {
    case 'calling':
    case 'in-turn':
      return live.standing;
    case 'asking':
      return { seat: live.auctioneer, amount: live.price };
    case 'decided':
      return { seat: live.buyer, amount: live.price };
    case 'covering':
    case 'covered':
    case 'naming':
    case 'adding':
    case 'added':
    case 'unwanted':
      return null;
  }
}
