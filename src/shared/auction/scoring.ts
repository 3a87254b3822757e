import { mostCards } from '../core/ranking.ts';
import type { BySeat } from '../core/seats.ts';
import { at, nothing, type Tally } from '../core/tally.ts';
import type { ByArtist } from './edition.ts';
import { tileOf, type Setup } from './setup.ts';
import { ownedPlace } from './state.ts';

/** The artists that get a tile, best first. */
export function rank(setup: Setup, counts: ByArtist<number>): number[] {
  return mostCards(counts, setup.edition.tiles.length);
}

/** What one painting pays: this round's tile and all earlier ones for the ranked, nothing for the rest. */
export function valuesOf(
  setup: Setup,
  ranking: readonly number[],
  standing: ByArtist<number>,
): ByArtist<number> {
  const values = nothing(setup.artists.length).slice();
  ranking.forEach((artist, place) => (values[artist] = at(standing, artist) + tileOf(setup, place)));
  return values;
}

/** What the bank pays each seat for its paintings. */
export function payoutsOf(setup: Setup, owned: Tally, values: ByArtist<number>): BySeat<number> {
  const payouts: number[] = [];
  for (let seat = 0; seat < setup.players; seat += 1) {
    let payout = 0;
    for (let artist = 0; artist < values.length; artist += 1) {
      payout += at(owned, ownedPlace(setup, seat, artist)) * at(values, artist);
    }
    payouts.push(payout);
  }
  return payouts;
}
