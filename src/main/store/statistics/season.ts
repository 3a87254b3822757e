import type { SeasonTable } from '../../../shared/api.ts';
import { seasonTable, type Season } from '../../../shared/season/index.ts';
import { eveningsOf } from './evenings.ts';
import type { Pass } from './passes.ts';
import { sureOf } from './ratings.ts';

/** The table of a season whose games these are. */
export function seasonOf(
  { games, book, ratings }: Pick<Pass, 'games' | 'book' | 'ratings'>,
  rule: Pick<Season, 'rule' | 'least'>,
): SeasonTable {
  return {
    games: games.length,
    evenings: eveningsOf(games).length,
    people: seasonTable(games, rule, {
      nameOf: book.nameOf,
      sure: (person) => sureOf(ratings.now().of(person)),
    }),
  };
}
