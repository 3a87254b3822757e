import type { AuctionKind } from '../../src/shared/auction/edition.ts';
import type { Table } from './auction-table.ts';
import { below, chance, pick, shuffle, type Random } from './random.ts';
import { leftwards } from './table.ts';

/** The result of an auction: the buyer, the price and all bids. */
export interface AuctionResult {
  readonly buyer: number;
  readonly price: number;
  readonly bids: readonly (number | null)[] | null;
}

export function bidFor(table: Table, auctioneer: number, kind: AuctionKind, next: Random): AuctionResult {
  switch (kind) {
    case 'open':
      return openOutcry(table, auctioneer, next);
    case 'once':
      return onceAround(table, auctioneer, next);
    case 'hidden':
      return inTheFist(table, auctioneer, next);
    case 'fixed':
      return atFixedPrice(table, auctioneer, next);
    case 'double':
      throw new Error('a double is sold by the kind of its second card');
  }
}

/** The most a player would bid: mostly sensible, sometimes everything they have, often nothing. */
function limitOf(table: Table, seat: number, next: Random): number {
  const purse = table.away.has(seat) ? 0 : (table.cash[seat] ?? 0);
  const wish = chance(next, 0.02) ? purse : below(next, 34) - 4;
  return Math.max(0, Math.min(purse, wish));
}

function openOutcry(table: Table, auctioneer: number, next: Random): AuctionResult {
  const limits = table.seats.map((seat) => limitOf(table, seat, next));
  const bids: (number | null)[] = table.seats.map(() => null);
  let highest = 0;
  let buyer = auctioneer;
  for (let raised = true; raised;) {
    raised = false;
    for (const seat of shuffle(next, table.seats)) {
      const most = limits[seat] ?? 0;
      if (seat === buyer && highest > 0) continue;
      if (most <= highest) continue;
      highest += 1 + below(next, Math.min(6, most - highest));
      bids[seat] = highest;
      buyer = seat;
      raised = true;
    }
  }
  return { buyer, price: highest, bids };
}

function onceAround(table: Table, auctioneer: number, next: Random): AuctionResult {
  const bids: (number | null)[] = table.seats.map(() => null);
  let highest = 0;
  let buyer = auctioneer;
  for (const seat of leftwards(table, auctioneer)) {
    const most = limitOf(table, seat, next);
    if (most <= highest) continue;
    highest += 1 + below(next, most - highest);
    bids[seat] = highest;
    buyer = seat;
  }
  return { buyer, price: highest, bids };
}

function inTheFist(table: Table, auctioneer: number, next: Random): AuctionResult {
  const bids = table.seats.map((seat) => Math.min(limitOf(table, seat, next), pick(next, [0, 3, 8, 15, 40])));
  const price = Math.max(...bids);
  const fromAuctioneer = [auctioneer, ...leftwards(table, auctioneer)];
  const buyer = price === 0 ? auctioneer : fromAuctioneer.find((seat) => bids[seat] === price);
  return { buyer: buyer ?? auctioneer, price, bids };
}

function atFixedPrice(table: Table, auctioneer: number, next: Random): AuctionResult {
  const purse = table.cash[auctioneer] ?? 0;
  const price = purse === 0 ? 0 : 1 + below(next, Math.min(purse, chance(next, 0.05) ? purse : 30));
  const taker = leftwards(table, auctioneer).find(
    (seat) =>
      seat !== auctioneer && !table.away.has(seat) && (table.cash[seat] ?? 0) >= price && chance(next, 0.3),
  );
  return { buyer: taker ?? auctioneer, price, bids: null };
}
