import { ifEndedNow } from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { step, type EventJson, type Table } from '../record/index.ts';
import { auctionState, selling } from './sale-answer.ts';
import { amount, seats, solved, typed, type Solved } from './solved.ts';

/** How much everybody would gain by a sale if the round ended with it; `null` if the sale isn't allowed. */
export function gains(table: Table, sale: EventJson): BySeat<number> | null {
  const after = step(table, sale);
  const before = wealth(table);
  const then = after.ok ? wealth(after.value) : null;
  return before === null || then === null ? null : then.map((own, each) => own - (before[each] ?? 0));
}

/** Everybody’s money plus the current payout. */
function wealth(table: Table): BySeat<number> | null {
  const state = auctionState(table);
  if (state === null) return null;
  const { payouts } = ifEndedNow(state);
  return payouts === null ? null : state.cash.map((own, each) => own + (payouts[each] ?? 0));
}

const saleTo = (buyer: Seat, price: number): EventJson => ({ type: 'sale', buyer, price });

export function even(table: Table, buyer: Seat): Solved | null {
  const lot = selling(table);
  const most = lot?.buyers.find(({ seat }) => seat === buyer)?.price?.most ?? 0;
  const prices = Array.from({ length: most }, (_, below) => below + 1);
  const last = prices.findLast((price) => {
    const found = gains(table, saleTo(buyer, price));
    return found !== null && (found[buyer] ?? 0) >= (found[lot?.auctioneer ?? buyer] ?? 0);
  });
  return last === undefined ? null : typed(last);
}

export function gainer(table: Table, buyer: Seat, price: number): Solved | null {
  const found = gains(table, saleTo(buyer, price));
  if (found === null) return null;
  const best = Math.max(...found);
  return solved({ is: 'seat', seat: found.indexOf(best) }, seats(table));
}

/** An artist’s average value over these ways to end the round. */
export function average(
  table: Table,
  artist: string,
  ways: readonly (readonly EventJson[])[],
): Solved | null {
  const values = ways.flatMap((way) => {
    const state = auctionState(played(table, way));
    return state === null ? [] : (ifEndedNow(state).values[artist] ?? 0);
  });
  if (values.length === 0) return null;
  const all = values.reduce((sum, value) => sum + value, 0);
  return {
    ...amount(Math.round(all / values.length), values),
    sums: values.map((value, at) => ({ of: 'way', way: at + 1, value })),
  };
}

function played(table: Table, events: readonly EventJson[]): Table {
  return events.reduce((at, event) => {
    const next = step(at, event);
    return next.ok ? next.value : at;
  }, table);
}
