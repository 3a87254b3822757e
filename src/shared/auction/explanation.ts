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
import { at, total } from '../core/tally.ts';
import type { Artist } from './edition.ts';
import { score } from './settle.ts';
import { tileOf } from './setup.ts';
import { ownedPlace, tracks, type SettledRound, type State } from './state.ts';

export type Explanation = ExplanationOf<ArtistExplained, PayoutPart>;
export type SeatExplained = SeatExplainedBy<PayoutPart>;

export interface ArtistExplained extends RankExplained<Artist> {
  /** Every tile in the artist's column, including this round's, in round order. */
  readonly tiles: readonly PrizeLaid[];
  /** The sum of the scorekeeper's adjustments. */
  readonly corrected: number;
}

export interface PayoutPart {
  readonly artist: Artist;
  readonly paintings: number;
  /** The tiles that add up to the value of one painting; none for an unranked artist. */
  readonly tiles: readonly PrizeLaid[];
  readonly corrected: number;
  readonly value: number;
  readonly amount: number;
}

/** Explains a finished round, even if its payout is still due. Returns `null` for any other round. */
export function explain(state: State, round: number): Explanation | null {
  const { situation, settled, setup } = state;
  const done = settled.find((one) => one.round === round);
  if (done !== undefined) return explained(state, done, true);
  if (situation.kind !== 'settling' || state.round !== round) return null;
  return explained(state, score(state, situation, state.owned), tracks(setup, 'owned'));
}

function explained(state: State, round: SettledRound, heldKnown: boolean): Explanation {
  const { artists } = state.setup;
  const all = rankedFirst(artists.map((artist, place) => explainArtist(state, round, artist, place)));
  return {
    round: round.round,
    artists: all,
    payouts: heldKnown ? explainPayouts(state, round, all) : null,
  };
}

function explainArtist(
  { setup, settled }: State,
  round: SettledRound,
  artist: Artist,
  place: number,
): ArtistExplained {
  const tiles = prizesUpTo(round, settled, place, (rank) => tileOf(setup, rank));
  const earlier = tiles.filter((tile) => tile.round < round.round);
  const corrected = at(round.standing, place) - total(earlier.map(({ amount }) => amount));
  return { ...explainRank(setup.artists, round, artist, place), tiles, corrected };
}

function explainPayouts(
  { setup }: State,
  round: SettledRound,
  explainedArtists: readonly ArtistExplained[],
): BySeat<SeatExplained> {
  return round.payouts.map((payout, seat) => ({
    seat,
    payout,
    parts: explainedArtists.flatMap(({ artist, tiles, corrected, value, rank }) => {
      const paintings = at(round.owned, ownedPlace(setup, seat, setup.artists.indexOf(artist)));
      if (paintings === 0) return [];
      const amount = paintings * value;
      return rank === null
        ? { artist, paintings, tiles: [], corrected: 0, value, amount }
        : { artist, paintings, tiles, corrected, value, amount };
    }),
  }));
}
