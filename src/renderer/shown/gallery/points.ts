import { gallery, type SeatExplained, type State } from '../../../shared/gallery/index.ts';
import { roundsBefore } from '../../../shared/core/rounds-before.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { atTheEnd, type SeatsOver } from '../../../shared/record/index.ts';

export interface PointsPad {
  /** How many rounds were over when the game came into the app. */
  readonly before: number;
  /** Every round of the game; if it ended early, the rounds that were played. `null` for rounds to come, or before it. */
  readonly rounds: readonly { readonly round: number; readonly points: BySeat<number> | null }[];
  /** What adjustments added, and rounds before; `null` if nothing. */
  readonly corrected: BySeat<number> | null;
  /** The total, including a round that is being scored. */
  readonly total: BySeat<number>;
  readonly winners: readonly Seat[];
}

/** `scoring` is what this round scores, before the game knows it. Scores follow a player who has changed seats. */
export function pointsPadOf(
  state: State,
  { endOfRound }: SeatsOver,
  scoring: BySeat<SeatExplained> | null = null,
): PointsPad {
  const { setup, scores, situation } = state;
  const settled = state.settled.map(({ round, payouts }) => atTheEnd(payouts, endOfRound(round)));
  const coming = situation.kind === 'settling' ? (scoring?.map(({ payout }) => payout) ?? null) : null;
  const length = situation.kind === 'finished' ? settled.length : setup.edition.rounds;
  const written = scores.map((_, seat) => settled.reduce((sum, payouts) => sum + (payouts[seat] ?? 0), 0));
  const corrected = scores.map((score, seat) => score - (written[seat] ?? 0));
  const before = roundsBefore(state.settled);
  return {
    before,
    rounds: Array.from({ length }, (_, at) => ({
      round: at + 1,
      points: at < before ? null : (settled[at] ?? (at + 1 === state.round ? coming : null)),
    })),
    corrected: corrected.every((change) => change === 0) ? null : corrected,
    total: scores.map((score, seat) => score + (coming?.[seat] ?? 0)),
    winners: gallery.outcome(state).winners ?? [],
  };
}
