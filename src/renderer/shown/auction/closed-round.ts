import { explain, type SeatExplained, type State } from '../../../shared/auction/index.ts';
import type { BySeat } from '../../../shared/core/seats.ts';
import { atTheEnd, editionIn, seatsOver, type GameRecord } from '../../../shared/record/index.ts';
import { money } from '../../../shared/text/money.ts';
import type { TextLanguage } from '../../../shared/text/prompting.ts';
import { inSeats, type ClosedRound, type Payments } from '../family.ts';
import { paidParts } from './paid-parts.ts';
import { rankedBays } from './ranked-bays.ts';

type Speech = Pick<TextLanguage, 'words' | 'locale'>;

/** What the bank pays, and who has it already. */
export function paymentsOf(
  state: State,
  record: GameRecord,
  payouts: BySeat<SeatExplained>,
  { words, locale }: Speech,
  handed: BySeat<boolean> = [],
): Payments {
  return {
    title: words.settle.payouts.title,
    payments: inSeats(record, payouts).map(({ seat, name, parts, payout }) => ({
      seat,
      name,
      parts: paidParts(state, parts, words, locale),
      amount: payout === 0 ? words.settle.nothing : money(editionIn(record), payout, locale),
      something: payout > 0,
      handed: payout > 0 && handed[seat] === true,
    })),
  };
}

export function closedRound(state: State, record: GameRecord, round: number, speech: Speech): ClosedRound {
  const payouts = explain(state, round)?.payouts ?? [];
  const { endOfRound } = seatsOver(record);
  return {
    bays: rankedBays(state, round),
    words: speech.words.settle,
    nothing: speech.words.settle.payouts.noPaintings,
    ...paymentsOf(state, record, atTheEnd(payouts, endOfRound(round)), speech),
  };
}
