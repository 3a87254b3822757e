import type { Seat } from '../core/seats.ts';
import { isAmount, isObject } from '../core/shape.ts';

/** One thing said at an auction that the app runs. */
export type Step =
  /** A bid aloud. */
  | { readonly kind: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'pass'; readonly seat: Seat }
  /** Going once, going twice, sold. */
  | { readonly kind: 'going' }
  /** A bid under cover, 0 for none; `null` for a view that may not know it. */
  | { readonly kind: 'cover'; readonly seat: Seat; readonly amount: number | null }
  /** All covers come off at once. */
  | { readonly kind: 'reveal' }
  /** The auctioneer names a price. */
  | { readonly kind: 'price'; readonly amount: number }
  /** Somebody takes the lot at the price named. */
  | { readonly kind: 'take'; readonly seat: Seat };

/** A step as it was kept; `null` where it is none. */
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
