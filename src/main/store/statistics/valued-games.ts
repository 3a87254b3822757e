import type { Database } from 'better-sqlite3';
import type { Basis } from '../../../shared/api.ts';
import { CAUSES, type Cause } from '../../../shared/core/causes.ts';
import { resampling, type Interval } from '../../../shared/core/resampling.ts';
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

/** A row as it is stored: there are so many that building objects from them would take as long as reading them. */
export type ValuedSeat = readonly [game: number, seat: number, start: number, end: number, ...by: number[]];

/** What a cause brought a seat. */
export function amountOf(row: ValuedSeat, cause: Cause): number {
  return row[FIRST_CAUSE + CAUSES.indexOf(cause)] ?? 0;
}

const FIRST_CAUSE = 4;

export interface JudgedStep {
  readonly said: number;
  readonly times: number;
  readonly happened: number;
  readonly interval: Interval | null;
}

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
    .prepare<[string], ValuedSeat>(
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
  const chances: ChanceRow[] = [];
  let [worked, rounds] = [0, 0];
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const { valued, seatRows, chanceRows } = read(games.slice(from, from + GAMES_AT_A_TIME));
    worked += valued.size;
    for (const [game, own] of valued) {
      rounds += own;
      seats.set(game, []);
    }
    for (const row of seatRows) seats.get(row[0])?.push(row);
    chances.push(...chanceRows);
    yield;
  }
  const judged = numbered(chances);
  return {
    waiting: { games: games.length - worked, of: games.length },
    seats,
    rounds,
    judged: judged.size,
    steps: judgedSteps(judged, chances),
  };
}

/** Games from 0, in the order of their rows. */
function numbered(rows: readonly ChanceRow[]): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const [game] of rows) if (!numbers.has(game)) numbers.set(game, numbers.size);
  return numbers;
}

function judgedSteps(judged: ReadonlyMap<number, number>, rows: readonly ChanceRow[]): JudgedStep[] {
  const sums = Array.from({ length: STEPS }, () => ({ said: 0, times: 0, happened: 0 }));
  const samples = resampling(judged.size, STEPS * 2);
  for (const [game, step, said, times, happened] of rows) {
    const number = judged.get(game) ?? 0;
    samples.add(number, step, happened);
    samples.add(number, STEPS + step, times);
    const sum = sums[step];
    if (sum === undefined) continue;
    sum.said += said;
    sum.times += times;
    sum.happened += happened;
  }
  const intervals = samples.intervals(sums.map((_, step) => [step, STEPS + step]));
  return sums.map((sum, step) => ({ ...sum, interval: intervals[step] ?? null }));
}
