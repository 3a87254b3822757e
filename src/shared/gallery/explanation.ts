import {
  explainRank,
  prizesUpTo,
  rankedFirst,
  type ExplanationOf,
  type PrizeLaid,
  type RankExplained,
  type SeatExplainedBy,
} from '../core/explanation.ts';
import type { BySeat } from '../core/seats.ts';
import { at, isEmpty } from '../core/tally.ts';
import type { Artist } from './edition.ts';
import { scoreRound } from './scoring.ts';
import { valueToken } from './setup.ts';
import { displayPlace, type SettledRound, type State } from './state.ts';

export interface Explanation extends ExplanationOf<ArtistExplained, PayoutPart> {
  /** Some cards are still face down: everything may change when they are turned up. */
  readonly provisional: boolean;
}

export type SeatExplained = SeatExplainedBy<PayoutPart>;

export interface ArtistExplained extends RankExplained<Artist> {
  readonly worth: Worth;
}

/** The tokens of an artist. */
export interface Worth {
  /** Every value token, including this round's, in round order. */
  readonly tokens: readonly PrizeLaid[];
  readonly awards: number;
  /** The points of all awards. */
  readonly awardPoints: number;
  /** The sum of the scorekeeper's adjustments. */
  readonly corrected: number;
}

export interface PayoutPart {
  readonly artist: Artist;
  readonly cards: number;
  readonly value: number;
  readonly points: number;
}

/** Explains a finished round, even if its scores are still due. Returns `null` for any other round. */
export function explain(state: State, round: number): Explanation | null {
  const { situation, settled, setup } = state;
  const done = settled.find((one) => one.round === round);
  if (done !== undefined) return explained(state, done, false, true);
  if (situation.kind !== 'settling' || state.round !== round) return null;
  const provisional = !isEmpty(state.faceDown);
  const known = setup.tracking === 'full' && !provisional;
  return explained(state, scoreRound(state, situation, state.displays), provisional, known);
}

function explained(
  state: State,
  round: SettledRound,
  provisional: boolean,
  displaysKnown: boolean,
): Explanation {
  const { artists } = state.setup;
  const all = rankedFirst(
    artists.map((artist, place) => ({
      ...explainRank(artists, round, artist, place),
      worth: worthOf(state, round, place),
    })),
  );
  return {
    round: round.round,
    provisional,
    artists: all,
    payouts: displaysKnown ? explainPayouts(state, round, all) : null,
  };
}

function worthOf({ setup, settled }: State, round: SettledRound, place: number): Worth {
  const { awards } = setup.edition;
  const tokens = prizesUpTo(round, settled, place, (rank) => valueToken(setup, rank));
  const laid = at(round.awards, place);
  return { tokens, awards: laid, awardPoints: laid * awards.value, corrected: at(round.corrections, place) };
}

function explainPayouts(
  { setup }: State,
  round: SettledRound,
  artists: readonly ArtistExplained[],
): BySeat<SeatExplained> {
  return round.payouts.map((payout, seat) => ({
    seat,
    payout,
    parts: artists.flatMap(({ artist, value }) => {
      const cards = at(round.displays, displayPlace(setup, seat, setup.artists.indexOf(artist)));
      return cards === 0 ? [] : { artist, cards, value, points: cards * value };
    }),
  }));
}
