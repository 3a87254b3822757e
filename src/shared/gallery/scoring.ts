import { mostCards } from '../core/ranking.ts';
import type { BySeat } from '../core/seats.ts';
import { at, nothing, type Tally } from '../core/tally.ts';
import type { ByArtist } from './edition.ts';
import { valueToken, type Setup } from './setup.ts';
import {
  displayPlace,
  standing,
  type SettledRound,
  type Settling,
  type State,
  type Tokens,
} from './state.ts';

/** The leading artists, first to last. */
export function rank(setup: Setup, counts: ByArtist<number>): readonly number[] {
  return mostCards(counts, setup.edition.valueTokens.length);
}

/** What one card scores: this round's token and everything before it, for the leading artists alone. */
export function valuesOf(setup: Setup, tokens: Tokens, ranking: readonly number[]): ByArtist<number> {
  const values = nothing(setup.artists.length).slice();
  for (const [place, artist] of ranking.entries()) {
    values[artist] = standing(setup, tokens, artist) + valueToken(setup, place);
  }
  return values;
}

/** Cards in display times their value, seat by seat. */
export function payoutsOf(setup: Setup, displays: Tally, values: ByArtist<number>): BySeat<number> {
  const payouts: number[] = [];
  for (let seat = 0; seat < setup.players; seat += 1) {
    let points = 0;
    for (let artist = 0; artist < values.length; artist += 1) {
      points += at(displays, displayPlace(setup, seat, artist)) * at(values, artist);
    }
    payouts.push(points);
  }
  return payouts;
}

/** The round that waits for its scores, as it would be written down with these displays. */
export function scoreRound(state: State, { endedBy, extras }: Settling, displays: Tally): SettledRound {
  const { setup, round, counts, valueTokens, awards, corrections } = state;
  const ranking = rank(setup, counts);
  const values = valuesOf(setup, state, ranking);
  const payouts = payoutsOf(setup, displays, values);
  return {
    round,
    endedBy,
    counts,
    displays,
    extras,
    ranking,
    values,
    payouts,
    valueTokens,
    awards,
    corrections,
  };
}
