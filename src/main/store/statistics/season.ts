import type { SeasonTable } from '../../../shared/api.ts';
import { seasonTable, type Season } from '../../../shared/season/index.ts';
import { eveningsOf } from './evenings.ts';
import type { PeopleBook } from '../people-book.ts';
import type { CountedGame } from './counted-games.ts';
import { sureOf, type Ratings } from './ratings.ts';
import type { Lazy, Work } from './turns.ts';

/** How the games of a season are counted. */
export type Counting = Pick<Season, 'rule' | 'least'>;

/** The table of a season whose games these are. */
export function* seasonOf(
  games: readonly CountedGame[],
  book: PeopleBook,
  ratings: Lazy<Ratings>,
  counting: Counting,
): Work<SeasonTable> {
  const evenings = yield* eveningsOf(games);
  return {
    games: games.length,
    evenings: evenings.length,
    people: seasonTable(games, counting, {
      nameOf: book.nameOf,
      sure: (person) => sureOf(ratings.now().of(person)),
    }),
  };
}
