import { auction, type SeatExplained, type State } from '../../../shared/auction/index.ts';
import { roundsBefore } from '../../../shared/core/rounds-before.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { atTheEnd, seatsOver, type GameRecord } from '../../../shared/record/index.ts';
import { courseOf } from './course.ts';

/** A row of the pad. */
export interface PadRound {
  readonly round: number;
  /** What the bank pays each seat; `null` if unknown or the round is still to come. */
  readonly payouts: BySeat<number> | null;
  /** Everybody's cash after that, if the app tracks it. */
  readonly cash: BySeat<number> | null;
}

export interface Pad {
  /** How many rounds were over when the game came into the app. */
  readonly before: number;
  /** Every round of the game; if it ended early, the rounds that were played. */
  readonly rounds: readonly PadRound[];
  /** The bank's pay-outs to each seat so far, including a round that is waiting for its payout; `null` if unknown. */
  readonly fromBank: BySeat<number> | null;
  /** Cash now, or the money counted at the end; `null` if the app doesn't know it. */
  readonly money: BySeat<number> | null;
  readonly winners: readonly Seat[];
}

/** `paying` is what the bank pays this round, before the game knows it. */
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
  // Pay-outs follow a player who has changed seats since.
  const { endOfRound } = seatsOver(record);
  const before = roundsBefore(state.settled);
  const rounds = Array.from({ length }, (_, at) => {
    const end = endOfRound(at + 1);
    if (at < before) return { round: at + 1, payouts: null, cash: null };
    const payouts = outcome.rounds[at]?.payouts ?? (at + 1 === state.round ? paid : null);
    const after = cash.get(at + 1) ?? null;
    return {
      round: at + 1,
      payouts: payouts && atTheEnd(payouts, end),
      cash: after && atTheEnd(after, end),
    };
  });
  return {
    before,
    rounds,
    fromBank:
      before > 0
        ? null
        : record.players.map((_, seat) =>
            rounds.reduce((sum, { payouts }) => sum + (payouts?.[seat] ?? 0), 0),
          ),
    money: outcome.scores,
    winners: outcome.winners ?? [],
  };
}
