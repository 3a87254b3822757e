import type { Seat } from '../core/seats.ts';
import { isAmount, isObject } from '../core/shape.ts';

/** One step of an auction run by the app. */
export type Step =
  /** An open bid. */
  | { readonly kind: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'pass'; readonly seat: Seat }
  /** Going once, going twice, sold. */
  | { readonly kind: 'going' }
  /** A hidden bid, 0 for none; `null` in a view that may not know it. */
  | { readonly kind: 'cover'; readonly seat: Seat; readonly amount: number | null }
  /** All hidden bids are revealed at once. */
  | { readonly kind: 'reveal' }
  /** The auctioneer names a price. */
  | { readonly kind: 'price'; readonly amount: number }
  /** A player accepts the named price. */
  | { readonly kind: 'take'; readonly seat: Seat };

/** Reads a stored step. Returns `null` if it is invalid. */
export function readStep(kept: unknown): Step | null {
  if (!isObject(kept)) return null;
  const { kind, seat, amount } = kept;
  switch (kind) {
    case 'bid':
      return isAmount(seat) && isAmount(amount) ? { kind, seat, amount } : null;
    case 'cover':
      return isAmount(seat) && (amount === null || isAmount(amount)) ? { kind, seat, amount } : null;
    case 'pass':
    case 'take':
      return isAmount(seat) ? { kind, seat } : null;
    case 'price':
      return isAmount(amount) ? { kind, amount } : null;
    case 'going':
    case 'reveal':
      return { kind };
    default:
      return null;
  }
}
