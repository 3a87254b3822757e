import { highestBid, type HighestBid, type SaleChoice } from '../../../../shared/auction/index.ts';
import type { BySeat, Seat } from '../../../../shared/core/seats.ts';
import type { EventJson } from '../../../../shared/record/index.ts';
import { readWhole } from '../../../lib/whole-number.ts';
import { buyerOf, type Lot } from './lot.ts';

/** Why the lot can't be sold yet. Must not reveal anybody's money. */
export type NotYet =
  | { readonly why: 'no-buyer' }
  | { readonly why: 'no-price' }
  | { readonly why: 'not-a-number'; readonly seat: Seat | null }
  | { readonly why: 'nobody-can-pay' }
  | { readonly why: 'too-much'; readonly seat: Seat }
  | { readonly why: 'fixed-too-much'; readonly seat: Seat }
  | { readonly why: 'not-free'; readonly seat: Seat }
  | { readonly why: 'too-little' };

export type Hammer =
  | {
      readonly ready: true;
      readonly buyer: Seat;
      readonly price: number | null;
      /** One per seat, if every bid is noted. */
      readonly bids: BySeat<number> | null;
      readonly event: EventJson;
    }
  | { readonly ready: false; readonly notYet: NotYet };

/** The result of selling the lot as entered. */
export function hammerOf(sale: SaleChoice, lot: Lot): Hammer {
  const bids = sale.bids !== null && lot.bids !== null ? readBids(sale, lot.bids) : null;
  if (bids !== null && 'why' in bids) return { ready: false, notYet: bids };
  const said = buyerOf(sale, lot);
  const buyer = bids?.buyer ?? (said === 'nobody' ? sale.auctioneer : said);
  const chosen = sale.buyers.find(({ seat }) => seat === buyer);
  if (buyer === null || chosen === undefined) return { ready: false, notYet: { why: 'no-buyer' } };
  if (chosen.price === null) {
    return { ready: true, buyer, price: null, bids: null, event: { type: 'sale', buyer } };
  }
  const free = said === 'nobody' && sale.auction !== 'fixed';
  const price = bids?.price ?? (free ? 0 : readPrice(lot.price, chosen.price.least));
  if (price === null) return { ready: false, notYet: notRead(lot.price) };
  if (price < chosen.price.least) return { ready: false, notYet: tooLittle(sale, buyer) };
  if (price > chosen.price.most) return { ready: false, notYet: tooMuch(sale, buyer, price) };
  const event = { type: 'sale', buyer, price, ...(bids === null ? {} : { bids: bids.bids }) };
  return { ready: true, buyer, price, bids: bids?.bids ?? null, event };
}

/** Why a price can't be confirmed before there is a buyer; `null` if it can. */
export function priceNotYet(sale: SaleChoice, lot: Lot): NotYet | null {
  const price = readWhole(lot.price);
  if (price === null) return notRead(lot.price);
  if (sale.auction !== 'fixed') {
    const payable = sale.buyers.some((buyer) => buyer.price !== null && price <= buyer.price.most);
    return payable ? null : { why: 'nobody-can-pay' };
  }
  const own = sale.buyers.find(({ seat }) => seat === sale.auctioneer)?.price;
  if (own === null || own === undefined) return null;
  if (price < own.least) return { why: 'too-little' };
  return price > own.most ? { why: 'fixed-too-much', seat: sale.auctioneer } : null;
}

function notRead(price: string): NotYet {
  return price.trim() === '' ? { why: 'no-price' } : { why: 'not-a-number', seat: null };
}

/** The auctioneer only gets it for free if everybody may bid nothing. */
function tooLittle({ auction }: SaleChoice, seat: Seat): NotYet {
  return auction === 'fixed' ? { why: 'too-little' } : { why: 'not-free', seat };
}

/** An empty price counts as 0, if that is allowed. */
function readPrice(text: string, least: number): number | null {
  return text.trim() === '' && least === 0 ? 0 : readWhole(text);
}

/** If the price is beyond the auctioneer's own money, the auctioneer has to change it, even if somebody else buys. */
function tooMuch(sale: SaleChoice, buyer: Seat, price: number): NotYet {
  const own = sale.buyers.find(({ seat }) => seat === sale.auctioneer)?.price;
  const unnamed = sale.auction === 'fixed' && own !== null && own !== undefined && price > own.most;
  return unnamed ? { why: 'fixed-too-much', seat: sale.auctioneer } : { why: 'too-much', seat: buyer };
}

interface Bids extends HighestBid {
  readonly bids: readonly number[];
}

/** The bids as typed, with their result. */
function readBids(sale: SaleChoice, typed: readonly string[]): Bids | NotYet {
  const bids: number[] = typed.map(() => 0);
  for (const seat of sale.bids?.order ?? []) {
    const bid = readPrice(typed[seat] ?? '', 0);
    if (bid === null) return { why: 'not-a-number', seat };
    if (bid > (sale.bids?.most[seat] ?? 0)) return { why: 'too-much', seat };
    bids[seat] = bid;
  }
  // An empty form hasn't been filled in yet: "nobody bids" must be entered.
  if (typed.every((bid) => bid.trim() === '')) return { why: 'no-buyer' };
  return { bids, ...highestBid(sale, bids.length, bids) };
}
