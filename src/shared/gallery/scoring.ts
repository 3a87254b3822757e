import { mostCards } from '../core/ranking.ts';
import { nothing, payoutsOf, type Tally } from '../core/tally.ts';
import type { ByArtist } from './edition.ts';
import { valueToken, type Setup } from './setup.ts';
import { standing, type SettledRound, type Settling, type State, type Tokens } from './state.ts';

/** The leading artists, best first. */
export function rank(setup: Setup, counts: ByArtist<number>): readonly number[] {
  return mostCards(counts, setup.edition.valueTokens.length);
}

/** What one card scores: the sum of this round's and all earlier tokens if its artist is ranked, otherwise 0. */
export function valuesOf(setup: Setup, tokens: Tokens, ranking: readonly number[]): ByArtist<number> {
  const values = nothing(setup.artists.length).slice();
  for (const [place, artist] of ranking.entries()) {
    values[artist] = standing(setup, tokens, artist) + valueToken(setup, place);
  }
  return values;
}

/** The settled round with these displays. */
export function scoreRound(state: State, { endedBy, extras }: Settling, displays: Tally): SettledRound {
  const { setup, round, counts, valueTokens, awards, corrections } = state;
  const ranking = rank(setup, counts);
  const values = valuesOf(setup, state, ranking);
  const payouts = payoutsOf(setup.players, displays, values);
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
