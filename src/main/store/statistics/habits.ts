import type { Database } from 'better-sqlite3';
import type { Enders, Habits } from '../../../shared/api.ts';
import type { PeopleBook } from '../people-book.ts';
import { openYears } from '../years.ts';
import type { CountedGame } from './counted-games.ts';
import { endersOf } from './enders.ts';
import { eveningsOf } from './evenings.ts';
import { turnsTaken } from './turns-taken.ts';
import type { Work } from './turns.ts';

/** All habits but those that depend on today. */
export interface LastingHabits extends Omit<Habits, 'times'> {
  readonly evenings: readonly (readonly CountedGame[])[];
}

export function* habitsOf(
  database: Database,
  games: readonly CountedGame[],
  book: PeopleBook,
): Work<LastingHabits> {
  const enders: Enders = yield* endersOf(database, games, book);
  const evenings = yield* eveningsOf(games);
  yield;
  const turns = yield* turnsTaken(database, games);
  const { yearOf } = openYears(database, book);
  const years = [...Map.groupBy(evenings, ([first]) => yearOf(first?.playedAt ?? ''))].map(([year, own]) => ({
    year,
    evenings: own.length,
    games: own.flat().length,
  }));
  // The latest first. A game dated in the future counts as played before all others, so its year is the last.
  return { evenings, enders, turns, years: years.reverse() };
}
