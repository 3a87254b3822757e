import { tiedBidders, type SaleChoice } from '../../../../shared/auction/index.ts';
import type { Seat } from '../../../../shared/core/seats.ts';
import type { Words } from '../../../../shared/text/en/index.ts';
import { tieOf, type Telling } from '../../../../shared/text/bidding.ts';
import { priceNotYet, type Hammer, type NotYet } from './hammer.ts';
import { askedFirst, buyerOf, saleAsks, type Lot } from './lot.ts';

/** Whose bid to type next, in bidding order, skipping those already typed. */
export function nextToBid(sale: SaleChoice, lot: Lot, bidder: Seat | null): Seat | undefined {
  if (saleAsks(sale, lot) !== 'bids' || bidder === null) return undefined;
  const order = sale.bids?.order ?? [];
  return order.slice(order.indexOf(bidder) + 1).find((seat) => (lot.bids?.[seat] ?? '').trim() === '');
}

/** Why the lot can't be sold as entered; empty if something is only missing. */
export function saleRefused(
  sale: SaleChoice,
  lot: Lot,
  hammer: Hammer,
  words: Words['table'],
  telling: Telling,
): string {
  const why = whyNot(sale, lot, hammer);
  switch (why?.why) {
    case undefined:
    case 'no-buyer':
    case 'no-price':
      return '';
    case 'not-a-number':
    case 'nobody-can-pay':
      return words.notYet[why.why];
    case 'too-little':
      return telling.words.refused[why.why];
    case 'too-much':
    case 'fixed-too-much':
    case 'not-free':
      return words.notYet[why.why](telling.name(why.seat));
  }
}

/** A price that comes first is checked before there is a buyer. */
function whyNot(sale: SaleChoice, lot: Lot, hammer: Hammer): NotYet | null {
  if (hammer.ready) return null;
  const early = saleAsks(sale, lot) === 'price' && askedFirst(sale, lot) === 'price' && lot.buyer === null;
  return early ? priceNotYet(sale, lot) : hammer.notYet;
}

/** Who gets it and why, if nobody wants it or the bids decide. Shown before the hammer falls. */
export function saleDecided(sale: SaleChoice, lot: Lot, hammer: Hammer, telling: Telling): string {
  if (!hammer.ready || hammer.price === null) return '';
  const { buyer, price, bids } = hammer;
  const { decided } = telling.words;
  const who = telling.name(buyer);
  if (bids === null && buyerOf(sale, lot) !== 'nobody') return '';
  if (price === 0) return decided.nobody(who);
  if (bids === null) return decided.obliged(who, telling.sum(price));
  const tied = tiedBidders(sale, bids.length, bids);
  const has = decided.highest(who, telling.sum(price));
  return [has, tieOf(tied, { ...sale, buyer, price }, telling)].filter((said) => said !== '').join('. ');
}
