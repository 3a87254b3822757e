import { mostCards } from '../core/ranking.ts';
import { at, nothing } from '../core/tally.ts';
import type { ByArtist } from './edition.ts';
import { tileOf, type Setup } from './setup.ts';

/** The artists that get a tile, best first. */
export function rank(setup: Setup, counts: ByArtist<number>): number[] {
  return mostCards(counts, setup.edition.tiles.length);
}

/** What one painting pays: the sum of this round's and all earlier tiles if its artist is ranked, otherwise 0. */
export function valuesOf(
  setup: Setup,
  ranking: readonly number[],
  standing: ByArtist<number>,
): ByArtist<number> {
  const values = nothing(setup.artists.length).slice();
  ranking.forEach((artist, place) => (values[artist] = at(standing, artist) + tileOf(setup, place)));
  return values;
}
