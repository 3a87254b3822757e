import type { Database } from 'better-sqlite3';
import { setImmediate } from 'node:timers/promises';
import type { GameFilter, GroupFigures, PersonFigures, PersonLine } from '../../../shared/api.ts';
import { peopleBook } from '../people-book.ts';
import type { Player } from '../players.ts';
import { countedGames, type CountedGame } from './counted-games.ts';
import { groupOf } from './group.ts';
import { peopleOf, personOf } from './person.ts';
import { rateAll, type Ratings } from './ratings.ts';
import { openLots } from './records.ts';
import { worksHeld } from './works.ts';

/** People and the group over all games that count. `docs/statistics.md` says what each figure is. */
export interface Statistics {
  readonly people: (filter: GameFilter) => PersonLine[];
  /** `null` where nobody is known by that id. */
  readonly person: (id: string, filter: GameFilter) => PersonFigures | null;
  readonly group: (filter: GameFilter) => GroupFigures;
  /** Rates everybody little by little before anybody asks, as long as it is wanted. */
  readonly warm: (wanted: () => boolean) => Promise<void>;
}

/** Filters whose ratings are kept at hand: a person looks at few at a time. */
const MOST_RATINGS = 4;

/** Some ten milliseconds of rating: nobody at the table shall notice. */
const GAMES_AT_A_TIME = 300;

export function openStatistics(database: Database, players: () => readonly Player[]): Statistics {
  const rated = new Map<string, Ratings>();

  /** Rating is the one figure that takes its time: what has not changed since is not rated again. */
  function ratingsOf(filter: GameFilter, games: readonly CountedGame[]): Ratings {
    const key = JSON.stringify(Object.entries(filter).sort());
    const ratings = rateAll(games, rated.get(key) ?? null);
    rated.delete(key);
    rated.set(key, ratings);
    for (const oldest of rated.keys()) {
      if (rated.size <= MOST_RATINGS) break;
      rated.delete(oldest);
    }
    return ratings;
  }

  return {
    people: (filter) => {
      const book = peopleBook(players());
      const games = countedGames(database, filter, book);
      return peopleOf(games, ratingsOf(filter, games), book);
    },
    person: (id, filter) => {
      const book = peopleBook(players());
      const person = book.get(id);
      if (person === null) return null;
      const games = countedGames(database, filter, book);
      const own = games.filter(({ results }) => results.some((result) => result.person === person.id));
      const works = worksHeld(database, filter, book, person.id);
      return personOf(person.id, own, ratingsOf(filter, games), book, openLots(database, book.nameOf), works);
    },
    group: (filter) => {
      const book = peopleBook(players());
      const works = worksHeld(database, filter, book);
      return groupOf(countedGames(database, filter, book), book, openLots(database, book.nameOf), works);
    },
    warm: async (wanted) => {
      const games = countedGames(database, {}, peopleBook(players()));
      for (let rated = 0; rated < games.length && wanted(); rated += GAMES_AT_A_TIME) {
        ratingsOf({}, games.slice(0, rated + GAMES_AT_A_TIME));
        await setImmediate();
      }
    },
  };
}
