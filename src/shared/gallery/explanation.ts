import { tiesAt } from '../core/ranking.ts';
import type { BySeat, Seat } from '../core/seats.ts';
import { at, isEmpty } from '../core/tally.ts';
import type { Artist } from './edition.ts';
import { scoreRound } from './scoring.ts';
import { valueToken } from './setup.ts';
import { displayPlace, type SettledRound, type State } from './state.ts';

/** Why a round ranks, values and scores as it does. */
export interface Explanation {
  readonly round: number;
  /** Face-down cards still lie there: everything may change when they are turned up. */
  readonly provisional: boolean;
  /** The leading artists first, best first; then the others as they lie in the row. */
  readonly artists: readonly ArtistExplained[];
  /** `null` where nobody has said who displays what, or not everything is turned up. */
  readonly payouts: readonly SeatExplained[] | null;
}

export interface ArtistExplained {
  readonly artist: Artist;
  readonly count: number;
  /** 1 for the first; `null` for those without a token. */
  readonly rank: number | null;
  /** Artists with as many cards, beaten by the lower number. */
  readonly tieWonOver: readonly Artist[];
  /** Artists with as many cards and a lower number. */
  readonly tieLostTo: readonly Artist[];
  readonly worth: Worth;
  /** What one card scores: its worth for the leading artists, nothing for the rest. */
  readonly value: number;
}

/** What lies on and beside an artist. */
export interface Worth {
  /** Every value token, this round's included, in the order of the rounds. */
  readonly tokens: readonly TokenLaid[];
  readonly awards: number;
  /** What the awards are worth together. */
  readonly awardPoints: number;
  /** What the scorekeeper's corrections add to them. */
  readonly corrected: number;
}

export interface TokenLaid {
  readonly round: number;
  readonly amount: number;
}

export interface SeatExplained {
  readonly seat: Seat;
  /** One entry an artist that the seat displays, those that score nothing too. */
  readonly parts: readonly PayoutPart[];
  readonly payout: number;
}

export interface PayoutPart {
  readonly artist: Artist;
  readonly cards: number;
  readonly value: number;
  readonly points: number;
}

/** A round that has ended, the one waiting for its scores included; `null` for any other. */
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
  const last = artists.length + 1;
  const all = artists
    .map((artist, place) => explainArtist(state, round, artist, place))
    .sort((one, other) => (one.rank ?? last) - (other.rank ?? last));
  return {
    round: round.round,
    provisional,
    artists: all,
    payouts: displaysKnown ? explainPayouts(state, round, all) : null,
  };
}

function explainArtist(state: State, round: SettledRound, artist: Artist, place: number): ArtistExplained {
  const rank = round.ranking.indexOf(place);
  return {
    artist,
    count: at(round.counts, place),
    rank: rank < 0 ? null : rank + 1,
    ...tiesAt(state.setup.artists, round.counts, place),
    worth: worthOf(state, round, place),
    value: at(round.values, place),
  };
}

function worthOf({ setup, settled }: State, round: SettledRound, place: number): Worth {
  const { awards } = setup.edition;
  const earlier = settled.filter((one) => one.round < round.round);
  const tokens = [...earlier, round].flatMap((one) => {
    const rank = one.ranking.indexOf(place);
    return rank < 0 ? [] : { round: one.round, amount: valueToken(setup, rank) };
  });
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
