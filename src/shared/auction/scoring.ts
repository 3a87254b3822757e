import type { BySeat } from '../core/seats.ts';
import { at, nothing, type Tally } from '../core/tally.ts';
import type { ByArtist } from './edition.ts';
import type { Setup } from './setup.ts';
import { ownedPlace } from './state.ts';

/** The artists that get a tile, best first: by count, ties to the one further left; never one without cards. */
export function rank(setup: Setup, counts: ByArtist<number>): number[] {
  const ranking: number[] = [];
  while (ranking.length < setup.edition.tiles.length) {
    let best = -1;
    for (let artist = 0; artist < counts.length; artist += 1) {
      if (at(counts, artist) > (best < 0 ? 0 : at(counts, best)) && !ranking.includes(artist)) best = artist;
    }
    if (best < 0) break;
    ranking.push(best);
  }
  return ranking;
}

/** What one painting pays: this round's tile and all earlier ones for the ranked, nothing for the rest. */
export function valuesOf(
  setup: Setup,
  ranking: readonly number[],
  standing: ByArtist<number>,
): ByArtist<number> {
  const values = nothing(setup.artists.length).slice();
  ranking.forEach(
    (artist, place) => (values[artist] = at(standing, artist) + at(setup.edition.tiles, place)),
  );
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
