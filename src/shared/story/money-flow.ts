import { paymentsFor, type Payment, type State } from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, nothing } from '../core/tally.ts';
import type { AuctionPassage } from './passages.ts';

/** Where a player’s money came from and went: `start + sold − bought + paidOut + adjusted = cash`. */
export interface MoneyFlow {
  readonly start: number;
  /** What others paid for one’s lots, shares of split doubles included. */
  readonly sold: number;
  /** What one paid for paintings, to others and to the bank. */
  readonly bought: number;
  /** What the bank paid after each round. */
  readonly paidOut: number;
  /** What the scorekeeper’s corrections add up to. */
  readonly adjusted: number;
  readonly cash: number;
}

/** One entry a seat; `null` where prices are not kept. */
export function moneyFlows(start: State, passages: readonly AuctionPassage[]): BySeat<MoneyFlow> | null {
  if (start.setup.tracking !== 'ledger') return null;
  const none = (): number[] => nothing(start.setup.players).slice();
  const [sold, bought, paidOut, adjusted] = [none(), none(), none(), none()];
  for (const passage of passages) {
    const { event, before, after } = passage;
    for (const { from, to, amount } of paymentsOf(passage)) {
      add(bought, from, amount);
      if (to !== 'bank') add(sold, to, amount);
    }
    if (event.type === 'settle')
      after.settled.at(-1)?.payouts.forEach((paid, seat) => add(paidOut, seat, paid));
    if (event.type === 'adjust')
      after.cash.forEach((cash, seat) => add(adjusted, seat, cash - at(before.cash, seat)));
  }
  const last = passages.at(-1)?.after ?? start;
  return last.cash.map((cash, seat) => ({
    start: at(start.cash, seat),
    sold: at(sold, seat),
    bought: at(bought, seat),
    paidOut: at(paidOut, seat),
    adjusted: at(adjusted, seat),
    cash,
  }));
}

/** Who handed what to whom with this event; nothing where it was no sale, or prices are not kept. */
export function paymentsOf({ event, before, after }: AuctionPassage): readonly Payment[] {
  if (event.type !== 'sale' || before.situation.kind !== 'selling') return [];
  const gone = after.situation.kind === 'offering' ? after.situation.gone : null;
  if (gone === null || gone.price === null) return [];
  return paymentsFor(before.setup, before.situation, gone.buyer, gone.price);
}

/** Who paid whom, `paid[from][to]`: in money, or where prices are not kept in paintings bought. */
export interface PaidWhom {
  readonly measure: 'money' | 'paintings';
  readonly paid: BySeat<BySeat<number>>;
  /** What everybody paid to the bank, or kept of what they put up themselves. */
  readonly toBank: BySeat<number>;
}

/** `null` where nobody says who bought. */
export function paidWhom(start: State, passages: readonly AuctionPassage[]): PaidWhom | null {
  const { players, tracking } = start.setup;
  if (tracking === 'counts') return null;
  const paid = Array.from({ length: players }, () => nothing(players).slice());
  const toBank = nothing(players).slice();
  const give = (from: Seat, to: Seat | 'bank', amount: number): void =>
    add(to === 'bank' ? toBank : (paid[from] ?? []), to === 'bank' ? from : to, amount);
  for (const passage of passages) {
    if (tracking === 'ledger') {
      for (const { from, to, amount } of paymentsOf(passage)) give(from, to, amount);
      continue;
    }
    const { event, before, after } = passage;
    const gone = after.situation.kind === 'offering' ? after.situation.gone : null;
    if (event.type !== 'sale' || before.situation.kind !== 'selling' || gone === null) continue;
    const { auctioneer, cards } = before.situation;
    give(gone.buyer, gone.buyer === auctioneer ? 'bank' : auctioneer, cards);
  }
  return { measure: tracking === 'ledger' ? 'money' : 'paintings', paid, toBank };
}

function add(to: number[], index: number, amount: number): void {
  to[index] = at(to, index) + amount;
}
