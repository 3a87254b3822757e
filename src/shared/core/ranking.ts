import type { BySeat, Seat } from './seats.ts';
import { at, type Tally } from './tally.ts';

/** The artists with most cards, best first and so many at most: ties to the lower place, never one without cards. */
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

/** Artists with as many cards as the one at this place: those it comes before, and those it comes after. */
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

/** The most wins, and no rulebook breaks a tie: equals share the win. */
export function winnersOf(amounts: BySeat<number>): Seat[] {
  const most = Math.max(...amounts);
  return amounts.flatMap((amount, seat) => (amount === most ? seat : []));
}
