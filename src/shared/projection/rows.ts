import type { EndedBy } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Wall } from '../core/wall.ts';
import type { Course, Earning, LotSold } from '../story/index.ts';

/** A finished game as rows for history and statistics: everything that is queried over many games. */
export interface Projection {
  readonly rounds: readonly RoundRow[];
  /** Auction family only, if buyers are tracked. */
  readonly sales: readonly LotSold[];
  /** Gallery family only, if displays are known. */
  readonly cards: readonly Earning[];
  readonly payouts: readonly PayoutRow[];
  /** Every painting; without rounds if only the result is known. */
  readonly wall: Wall;
  /** Whether it was tracked who had each of them. */
  readonly ownersTracked: boolean;
  /** `null` unless the table tracked prices or displays, so that it can be followed within rounds. */
  readonly course: Course | null;
  readonly results: BySeat<ResultRow>;
  /** Whether everybody was still there at the end. */
  readonly whole: boolean;
}

export interface RoundRow {
  readonly round: number;
  readonly endedBy: EndedBy;
  /** `null` if it isn't known whose card it was. */
  readonly ender: Seat | null;
}

export interface PayoutRow {
  readonly round: number;
  readonly seat: Seat;
  readonly amount: number;
}

/** The result of one seat. What the table didn't track is `null`. */
export interface ResultRow {
  readonly seat: Seat;
  readonly score: number | null;
  /** 1 for the winner; ties share a place. */
  readonly place: number | null;
  /** Works held at payouts, by artist in the edition’s order. */
  readonly held: readonly number[] | null;
  /** Paid by the bank, or points scored, over all rounds. */
  readonly paidOut: number | null;
  /** Money paid for paintings, and money received for lots. */
  readonly bought: number | null;
  readonly sold: number | null;
  readonly adjusted: number | null;
}
