import { ok, type Result } from '../core/result.ts';
import { clockwiseFrom, leftOf, type BySeat, type Seat } from '../core/seats.ts';
import { at, plus } from '../core/tally.ts';
import type { Sale } from './events.ts';
import { refuse, type AuctionProblem, type Refusal } from './problems.ts';
import { afterLot } from './round.ts';
import type { Setup } from './setup.ts';
import { ownedPlace, tracks, type Gone, type Payment, type Selling, type State } from './state.ts';

/** The auction ends: the lot changes hands, and money where it is tracked. */
export function sell(state: State, lot: Selling, event: Sale): Result<State, AuctionProblem> {
  const { setup } = state;
  const { buyer, price } = event;
  const { auctioneer, artist, cards } = lot;
  const owned = plus(state.owned, ownedPlace(setup, buyer, artist), cards);
  const flipper = setup.mystery ? auctioneer : null;
  if (!tracks(setup, 'cash')) {
    const gone: Gone = { how: 'sold', auctioneer, buyer, artist, cards, payments: null };
    return ok({ ...state, owned, situation: afterLot(state, auctioneer, flipper, gone) });
  }
  if (price === undefined) return refuse('missing', '.price');
  const refusal =
    refusePrice(state, lot, buyer, price) ?? (event.bids && refuseBids(state, lot, event.bids, buyer, price));
  if (refusal) return refusal;
  const payments = paymentsFor(setup, lot, buyer, price);
  const cash = state.cash.slice();
  let { bank } = state;
  for (const { from, to, amount } of payments) {
    cash[from] = at(cash, from) - amount;
    if (to === 'bank') bank = { ...bank, taken: bank.taken + amount };
    else cash[to] = at(cash, to) + amount;
  }
  const gone: Gone = { how: 'sold', auctioneer, buyer, artist, cards, payments };
  return ok({ ...state, owned, cash, bank, situation: afterLot(state, auctioneer, flipper, gone) });
}

export interface PriceBounds {
  readonly least: number;
  readonly most: number;
}

/** The prices at which a seat may buy the lot; it cannot where `least` is above `most`. */
export function priceBounds(state: State, lot: Selling, buyer: Seat): PriceBounds {
  const purse = at(state.cash, buyer);
  if (lot.auction !== 'fixed') return { least: buyer === lot.auctioneer ? 0 : 1, most: purse };
  const named = at(state.cash, lot.auctioneer);
  return { least: named === 0 ? 0 : 1, most: Math.min(named, purse) };
}

function refusePrice(state: State, lot: Selling, buyer: Seat, price: number): Refusal | null {
  const { least, most } = priceBounds(state, lot, buyer);
  if (price >= least && price <= most) return null;
  if (lot.auction === 'fixed') {
    if (price > at(state.cash, lot.auctioneer)) {
      return refuse('fixed-over-cash', '.price', { seat: lot.auctioneer, price });
    }
    if (price < least) return refuse('fixed-at-zero', '.price');
  } else if (price < least) {
    return refuse('free-only-for-auctioneer', '.price', { seat: buyer, auctioneer: lot.auctioneer });
  }
  return refuse('bid-over-cash', '.price', { seat: buyer, price });
}

function refuseBids(
  state: State,
  lot: Selling,
  bids: BySeat<number | null>,
  buyer: Seat,
  price: number,
): Refusal | null {
  if (lot.auction === 'fixed') return refuse('bids-in-fixed', '.bids');
  const order = bidders(lot, state.setup.players);
  const earlier: number[] = [];
  let highest = 0;
  let winner = lot.auctioneer;
  for (const seat of order) {
    const bid = bids[seat] ?? 0;
    if (bid === 0) continue;
    if (bid > at(state.cash, seat)) {
      return refuse('bid-over-cash', `.bids[${seat}]`, { seat, price: bid });
    }
    if (lot.auction === 'once' && bid <= highest) {
      return refuse('bid-not-higher', `.bids[${seat}]`, { seat, bid, highest });
    }
    if (lot.auction === 'open' && earlier.includes(bid)) {
      return refuse('equal-bids', `.bids[${seat}]`, { seat, bid });
    }
    earlier.push(bid);
    if (bid > highest) {
      highest = bid;
      winner = seat;
    }
  }
  if (price !== highest) return refuse('price-not-highest-bid', '.price', { price, highest });
  if (buyer !== winner) return refuse('buyer-not-highest-bidder', '.buyer', { seat: buyer, winner });
  return null;
}

/**
 * Whose bid comes first. Once around, the auctioneer speaks last; hidden bids are resolved beginning with the
 * auctioneer, so that the first of the highest wins; open bids have no order.
 */
export function bidders(lot: Selling, players: number): Seat[] {
  return clockwiseFrom(lot.auction === 'once' ? leftOf(lot.auctioneer, players) : lot.auctioneer, players);
}

/** Who hands what to whom: sellers who buy pay their own share to the bank. */
export function paymentsFor(setup: Setup, lot: Selling, buyer: Seat, price: number): Payment[] {
  const { auctioneer, partner } = lot;
  const forPartner = partner !== null && setup.splitDouble ? Math.floor(price / 2) : 0;
  const payments: Payment[] = [];
  if (price > 0) payments.push(payment(buyer, auctioneer, price - forPartner));
  if (partner !== null && forPartner > 0) payments.push(payment(buyer, partner, forPartner));
  return payments;
}

function payment(from: Seat, seller: Seat, amount: number): Payment {
  return { from, to: seller === from ? 'bank' : seller, amount };
}
