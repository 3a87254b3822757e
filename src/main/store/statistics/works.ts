import type { Database } from 'better-sqlite3';
import type { ArtistHeld, GameFilter } from '../../../shared/api.ts';
import { editionOf, type EditionId } from '../../../shared/record/index.ts';
import { countedWhere } from '../game-filter.ts';
import type { PeopleBook } from '../people-book.ts';

type Row = [edition: EditionId, games: number, ...held: (number | null)[]];

/** How many works of each artist were held by somebody or by all, edition after edition, the one most played first. */
export function worksHeld(
  database: Database,
  filter: GameFilter,
  book: PeopleBook,
  person?: string,
): ArtistHeld[] {
  const where = countedWhere(filter, book);
  const whose = person === undefined ? '' : 'AND player IN (SELECT value FROM json_each(:holder))';
  const values = {
    ...where.values,
    ...(person === undefined ? {} : { holder: JSON.stringify(book.idsOf(person)) }),
  };
  return database
    .prepare<[typeof values], Row>(
      `SELECT edition, COUNT(DISTINCT number) AS games, SUM(held_1), SUM(held_2), SUM(held_3), SUM(held_4), SUM(held_5)
       FROM projected_game CROSS JOIN projected_result ON projected_result.game = number
       WHERE ${where.sql} ${whose} GROUP BY edition ORDER BY games DESC, edition`,
    )
    .raw()
    .all(values)
    .flatMap(([edition, , ...held]) => {
      const of = held.reduce<number>((sum, works) => sum + (works ?? 0), 0);
      return editionOf(edition)
        .edition.artists.map(({ id: artist }, at) => ({ edition, artist, works: held[at] ?? 0, of }))
        .filter(({ works }) => works > 0)
        .sort((one, other) => other.works - one.works);
    });
}
