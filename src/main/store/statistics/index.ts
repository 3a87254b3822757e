import type { Database } from 'better-sqlite3';
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
  /** Has at hand what the others rest on, worked out little by little, so that nothing at the table waits for it. */
  readonly prepared: (filter: GameFilter, what: 'ratings' | 'group') => Promise<void>;
  /** Has everything at hand before anybody asks, worked out little by little, as long as it is wanted. */
  readonly warm: (wanted: () => boolean) => Promise<void>;
}

export function openStatistics(database: Database, players: () => readonly Player[]): Statistics {
  const passes = openPasses(database, players);

  async function prepared(filter: GameFilter, what: 'ratings' | 'group'): Promise<void> {
    const pass = await passes.overInTurns(filter);
    await pass[what].inTurns();
  }

  return {
    people: (filter) => passes.over(filter).people(),
    person: (id, filter) => {
      const { book, games, ratings } = passes.over(filter);
      const person = book.get(id);
      if (person === null) return null;
      const own = games.filter(({ results }) => results.some((result) => result.person === person.id));
      const works = worksHeld(database, filter, book, person.id);
      return personOf(person.id, own, ratings.now(), book, openLots(database, book.nameOf), works);
    },
    group: (filter) => passes.over(filter).group.now(),
    prepared,
    warm: async (wanted) => {
      await prepared({}, 'ratings');
      if (wanted()) passes.over({}).people();
      if (wanted()) await prepared({}, 'group');
    },
  };
}
