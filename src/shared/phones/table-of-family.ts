import type { RoundOutcome } from '../core/family.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import type { Bay, Lot, SeatInView } from './views.ts';

/** What everybody may see of a table, as far as its family knows. */
export interface TableOfFamily {
  readonly wall: readonly Bay[];
  readonly lot: (Omit<Lot, 'seller'> & { readonly seller: Seat }) | null;
  readonly seats: BySeat<SeatOfFamily>;
  /** What a seat has on its wall and what that pays if the round ended now; empty without either. */
  readonly worthOf: (seat: Seat) => string;
  readonly payouts: readonly Pick<RoundOutcome, 'round' | 'payouts'>[];
  readonly sum: (amount: number) => string;
  /** What somebody has. */
  readonly has: (amount: number) => string;
  readonly padLabels: { readonly round: (round: number) => string; readonly total: string };
}

export type SeatOfFamily = Pick<SeatInView, 'roles' | 'acts' | 'hand' | 'works'>;
