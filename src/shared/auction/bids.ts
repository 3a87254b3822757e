import { isAway } from '../core/away.ts';
import { clockwiseFrom, leftOf, type BySeat, type Seat } from '../core/seats.ts';
import type { Selling, State } from './state.ts';

/** The parts of a lot that decide whose bid comes first. */
type BidRules = Pick<Selling, 'auction' | 'auctioneer'>;

/**
 * The seats in the order in which they are asked and their bids count. The auctioneer is last in a once-around or
 * fixed-price auction and first when hidden bids are compared. Open bids have no order.
 */
function bidOrder(lot: BidRules, players: number): Seat[] {
  return clockwiseFrom(firstBidder(lot, players), players);
}

/** Those who are asked for a bid, in that order. */
export function bidders({ setup, away }: State, lot: BidRules): Seat[] {
  return bidOrder(lot, setup.players).filter((seat) => !isAway(away, seat));
}

export function firstBidder({ auction, auctioneer }: BidRules, players: number): Seat {
  return auction === 'once' || auction === 'fixed' ? leftOf(auctioneer, players) : auctioneer;
}

/** The seats that tied for the highest bid, in order of precedence. Empty if there is no tie. */
export function tiedBidders(lot: BidRules, players: number, bids: BySeat<number | null>): readonly Seat[] {
  const highest = Math.max(0, ...bids.map((bid) => bid ?? 0));
  const equal = highest === 0 ? [] : bidOrder(lot, players).filter((seat) => bids[seat] === highest);
  return equal.length > 1 ? equal : [];
}

export interface HighestBid {
  readonly buyer: Seat;
  readonly price: number;
}

/** The first of the highest bids wins the lot. Without bids the auctioneer gets it for free. */
export function highestBid(lot: BidRules, players: number, bids: BySeat<number | null>): HighestBid {
  const first = firstBidder(lot, players);
  let buyer = lot.auctioneer;
  let price = 0;
  for (let step = 0; step < players; step += 1) {
    const seat = (first + step) % players;
    const bid = bids[seat] ?? 0;
    if (bid > price) {
      price = bid;
      buyer = seat;
    }
  }
  return { buyer, price };
}
