import type { ArtistHeld } from '../../../shared/api.ts';
import { editionOf, type EditionId } from '../../../shared/record/index.ts';
import type { CountedGame, CountedResult } from './counted-games.ts';

/** How many works of each artist were held, edition after edition, the one with most games first. */
export function worksHeld(
  games: readonly CountedGame[],
  whose: (result: CountedResult) => boolean,
): ArtistHeld[] {
  const editions = new Map<EditionId, { games: number; held: number[] }>();
  for (const { edition, results } of games) {
    const known = editions.get(edition) ?? { games: 0, held: [] };
    editions.set(edition, known);
    known.games += 1;
    for (const result of results) {
      if (result.held === null || !whose(result)) continue;
      const held = JSON.parse(result.held) as readonly number[];
      held.forEach((works, artist) => (known.held[artist] = (known.held[artist] ?? 0) + works));
    }
  }
  return [...editions]
    .sort(([, one], [, other]) => other.games - one.games)
    .flatMap(([edition, { held }]) => {
      const of = held.reduce((sum, works) => sum + works, 0);
      return editionOf(edition)
        .edition.artists.map(({ id: artist }, at) => ({ edition, artist, works: held[at] ?? 0, of }))
        .filter(({ works }) => works > 0)
        .sort((one, other) => other.works - one.works);
    });
}
