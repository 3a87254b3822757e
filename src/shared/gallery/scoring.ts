import type { BySeat } from '../core/seats.ts';
import type { Setup } from './setup.ts';
import { standing, type Tokens } from './state.ts';
import { at, nothing, type Tally } from '../core/tally.ts';

/** The leading artists, first to last: most cards, ties to the better place, nobody without a card. */
export function rank(setup: Setup, counts: Tally): readonly number[] {
  const leading: number[] = [];
  for (let place = 0; place < setup.edition.valueTokens.length; place += 1) {
    let best = -1;
    for (let artist = 0; artist < counts.length; artist += 1) {
      if (leading.includes(artist)) continue;
      if (at(counts, artist) > (best < 0 ? 0 : at(counts, best))) best = artist;
    }
    if (best < 0) break;
    leading.push(best);
  }
  return leading;
}

/** What one card of each artist scores: this round's token and everything before it, for leading artists alone. */
export function valuesOf(setup: Setup, tokens: Tokens, ranking: readonly number[]): Tally {
  const values = setup.artists.map(() => 0);
  ranking.forEach((artist, place) => {
    values[artist] = standing(setup, tokens, artist) + at(setup.edition.valueTokens, place);
  });
  return values;
}

/** Cards times value, seat by seat. */
export function payoutsOf(displays: BySeat<Tally>, values: Tally): Tally {
  return displays.map((cards) => {
    let points = 0;
    for (let artist = 0; artist < cards.length; artist += 1) points += at(cards, artist) * at(values, artist);
    return points;
  });
}

/** The value tokens laid this round, artist by artist. */
export function tokensLaid(setup: Setup, ranking: readonly number[]): Tally {
  const laid = nothing(setup.artists.length).slice();
  ranking.forEach((artist, place) => {
    laid[artist] = at(setup.edition.valueTokens, place);
  });
  return laid;
}
