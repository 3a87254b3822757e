import type { Database } from 'better-sqlite3';
import type { GameFilter, GroupFigures, PersonFigures, PersonLine } from '../../../shared/api.ts';
import type { Player } from '../players.ts';
import { openPasses, type Pass } from './passes.ts';
import { personOf } from './person.ts';
import { openLots } from './records.ts';

/** Statistics of people and the group over all games that count. `docs/statistics.md` defines each figure. */
export interface Statistics {
  readonly people: (filter: GameFilter) => PersonLine[];
  /** `null` for an unknown id. */
  readonly person: (id: string, filter: GameFilter) => PersonFigures | null;
  readonly group: (filter: GameFilter) => GroupFigures;
  /** The same, calculated in small steps, so that the table doesn't wait. */
  readonly inTurns: {
    readonly people: (filter: GameFilter) => Promise<PersonLine[]>;
    readonly person: (id: string, filter: GameFilter) => Promise<PersonFigures | null>;
    readonly group: (filter: GameFilter) => Promise<GroupFigures>;
  };
  /** Calculates everything ahead of time in small steps, as long as it is wanted. */
  readonly warm: (wanted: () => boolean) => Promise<void>;
}

export function openStatistics(
  database: Database,
  players: () => readonly Player[],
  now: () => string,
): Statistics {
  const passes = openPasses(database, players, now);

  // A transaction, so that lookups see the same state of the file as the games.
  const people = database.transaction((filter: GameFilter) => passes.over(filter).people());
  const group = database.transaction((filter: GameFilter) => passes.over(filter).group.now());
  const person = database.transaction((id: string, filter: GameFilter) => {
    const { book, games, ratings } = passes.over(filter);
    const known = book.get(id);
    if (known === null) return null;
    const own = games.filter(({ results }) => results.some((result) => result.person === known.id));
    return personOf(known.id, own, ratings.now(), book, openLots(database, book.nameOf));
  });
  const begun = database.transaction((filter: GameFilter, what: 'ratings' | 'group') => {
    const pass = passes.over(filter);
    return { pass, ended: pass[what].inTurns() };
  });

  /** Finishes even if something is written meanwhile: the asker hears of the change and asks again. */
  async function workedOut(filter: GameFilter, what: 'ratings' | 'group'): Promise<Pass> {
    await passes.readInTurns(filter);
    const { pass, ended } = begun(filter, what);
    await ended;
    return pass;
  }

  return {
    people,
    person,
    group,
    inTurns: {
      people: async (filter) => (await workedOut(filter, 'ratings')).people(),
      person: async (id, filter) => {
        await workedOut(filter, 'ratings');
        return person(id, filter);
      },
      group: async (filter) => (await workedOut(filter, 'group')).group.now(),
    },
    warm: async (wanted) => {
      await workedOut({}, 'ratings');
      if (wanted()) people({});
      if (wanted()) await workedOut({}, 'group');
    },
  };
}
