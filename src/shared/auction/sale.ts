import { isAway } from '../core/away.ts';
import { ok, type Result } from '../core/result.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, plus } from '../core/tally.ts';
import { firstBidder, highestBid } from './bids.ts';
import type { Sale } from './events.ts';
import { refuse, type AuctionProblem, type Refusal } from './problems.ts';
import { afterLot } from './round.ts';
import type { Setup } from './setup.ts';
import { ownedPlace, tracks, type SoldLot, type Selling, type Situation, type State } from './state.ts';

/** The auction ends: the lot changes hands, and so does the money if it is tracked. */
export function sell(state: State, lot: Selling, event: Sale): Result<State, AuctionProblem> {
  const { setup } = state;
  const { buyer, price } = event;
  if (isAway(state.away, buyer)) return refuse('buyer-away', '.buyer', { seat: buyer });
  const owned = plus(state.owned, ownedPlace(setup, buyer, lot.artist), lot.cards);
  if (!tracks(setup, 'cash')) {
    return ok({ ...state, owned, situation: afterSale(state, { lot, buyer, price: null }, lot) });
  }
  if (price === undefined) return refuse('missing', '.price');
  const refusal =
    refusePrice(state, lot, buyer, price) ?? (event.bids && refuseBids(state, lot, event.bids, buyer, price));
  if (refusal) return refusal;
  const cash = state.cash.slice();
  cash[buyer] = at(cash, buyer) - price;
  let taken = 0;
  for (const seller of sellers(lot)) {
    const share = shareOf(setup, lot, seller, price);
    if (seller === buyer) taken += share;
    else cash[seller] = at(cash, seller) + share;
  }
  const bank = taken === 0 ? state.bank : { ...state.bank, taken: state.bank.taken + taken };
  return ok({ ...state, owned, cash, bank, situation: afterSale(state, { lot, buyer, price }, lot) });
}

function afterSale(state: State, gone: SoldLot, { auctioneer }: Selling): Situation {
  return afterLot(state, auctioneer, state.setup.mystery ? auctioneer : null, gone);
}

export interface PriceBounds {
  readonly least: number;
  readonly most: number;
}

/** The prices at which a seat may buy the lot. It cannot buy if `least` is above `most`. */
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
  const { players } = state.setup;
  const first = firstBidder(lot, players);
  const earlier: number[] = [];
  let highest = 0;
  for (let step = 0; step < players; step += 1) {
    const seat = (first + step) % players;
    const bid = bids[seat] ?? 0;
    if (bid === 0) continue;
    if (isAway(state.away, seat)) return refuse('buyer-away', `.bids[${seat}]`, { seat });
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
    highest = Math.max(highest, bid);
  }
  const { buyer: winner } = highestBid(lot, players, bids);
  if (price !== highest) return refuse('price-not-highest-bid', '.price', { price, highest });
  if (buyer !== winner) return refuse('buyer-not-highest-bidder', '.buyer', { seat: buyer, winner });
  return null;
}

export interface Payment {
  readonly from: Seat;
  readonly to: Seat | 'bank';
  readonly amount: number;
}

/** Who pays whom: sellers who buy pay their own share to the bank. */
export function paymentsFor(setup: Setup, lot: Selling, buyer: Seat, price: number): Payment[] {
  return sellers(lot).flatMap((seller) => {
    const amount = shareOf(setup, lot, seller, price);
    return amount === 0 ? [] : { from: buyer, to: seller === buyer ? 'bank' : seller, amount };
  });
}

function sellers({ auctioneer, partner }: Selling): readonly Seat[] {
  return partner === null ? [auctioneer] : [auctioneer, partner];
}

/**
 * The auctioneer gets everything. If doubles are split, the offerer gets half, and the auctioneer any odd thousand.
 */
function shareOf(setup: Setup, { auctioneer, partner }: Selling, seller: Seat, price: number): number {
  const forPartner = partner !== null && setup.splitDouble ? Math.floor(price / 2) : 0;
  return seller === auctioneer ? price - forPartner : forPartner;
}
