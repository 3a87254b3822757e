import type { ArtistHeld } from '../../shared/api.ts';
import { editionKey, editionOf, type AnyEdition } from '../../shared/record/index.ts';
import type { Facts } from './facts.ts';
import { byEdition } from './most-played.ts';

/** How many works by each artist a person or all players had, by edition, the most played first. */
export function worksHeld(games: readonly Facts[], person?: string): ArtistHeld[] {
  return byEdition(games).flatMap(([edition, played]) => {
    const { artists } = editionOf(edition).edition;
    const held = artists.map(() => 0);
    for (const { results } of played) {
      for (const { person: holder, held: works } of results) {
        if (person === undefined || holder === person)
          works?.forEach((many, at) => (held[at] = (held[at] ?? 0) + many));
      }
    }
    const of = held.reduce((sum, works) => sum + works, 0);
    return artists
      .map(({ id: artist }, at) => ({ edition, artist, works: held[at] ?? 0, of }))
      .filter(({ works }) => works > 0)
      .sort((one, other) => other.works - one.works);
  });
}

/** What somebody had in the games with one edition. */
export interface Held {
  readonly edition: AnyEdition;
  games: number;
  /** By artist, in the edition's order. */
  readonly works: number[];
}

/** The artist held most in the edition played most. */
export function favouriteOf(held: readonly Held[]): Pick<ArtistHeld, 'edition' | 'artist'> | null {
  const [most] = held
    .filter(({ works }) => works.some((many) => many > 0))
    .sort(
      (one, other) =>
        other.games - one.games || editionKey(one.edition).localeCompare(editionKey(other.edition)),
    );
  if (most === undefined) return null;
  const { edition, works } = most;
  const artist = editionOf(edition).edition.artists[works.indexOf(Math.max(...works))];
  return artist === undefined ? null : { edition, artist: artist.id };
}
