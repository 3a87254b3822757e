import type { Database } from 'better-sqlite3';
import type { Basis } from '../../../shared/api.ts';
import { CAUSES, type Cause } from '../../../shared/core/causes.ts';
import { VALUES_VERSION } from '../../../shared/projection/index.ts';
import type { CountedGame } from './counted-games.ts';
import type { Work } from './turns.ts';

/** What the forecast says about the games of a pass, as far as it has been worked out. */
export interface ValuedGames {
  readonly waiting: Basis;
  /** By the games' numbers: one entry per seat, none if money or displays weren't tracked. */
  readonly seats: ReadonlyMap<number, readonly ValuedSeat[]>;
}

/** A row as it is stored: there are so many that building objects from them would take as long as reading them. */
export type ValuedSeat = readonly [game: number, seat: number, start: number, end: number, ...by: number[]];

/** What a cause brought a seat. */
export function amountOf(row: ValuedSeat, cause: Cause): number {
  return row[FIRST_CAUSE + CAUSES.indexOf(cause)] ?? 0;
}

const FIRST_CAUSE = 4;

const GAMES_AT_A_TIME = 500;

export function* valuedGames(database: Database, games: readonly CountedGame[]): Work<ValuedGames> {
  const among = 'FROM json_each(?) CROSS JOIN';
  const selectGames = database
    .prepare<[string, number], number>(`SELECT game ${among} valued_game ON game = value WHERE version = ?`)
    .pluck();
  const selectSeats = database
    .prepare<[string], ValuedSeat>(
      `SELECT game, seat, started, ended, ${CAUSES.join(', ')} ${among} valued_seat ON game = value`,
    )
    .raw();
  // A game may be written while others are read.
  const read = database.transaction((some: readonly CountedGame[]) => {
    const numbers = JSON.stringify(some.map(({ number }) => number));
    const valued = selectGames.all(numbers, VALUES_VERSION);
    return { valued, rows: selectSeats.all(JSON.stringify(valued)) };
  });

  const seats = new Map<number, ValuedSeat[]>();
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const { valued, rows } = read(games.slice(from, from + GAMES_AT_A_TIME));
    for (const game of valued) seats.set(game, []);
    for (const row of rows) seats.get(row[0])?.push(row);
    yield;
  }
  return { waiting: { games: games.length - seats.size, of: games.length }, seats };
}
