import { tiesAt } from '../core/ranking.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at } from '../core/tally.ts';
import type { Artist } from './edition.ts';
import { score } from './settle.ts';
import { tileOf } from './setup.ts';
import { ownedPlace, tracks, type SettledRound, type State } from './state.ts';

/** Why a round ranks, values and pays as it does. */
export interface Explanation {
  readonly round: number;
  /** The ranked first, best first; then the others as they stand on the board. */
  readonly artists: readonly ArtistExplained[];
  /** `null` where nobody has said who holds what. */
  readonly payouts: readonly SeatExplained[] | null;
}

export interface ArtistExplained {
  readonly artist: Artist;
  readonly count: number;
  /** 1 for the best; `null` for those without a tile. */
  readonly rank: number | null;
  /** Artists with as many cards, beaten for standing further left on the board. */
  readonly tieWonOver: readonly Artist[];
  /** Artists with as many cards that stand further left. */
  readonly tieLostTo: readonly Artist[];
  /** Every tile in the artist's column, this round's included, in the order of the rounds. */
  readonly tiles: readonly TileInColumn[];
  /** What the scorekeeper's corrections add to them. */
  readonly corrected: number;
  /** What one painting pays: all of the above for the ranked, nothing for the rest. */
  readonly value: number;
}

export interface TileInColumn {
  readonly round: number;
  readonly amount: number;
}

export interface SeatExplained {
  readonly seat: Seat;
  /** One entry an artist whose paintings the seat holds, worthless ones too. */
  readonly parts: readonly PayoutPart[];
  readonly payout: number;
}

export interface PayoutPart {
  readonly artist: Artist;
  readonly paintings: number;
  /** The tiles that one painting's value is the sum of; none for an artist not ranked. */
  readonly tiles: readonly TileInColumn[];
  readonly corrected: number;
  readonly value: number;
  readonly amount: number;
}

/** A round that has ended, the one waiting for its payout included; `null` for any other. */
export function explain(state: State, round: number): Explanation | null {
  const { situation, settled, setup } = state;
  const done = settled.find((one) => one.round === round);
  if (done !== undefined) return explained(state, done, true);
  if (situation.kind !== 'settling' || state.round !== round) return null;
  return explained(state, score(state, situation, state.owned), tracks(setup, 'owned'));
}

function explained(state: State, round: SettledRound, heldKnown: boolean): Explanation {
  const { artists } = state.setup;
  const explainedArtists = artists.map((artist, place) => explainArtist(state, round, artist, place));
  const last = artists.length + 1;
  const all = explainedArtists.sort((one, other) => (one.rank ?? last) - (other.rank ?? last));
  return {
    round: round.round,
    artists: all,
    payouts: heldKnown ? explainPayouts(state, round, all) : null,
  };
}

function explainArtist(state: State, round: SettledRound, artist: Artist, place: number): ArtistExplained {
  const { artists } = state.setup;
  const rank = round.ranking.indexOf(place);
  const earlier = tilesBefore(state, round.round, place);
  const corrected = at(round.standing, place) - earlier.reduce((sum, { amount }) => sum + amount, 0);
  const own = rank < 0 ? [] : [{ round: round.round, amount: tileOf(state.setup, rank) }];
  return {
    artist,
    count: at(round.counts, place),
    rank: rank < 0 ? null : rank + 1,
    ...tiesAt(artists, round.counts, place),
    tiles: [...earlier, ...own],
    corrected,
    value: at(round.values, place),
  };
}

function tilesBefore({ settled, setup }: State, round: number, place: number): TileInColumn[] {
  return settled.flatMap((one) => {
    const rank = one.ranking.indexOf(place);
    return one.round < round && rank >= 0 ? { round: one.round, amount: tileOf(setup, rank) } : [];
  });
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
