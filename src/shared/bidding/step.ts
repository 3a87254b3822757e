import { SALE_KINDS, type SaleKind } from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { isAmount, isList, isObject } from '../core/shape.ts';

/** One step of an auction run by the app, as the table keeps it. */
export type Step =
  /** An open bid. */
  | { readonly kind: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'pass'; readonly seat: Seat }
  /** Going once, going twice, sold. */
  | { readonly kind: 'going' }
  /** A hidden bid, 0 for none; `null` in a view that may not know it, or if main holds it until all are revealed. */
  | { readonly kind: 'cover'; readonly seat: Seat; readonly amount: number | null }
  /** All hidden bids are revealed at once: with those that main held, `null` for the others. */
  | { readonly kind: 'reveal'; readonly bids?: BySeat<number | null> }
  /** The auctioneer names a price. */
  | { readonly kind: 'price'; readonly amount: number }
  /** A player accepts the named price. */
  | { readonly kind: 'take'; readonly seat: Seat }
  /** A player says with which card they complete a double. */
  | { readonly kind: 'add'; readonly seat: Seat; readonly auction: SaleKind }
  /** The auctioneer tells how an auction ended that the table held itself. */
  | { readonly kind: 'sold'; readonly seat: Seat; readonly amount: number };

/** A hidden bid is taken back: nothing is left of it. */
export interface Uncover {
  readonly kind: 'uncover';
  readonly seat: Seat;
}

/** What can be said in an auction. */
export type Saying = Step | Uncover;

/** Reads what was said. Returns `null` if it is invalid. */
export function readSaying(kept: unknown): Saying | null {
  if (!isObject(kept)) return null;
  const { kind, seat, amount, bids, auction } = kept;
  switch (kind) {
    case 'bid':
    case 'sold':
      return isAmount(seat) && isAmount(amount) ? { kind, seat, amount } : null;
    case 'cover':
      return isAmount(seat) && (amount === null || isAmount(amount)) ? { kind, seat, amount } : null;
    case 'pass':
    case 'take':
    case 'uncover':
      return isAmount(seat) ? { kind, seat } : null;
    case 'price':
      return isAmount(amount) ? { kind, amount } : null;
    case 'going':
      return { kind };
    case 'reveal':
      if (bids === undefined) return { kind };
      return areBids(bids) ? { kind, bids } : null;
    case 'add': {
      const symbol = SALE_KINDS.find((each) => each === auction);
      return isAmount(seat) && symbol !== undefined ? { kind, seat, auction: symbol } : null;
    }
    default:
      return null;
  }
}

function areBids(value: unknown): value is BySeat<number | null> {
  return isList(value) && value.every((bid) => bid === null || isAmount(bid));
}
