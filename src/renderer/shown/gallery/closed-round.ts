import type { BySeat } from '../../../shared/core/seats.ts';
import { explain, type SeatExplained, type State } from '../../../shared/gallery/index.ts';
import { atTheEnd, seatsOver, type GameRecord } from '../../../shared/record/index.ts';
import type { TextLanguage } from '../../../shared/text/prompting.ts';
import { galleryTerms } from '../../../shared/text/terms.ts';
import { inSeats, type ClosedRound, type Payments } from '../family.ts';
import type { BoardWords } from '../settlement/ranked-bay.ts';
import { rankedBays } from './ranked-bays.ts';
import { scoredParts } from './scored-parts.ts';

type Words = TextLanguage['words'];

export function boardWords({ setup }: State, words: Words): BoardWords {
  const { card } = galleryTerms(words, setup.edition);
  const { board, cards } = words.gallerySettle;
  return { ...board, paintings: (count) => cards(count, card) };
}

/** What everybody scores. */
export function paymentsOf(
  state: State,
  record: GameRecord,
  payouts: BySeat<SeatExplained>,
  words: Words,
): Payments {
  const { card, points } = galleryTerms(words, state.setup.edition);
  return {
    title: words.gallerySettle.scores.title(points),
    payments: inSeats(record, payouts).map(({ seat, name, parts, payout }) => ({
      seat,
      name,
      parts: scoredParts(state, parts, words, card),
      amount: String(payout),
      something: payout > 0,
      handed: false,
    })),
  };
}

export function closedRound(state: State, record: GameRecord, round: number, words: Words): ClosedRound {
  const payouts = explain(state, round)?.payouts ?? [];
  const { endOfRound } = seatsOver(record);
  return {
    bays: rankedBays(state, round),
    words: boardWords(state, words),
    nothing: words.gallerySettle.scores.nothingShown,
    ...paymentsOf(state, record, atTheEnd(payouts, endOfRound(round)), words),
  };
}
