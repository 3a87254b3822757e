import type { BySeat, Seat } from '../core/seats.ts';
import { at, nothing } from '../core/tally.ts';
import { outcomeOf, seatsOver, type Timeline, type TableOf } from '../record/index.ts';
import { moneyFlows, paymentsOf } from './money-flow.ts';
import { auctionTransitions } from './transitions.ts';

type Party = Seat | 'bank';

/** Money that has to change hands after a correction. */
export interface Handover {
  readonly from: Party;
  readonly to: Party;
  readonly amount: number;
  /** `more`: in addition to an earlier payment; `back`: a refund; `plain`: neither. */
  readonly how: 'more' | 'back' | 'plain';
}

/** Who owes whom how much after a correction, netted. Empty if no money changes hands or the game is over. */
export function handovers(before: Timeline, after: Timeline): Handover[] {
  const [was, is] = [handed(before), handed(after)];
  if (was === null || is === null) return [];
  const bank = was.net.length;
  const due = is.net.map((sum, seat) => sum - at(was.net, seat));
  due.push(-due.reduce((sum, change) => sum + change, 0));
  const paid = (one: Handed, from: number, to: number) => at(one.paid[from] ?? [], to);
  const change = (from: number, to: number) => paid(is, from, to) - paid(was, from, to);
  const party = (index: number): Party => (index === bank ? 'bank' : index);
  const found: Handover[] = [];

  const settle = (fits: (from: number, to: number) => boolean): void => {
    for (const [from] of due.entries()) {
      for (const [to] of due.entries()) {
        const amount = Math.min(-at(due, from), at(due, to));
        if (amount <= 0 || !fits(from, to)) continue;
        due[from] = at(due, from) + amount;
        due[to] = at(due, to) - amount;
        const more = change(from, to) > 0 && paid(was, from, to) > 0;
        const how = more ? 'more' : change(to, from) < 0 ? 'back' : 'plain';
        found.push({ from: party(from), to: party(to), amount, how });
      }
    }
  };

  // First between players who traded with each other, then the rest.
  settle((from, to) => change(from, to) > 0 || change(to, from) < 0);
  settle(() => true);
  return found;
}

interface Handed {
  /** Each seat's receipts minus its payments. */
  readonly net: BySeat<number>;
  /** `paid[from][to]`, the bank last. */
  readonly paid: readonly (readonly number[])[];
}

function handed(timeline: Timeline): Handed | null {
  const [first] = timeline.tables;
  const last = timeline.tables.at(-1);
  if (first === undefined || last === undefined || timeline.problem !== null) return null;
  const { status, cash } = outcomeOf(last);
  if (status === 'finished') return null;
  switch (first.family) {
    case 'auction':
      return handedAtAuction(first, cash, timeline);
    case 'gallery':
      // Points don't change hands.
      return null;
  }
}

function handedAtAuction(first: TableOf<'auction'>, cash: BySeat<number> | null, timeline: Timeline): Handed {
  const transitions = auctionTransitions(first, timeline);
  const seats = seatsOver(timeline.record);
  const bank = first.setup.players;
  const paid = Array.from({ length: bank + 1 }, () => nothing(bank + 1).slice());
  const give = (from: number, to: number, amount: number) => {
    const row = paid[from];
    if (row !== undefined) row[to] = at(row, to) + amount;
  };
  for (const transition of transitions) {
    // Players who have changed seats since keep their debts and claims.
    const end = seats.endAt(transition.index);
    for (const { from, to, amount } of paymentsOf(transition))
      give(at(end, from), to === 'bank' ? bank : at(end, to), amount);
    if (transition.event.type === 'settle') {
      transition.after.settled.at(-1)?.payouts.forEach((payout, seat) => give(bank, at(end, seat), payout));
    }
  }
  if (cash === null) return { net: (paid[bank] ?? []).slice(0, bank), paid };
  // Adjusted money is already right on the table.
  const flows = moneyFlows(first.state, transitions, seats);
  return { net: cash.map((sum, seat) => sum - (flows?.[seat]?.adjusted ?? 0)), paid };
}
