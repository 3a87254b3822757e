import { paymentsFor, type Payment, type State } from '../auction/index.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, nothing } from '../core/tally.ts';
import { atTheEnd, type SeatsOver } from '../record/index.ts';
import type { AuctionTransition } from './transitions.ts';

/** A player’s income and expenses: `start + sold − bought + paidOut + adjusted = cash`. */
export interface MoneyFlow {
  readonly start: number;
  /** Money from other players for sold lots, including shares of split doubles. */
  readonly sold: number;
  /** Money paid for paintings, to other players and to the bank. */
  readonly bought: number;
  /** Payouts of the bank. */
  readonly paidOut: number;
  /** The sum of the scorekeeper’s adjustments. */
  readonly adjusted: number;
  readonly cash: number;
}

/** One entry per final seat; `null` if prices aren't tracked. */
export function moneyFlows(
  start: State,
  transitions: readonly AuctionTransition[],
  { endAt }: SeatsOver,
): BySeat<MoneyFlow> | null {
  if (start.setup.tracking !== 'ledger') return null;
  const none = (): number[] => nothing(start.setup.players).slice();
  const [sold, bought, paidOut, adjusted] = [none(), none(), none(), none()];
  for (const transition of transitions) {
    const { event, index, before, after } = transition;
    const end = endAt(index);
    for (const { from, to, amount } of paymentsOf(transition)) {
      add(bought, at(end, from), amount);
      if (to !== 'bank') add(sold, at(end, to), amount);
    }
    if (event.type === 'settle')
      after.settled.at(-1)?.payouts.forEach((paid, seat) => add(paidOut, at(end, seat), paid));
    if (event.type === 'adjust') {
      // Money moving with its owner to another seat is no income.
      const had = atTheEnd(before.cash, end);
      atTheEnd(after.cash, endAt(index + 1)).forEach((cash, seat) =>
        add(adjusted, seat, cash - at(had, seat)),
      );
    }
  }
  const last = transitions.at(-1)?.after ?? start;
  return last.cash.map((cash, seat) => ({
    start: at(atTheEnd(start.cash, endAt(0)), seat),
    sold: at(sold, seat),
    bought: at(bought, seat),
    paidOut: at(paidOut, seat),
    adjusted: at(adjusted, seat),
    cash,
  }));
}

/** The payments of a sale; empty for other events, or if prices aren't tracked. */
export function paymentsOf({ event, before, after }: AuctionTransition): readonly Payment[] {
  if (event.type !== 'sale' || before.situation.kind !== 'selling') return [];
  const gone = after.situation.kind === 'offering' ? after.situation.gone : null;
  if (gone === null || gone.price === null) return [];
  return paymentsFor(before.setup, before.situation, gone.buyer, gone.price);
}

/** Who paid whom, `paid[from][to]`: in money, or in paintings bought if prices aren't tracked. */
export interface PaidWhom {
  readonly measure: 'money' | 'paintings';
  readonly paid: BySeat<BySeat<number>>;
  /** Money paid to the bank; or, in paintings, those that the auctioneers bought themselves. */
  readonly toBank: BySeat<number>;
}

/** Returns `null` if buyers aren't known. */
export function paidWhom(
  start: State,
  transitions: readonly AuctionTransition[],
  { endAt }: SeatsOver,
): PaidWhom | null {
  const { players, tracking } = start.setup;
  if (tracking === 'counts') return null;
  const paid = Array.from({ length: players }, () => nothing(players).slice());
  const toBank = nothing(players).slice();
  for (const transition of transitions) {
    const end = endAt(transition.index);
    const give = (from: Seat, to: Seat | 'bank', amount: number): void => {
      if (to === 'bank') add(toBank, at(end, from), amount);
      else add(paid[at(end, from)] ?? [], at(end, to), amount);
    };
    if (tracking === 'ledger') {
      for (const { from, to, amount } of paymentsOf(transition)) give(from, to, amount);
      continue;
    }
    const { event, before, after } = transition;
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
