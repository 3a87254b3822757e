import type { Database } from 'better-sqlite3';
import type { Basis } from '../../../shared/api.ts';
import { CAUSES, type Cause } from '../../../shared/core/causes.ts';
import { resampling } from '../../../shared/core/resampling.ts';
import { STEPS, VALUES_VERSION } from '../../../shared/projection/index.ts';
import type { CountedGame } from './counted-games.ts';
import type { Work } from './turns.ts';

/** What the forecast says about the games of a pass, as far as it has been worked out. */
export interface ValuedGames {
  readonly waiting: Basis;
  /** By the games' numbers: one entry per seat, none if money or displays weren't tracked. */
  readonly seats: ReadonlyMap<number, readonly ValuedSeat[]>;
  readonly rounds: number;
  /** Games with rounds to judge the forecast by. */
  readonly judged: number;
  readonly steps: readonly JudgedStep[];
}

export interface ValuedSeat {
  readonly seat: number;
  readonly start: number;
  readonly end: number;
  readonly by: Readonly<Record<Cause, number>>;
}

export interface JudgedStep {
  readonly said: number;
  readonly times: number;
  readonly happened: number;
  readonly interval: ReturnType<ReturnType<typeof resampling>['intervals']>[number];
}

type SeatRow = [game: number, seat: number, start: number, end: number, ...by: number[]];
type ChanceRow = [game: number, step: number, said: number, times: number, happened: number];

const GAMES_AT_A_TIME = 500;

export function* valuedGames(database: Database, games: readonly CountedGame[]): Work<ValuedGames> {
  const among = 'FROM json_each(?) CROSS JOIN';
  const selectGames = database
    .prepare<[string, number], [game: number, rounds: number]>(
      `SELECT game, rounds ${among} valued_game ON game = value WHERE version = ?`,
    )
    .raw();
  const selectSeats = database
    .prepare<[string], SeatRow>(
      `SELECT game, seat, started, ended, ${CAUSES.join(', ')} ${among} valued_seat ON game = value`,
    )
    .raw();
  const selectChances = database
    .prepare<[string], ChanceRow>(
      `SELECT game, step, said, times, happened ${among} valued_chance ON game = value`,
    )
    .raw();
  // A game may be written while others are read.
  const read = database.transaction((some: readonly CountedGame[]) => {
    const numbers = JSON.stringify(some.map(({ number }) => number));
    const valued = new Map(selectGames.all(numbers, VALUES_VERSION));
    const known = JSON.stringify([...valued.keys()]);
    return { valued, seatRows: selectSeats.all(known), chanceRows: selectChances.all(known) };
  });

  const seats = new Map<number, ValuedSeat[]>();
  const judged: (readonly ChanceRow[])[] = [];
  let [worked, rounds] = [0, 0];
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const { valued, seatRows, chanceRows } = read(games.slice(from, from + GAMES_AT_A_TIME));
    worked += valued.size;
    for (const [game, own] of valued) {
      rounds += own;
      seats.set(game, []);
    }
    for (const [
      game,
      seat,
      start,
      end,
      selling,
      buying,
      displaying,
      steering,
      market,
      corrections,
    ] of seatRows)
      seats.get(game)?.push({
        seat,
        start,
        end,
        by: {
          selling: selling ?? 0,
          buying: buying ?? 0,
          displaying: displaying ?? 0,
          steering: steering ?? 0,
          market: market ?? 0,
          corrections: corrections ?? 0,
        },
      });
    judged.push(...Map.groupBy(chanceRows, ([game]) => game).values());
    yield;
  }
  return {
    waiting: { games: games.length - worked, of: games.length },
    seats,
    rounds,
    judged: judged.length,
    steps: judgedSteps(judged),
  };
}

function judgedSteps(judged: readonly (readonly ChanceRow[])[]): JudgedStep[] {
  const sums = Array.from({ length: STEPS }, () => ({ said: 0, times: 0, happened: 0 }));
  const samples = resampling(judged.length, STEPS);
  for (const [game, rows] of judged.entries()) {
    for (const [, step, said, times, happened] of rows) {
      samples.add(game, step, happened, times);
      const sum = sums[step];
      if (sum === undefined) continue;
      sum.said += said;
      sum.times += times;
      sum.happened += happened;
    }
  }
  const intervals = samples.intervals();
  return sums.map((sum, step) => ({ ...sum, interval: intervals[step] ?? null }));
}
