import type { EndedBy } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { ArtistInRound, Earning, LotSold } from '../story/index.ts';

/** A finished game as rows, for history and statistics: what of it will be asked for over many games. */
export interface Projection {
  readonly rounds: readonly RoundRow[];
  readonly artists: readonly ArtistInRound[];
  /** Of the auction family, where buyers are kept. */
  readonly sales: readonly LotSold[];
  /** Of the gallery family, where displays are known. */
  readonly cards: readonly Earning[];
  readonly payouts: readonly PayoutRow[];
  readonly results: BySeat<ResultRow>;
}

export interface RoundRow {
  readonly round: number;
  readonly endedBy: EndedBy;
  /** `null` where nobody knows whose card it was. */
  readonly ender: Seat | null;
}

export interface PayoutRow {
  readonly round: number;
  readonly seat: Seat;
  readonly amount: number;
}

/** What one seat came to. What the table did not keep is `null`. */
export interface ResultRow {
  readonly seat: Seat;
  readonly score: number | null;
  /** 1 for the winner, shared by equals. */
  readonly place: number | null;
  /** Works held when rounds were paid, by artist in the edition’s order. */
  readonly held: readonly number[] | null;
  /** What the bank paid, or points scored, over all rounds. */
  readonly paidOut: number | null;
  /** Money paid for paintings, and what others paid for one’s lots. */
  readonly bought: number | null;
  readonly sold: number | null;
  readonly adjusted: number | null;
}
