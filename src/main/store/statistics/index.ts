import type { Database } from 'better-sqlite3';
import { setImmediate } from 'node:timers/promises';
import type { GameFilter, GroupFigures, PersonFigures, PersonLine } from '../../../shared/api.ts';
import type { Player } from '../players.ts';
import { openPasses } from './passes.ts';
import { personOf } from './person.ts';
import { openLots } from './records.ts';
import { worksHeld } from './works.ts';

/** People and the group over all games that count. `docs/statistics.md` says what each figure is. */
export interface Statistics {
  readonly people: (filter: GameFilter) => PersonLine[];
  /** `null` where nobody is known by that id. */
  readonly person: (id: string, filter: GameFilter) => PersonFigures | null;
  readonly group: (filter: GameFilter) => GroupFigures;
  /** Has everything at hand before anybody asks, worked out little by little, as long as it is wanted. */
  readonly warm: (wanted: () => boolean) => Promise<void>;
}

/** Some ten milliseconds of rating: nobody at the table shall notice. */
const GAMES_AT_A_TIME = 300;

export function openStatistics(database: Database, players: () => readonly Player[]): Statistics {
  const passes = openPasses(database, players);
  return {
    people: (filter) => passes.over(filter).people(),
    person: (id, filter) => {
      const { book, games, ratings } = passes.over(filter);
      const person = book.get(id);
      if (person === null) return null;
      const own = games.filter(({ results }) => results.some((result) => result.person === person.id));
      const works = worksHeld(database, filter, book, person.id);
      return personOf(person.id, own, ratings(), book, openLots(database, book.nameOf), works);
    },
    group: (filter) => passes.over(filter).group(),
    warm: async (wanted) => {
      const { games } = passes.over({});
      for (let rated = 0; rated < games.length && wanted(); rated += GAMES_AT_A_TIME) {
        passes.rate({}, games.slice(0, rated + GAMES_AT_A_TIME));
        await setImmediate();
      }
      if (wanted()) passes.over({}).people();
      await setImmediate();
      if (wanted()) passes.over({}).group();
    },
  };
}
