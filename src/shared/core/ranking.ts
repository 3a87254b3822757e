import type { BySeat, Seat } from './seats.ts';
import { at, type Tally } from './tally.ts';

/**
 * The artists with the most cards, best first and at most this many. Ties go to the lower index; artists without
 * cards are left out.
 */
export function mostCards(counts: Tally, most: number): number[] {
  const ranking: number[] = [];
  while (ranking.length < most) {
    let best = -1;
    for (let artist = 0; artist < counts.length; artist += 1) {
      if (at(counts, artist) > (best < 0 ? 0 : at(counts, best)) && !ranking.includes(artist)) best = artist;
    }
    if (best < 0) break;
    ranking.push(best);
  }
  return ranking;
}

/** Artists with the same number of cards as the one at this index: those it beats, and those that beat it. */
export function tiesAt<Artist>(
  artists: readonly Artist[],
  counts: Tally,
  place: number,
): { readonly tieWonOver: readonly Artist[]; readonly tieLostTo: readonly Artist[] } {
  const count = at(counts, place);
  const isEqual = (other: number) => count > 0 && at(counts, other) === count;
  return {
    tieWonOver: artists.filter((_, other) => other > place && isEqual(other)),
    tieLostTo: artists.filter((_, other) => other < place && isEqual(other)),
  };
}

/** The highest amount wins. No rulebook breaks ties, so equal players share the win. */
export function winnersOf(amounts: BySeat<number>): Seat[] {
  const most = Math.max(...amounts);
  return amounts.flatMap((amount, seat) => (amount === most ? seat : []));
}
