import { choices as choicesAtAuction, paymentsFor, type State as AuctionState } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import { step, type Table } from '../record/index.ts';
import { amount, seat, seats, solved, type Solved } from './solved.ts';

export function auctionState(table: Table): AuctionState | null {
  switch (table.family) {
    case 'auction':
      return table.state;
    case 'gallery':
      return null;
  }
}

export function selling(table: Table) {
  const state = auctionState(table);
  return state === null ? null : choicesAtAuction(state).sale;
}

/** Who gets the lot by the rules. */
export function buyer(table: Table, bids: readonly (number | null)[]): Solved | null {
  const price = Math.max(0, ...bids.map((bid) => bid ?? 0));
  const sales = bids.map((_, each) => ({ type: 'sale', buyer: each, price, bids }));
  const winner = sales.find((sale) => step(table, sale).ok);
  if (winner === undefined) return null;
  return { ...solved({ is: 'seat', seat: winner.buyer }, seats(table)), follows: [winner] };
}

export function payee(table: Table, from: Seat, price: number): Solved | null {
  const state = auctionState(table);
  if (state?.situation.kind !== 'selling') return null;
  const to = paymentsFor(state.setup, state.situation, from, price)[0]?.to;
  if (to === undefined) return null;
  return {
    ...solved(to === 'bank' ? { is: 'bank' } : { is: 'seat', seat: to }, [...seats(table), { is: 'bank' }]),
    follows: [{ type: 'sale', buyer: from, price }],
  };
}

/** What one of the paid players gets for a sale; the others are wrong options. */
export function share(table: Table, of: Seat | 'bank', from: Seat, price: number): Solved | null {
  const state = auctionState(table);
  if (state?.situation.kind !== 'selling') return null;
  const payments = paymentsFor(state.setup, state.situation, from, price);
  const own = payments.reduce((sum, { to, amount: paid }) => sum + (to === of ? paid : 0), 0);
  return {
    ...amount(own, [0, price, ...payments.map((payment) => payment.amount)]),
    follows: [{ type: 'sale', buyer: from, price }],
  };
}

/** Who may turn over a card of the mystery hand. */
export function flipper(table: Table): Solved | null {
  const state = auctionState(table);
  return state === null ? null : seat(table, choicesAtAuction(state).mystery?.flipper);
}
