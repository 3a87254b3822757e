import type { ArtistHeld } from '../../shared/api.ts';
import { editionOf } from '../../shared/record/index.ts';
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
