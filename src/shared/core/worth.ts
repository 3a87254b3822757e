import type { Chances } from './chances.ts';
import { at, total, type Tally } from './tally.ts';

/** What one painting or card of an artist is worth before the round ends. */
export interface Worth {
  readonly artist: string;
  /** The chance of each place, best first. */
  readonly places: readonly number[];
  /** What it pays on average. */
  readonly worth: number;
}

/** An artist that isn't ranked pays nothing, whatever it has from earlier rounds. */
export function worthOf(
  artists: readonly string[],
  chances: Chances,
  standing: Tally,
  prizes: Tally,
): readonly Worth[] {
  return artists.map((artist, place) => {
    const places = chances[place] ?? [];
    const worth = total(places.map((chance, rank) => chance * (at(standing, place) + at(prizes, rank))));
    return { artist, places, worth };
  });
}
