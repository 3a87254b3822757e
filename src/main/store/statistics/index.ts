import type { Database } from 'better-sqlite3';
import type { GameFilter, GroupFigures, PersonFigures, PersonLine } from '../../../shared/api.ts';
import type { Player } from '../players.ts';
import { openPasses } from './passes.ts';
import { personOf } from './person.ts';
import { openLots } from './records.ts';

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

  // What is looked up for games is looked up in the file they were read from, whoever writes to it meanwhile.
  const people = database.transaction((filter: GameFilter) => passes.over(filter).people());
  const group = database.transaction((filter: GameFilter) => passes.over(filter).group.now());
  const person = database.transaction((id: string, filter: GameFilter) => {
    const { book, games, ratings } = passes.over(filter);
    const known = book.get(id);
    if (known === null) return null;
    const own = games.filter(({ results }) => results.some((result) => result.person === known.id));
    return personOf(known.id, own, ratings.now(), book, openLots(database, book.nameOf));
  });
  const begun = database.transaction((filter: GameFilter, what: 'ratings' | 'group') => ({
    ended: passes.over(filter)[what].inTurns(),
  }));

  async function prepared(filter: GameFilter, what: 'ratings' | 'group'): Promise<void> {
    await passes.overInTurns(filter);
    await begun(filter, what).ended;
  }

  return {
    people,
    person,
    group,
    prepared,
    warm: async (wanted) => {
      await prepared({}, 'ratings');
      if (wanted()) people({});
      if (wanted()) await prepared({}, 'group');
    },
  };
}
