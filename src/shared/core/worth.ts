import type { Chances } from './chances.ts';
import { at, total, type Tally } from './tally.ts';

/** What one painting or card of an artist is worth before the round ends. */
export interface Worth {
  readonly artist: string;
  /** The chance of each place, best first. */
  readonly places: readonly number[];
  /** What it pays in each place. */
  readonly pays: readonly number[];
  /** What it pays on average. */
  readonly worth: number;
}

/** One of the ways in which a painting's round can end. */
export interface Outcome {
  /** 0 is the best; `null` if the artist isn't ranked. */
  readonly place: number | null;
  readonly chance: number;
  readonly pays: number;
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
    const pays = places.map((_, rank) => at(standing, place) + at(prizes, rank));
    return { artist, places, pays, worth: total(places.map((chance, rank) => chance * at(pays, rank))) };
  });
}

/** All outcomes, from nothing to the first place, for this many paintings. */
export function outcomesOf({ places, pays }: Worth, paintings = 1): readonly Outcome[] {
  // Rounding can leave less than nothing.
  const unranked = { place: null, chance: Math.max(0, 1 - total(places)), pays: 0 };
  const ranked = places.map((chance, place) => ({ place, chance, pays: paintings * at(pays, place) }));
  return [unranked, ...ranked.reverse()];
}
