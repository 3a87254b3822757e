import { auction, type SeatExplained, type State } from '../../../shared/auction/index.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { atTheEnd, seatsOver, type GameRecord } from '../../../shared/record/index.ts';
import { courseOf } from './course.ts';

/** A line of the pad. */
export interface PadRound {
  readonly round: number;
  /** What the bank pays each seat; `null` while nobody can say, or the round is still to come. */
  readonly payouts: BySeat<number> | null;
  /** Everybody's cash once it is paid, where the app keeps it. */
  readonly cash: BySeat<number> | null;
}

export interface Pad {
  /** Every round of the game; of a game that ended early, those that were played. */
  readonly rounds: readonly PadRound[];
  /** What the bank has paid each seat, a round that waits for its payout included. */
  readonly fromBank: BySeat<number>;
  /** Cash now, or the money counted at the end; `null` where the app does not know it. */
  readonly money: BySeat<number> | null;
  readonly winners: readonly Seat[];
}

/** `paying` is what the bank pays this round, where the game does not know it yet. */
export function padOf(record: GameRecord, state: State, paying: BySeat<SeatExplained> | null = null): Pad {
  const { setup } = state;
  const outcome = auction.outcome(state);
  const cash = new Map<number, BySeat<number>>();
  if (outcome.cash !== null) {
    for (const { before, after } of courseOf(record)) {
      if (after.settled.length > before.settled.length) cash.set(before.round, after.cash);
    }
  }
  const paid = paying === null ? null : paying.map(({ payout }) => payout);
  const length = outcome.status === 'finished' ? outcome.rounds.length : setup.edition.rounds;
  // Whoever has changed seats since takes along what their old one got.
  const { endOfRound } = seatsOver(record);
  const rounds = Array.from({ length }, (_, at) => {
    const end = endOfRound(at + 1);
    const payouts = outcome.rounds[at]?.payouts ?? (at + 1 === state.round ? paid : null);
    const after = cash.get(at + 1) ?? null;
    return {
      round: at + 1,
      payouts: payouts && atTheEnd(payouts, end),
      cash: after && atTheEnd(after, end),
    };
  });
  return {
    rounds,
    fromBank: record.players.map((_, seat) =>
      rounds.reduce((sum, { payouts }) => sum + (payouts?.[seat] ?? 0), 0),
    ),
    money: outcome.scores,
    winners: outcome.winners ?? [],
  };
}
