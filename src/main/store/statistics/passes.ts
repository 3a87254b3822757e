import type { Database } from 'better-sqlite3';
import type { GameFilter, GroupFigures, PersonLine } from '../../../shared/api.ts';
import { peopleBook, type PeopleBook } from '../people-book.ts';
import type { Player } from '../players.ts';
import { countedGames, type CountedGame } from './counted-games.ts';
import { groupOf } from './group.ts';
import { peopleOf } from './person.ts';
import { rateAll, type Ratings } from './ratings.ts';
import { openLots } from './records.ts';
import { worksHeld } from './works.ts';

/** The games that pass a filter, read once, and what is said of all of them, each worked out when first asked for. */
export interface Pass {
  readonly book: PeopleBook;
  readonly games: readonly CountedGame[];
  readonly ratings: () => Ratings;
  readonly people: () => PersonLine[];
  readonly group: () => GroupFigures;
}

export interface Passes {
  /** The same one for as long as nothing was written. */
  readonly over: (filter: GameFilter) => Pass;
  /** Rates as many of the games, from where rating them had come to. */
  readonly rate: (filter: GameFilter, games: readonly CountedGame[]) => Ratings;
}

/** A person looks at few filters at a time. */
const MOST_FILTERS = 4;

export function openPasses(database: Database, players: () => readonly Player[]): Passes {
  const passes = new Map<string, Pass>();
  /** Kept over changes too: what has not changed since is not rated again. */
  const rated = new Map<string, Ratings>();
  const selectChanges = database.prepare<[], number>('SELECT total_changes()').pluck();
  let state = '';

  /** Whatever was written moves on: here the one number, from a worker or another connection the other. */
  function stateNow(): string {
    return `${selectChanges.get()} ${String(database.pragma('data_version', { simple: true }))}`;
  }

  function rate(filter: GameFilter, games: readonly CountedGame[]): Ratings {
    const key = keyOf(filter);
    const ratings = rateAll(games, rated.get(key) ?? null);
    keep(rated, key, ratings);
    return ratings;
  }

  function read(filter: GameFilter): Pass {
    const book = peopleBook(players());
    const games = countedGames(database, filter, book);
    const ratings = once(() => rate(filter, games));
    return {
      book,
      games,
      ratings,
      people: once(() => peopleOf(games, ratings(), book)),
      group: once(() =>
        groupOf(games, book, openLots(database, book.nameOf), worksHeld(database, filter, book)),
      ),
    };
  }

  return {
    over: (filter) => {
      const now = stateNow();
      if (now !== state) passes.clear();
      state = now;
      const key = keyOf(filter);
      const pass = passes.get(key) ?? read(filter);
      keep(passes, key, pass);
      return pass;
    },
    rate,
  };
}

function keyOf(filter: GameFilter): string {
  return JSON.stringify(Object.entries(filter).sort());
}

/** Makes it the latest, and lets go of what was not asked for in a while. */
function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_FILTERS) break;
    kept.delete(oldest);
  }
}

function once<T extends object>(workOut: () => T): () => T {
  let known: T | null = null;
  return () => (known ??= workOut());
}
