import type { Database } from 'better-sqlite3';
import type { GameFamily, GameFilter } from '../../../shared/api.ts';
import type { EditionId } from '../../../shared/record/index.ts';
import { countedWhere } from '../game-filter.ts';
import type { PeopleBook } from '../people-book.ts';
import type { Work } from './turns.ts';

/** A finished game as statistics see it. */
export interface CountedGame {
  readonly number: number;
  readonly id: string;
  readonly playedAt: string;
  readonly family: GameFamily;
  readonly edition: EditionId;
  readonly minutes: number | null;
  readonly results: readonly CountedResult[];
}

/** What a person came to in a game; what the table did not keep is `null`. */
export interface CountedResult {
  readonly person: string;
  readonly seat: number;
  /** `null` for those who did not win where nobody knows more than that. */
  readonly place: number | null;
  readonly score: number | null;
  readonly works: number | null;
  readonly paidOut: number | null;
  readonly bought: number | null;
  readonly sold: number | null;
  readonly dearest: number | null;
  readonly bestDeal: number | null;
  readonly worstDeal: number | null;
  readonly bestRound: number | null;
}

type GameRow = [
  number: number,
  id: string,
  playedAt: string,
  family: GameFamily,
  edition: EditionId,
  minutes: number | null,
];

type ResultRow = [
  game: number,
  player: string,
  seat: number,
  place: number | null,
  score: number | null,
  works: number | null,
  paidOut: number | null,
  bought: number | null,
  sold: number | null,
  dearest: number | null,
  bestDeal: number | null,
  worstDeal: number | null,
  bestRound: number | null,
];

/** A few milliseconds of reading: nobody at the table shall notice. */
const GAMES_AT_A_TIME = 2_000;
const NUMBERS_AT_A_TIME = 500;

/**
 * Every game that counts, first to last: one pass over games, one over results. It comes back between some of them and
 * the next, so that something else can have its turn.
 */
export function* countingGames(
  database: Database,
  filter: GameFilter,
  book: PeopleBook,
): Work<CountedGame[]> {
  const where = countedWhere(filter, book);
  const games = new Map<number, CountedGame & { readonly results: CountedResult[] }>();
  let last = 0;
  const gameRows = database
    .prepare<[typeof where.values & { readonly time: string; readonly game: string }], GameRow>(
      `SELECT number, game, played_at, family, edition, minutes FROM projected_game
       WHERE (played_at, game) > (:time, :game) AND ${where.sql}
       ORDER BY played_at, game LIMIT ${GAMES_AT_A_TIME}`,
    )
    .raw();
  for (let time = '', game = ''; ; yield) {
    const rows = gameRows.all({ ...where.values, time, game });
    for (const [number, id, playedAt, family, edition, minutes] of rows) {
      games.set(number, { number, id, playedAt, family, edition, minutes, results: [] });
      last = Math.max(last, number);
      [time, game] = [playedAt, id];
    }
    if (rows.length < GAMES_AT_A_TIME) break;
  }
  // Rows come as they lie, which is game after game and seat after seat; putting them in order would take as long again.
  const resultRows = database
    .prepare<[typeof where.values & { readonly first: number; readonly last: number }], ResultRow>(
      `SELECT projected_result.game, player, seat, projected_result.place, score, works, paid_out, bought, sold,
         dearest, best_deal, worst_deal, best_round
       FROM projected_game CROSS JOIN projected_result ON projected_result.game = number
       WHERE number BETWEEN :first AND :last AND ${where.sql}`,
    )
    .raw();
  for (let first = 0; first <= last; first += NUMBERS_AT_A_TIME) {
    if (first > 0) yield;
    for (const row of resultRows.all({ ...where.values, first, last: first + NUMBERS_AT_A_TIME - 1 })) {
      games.get(row[0])?.results.push({
        person: book.personOf(row[1]),
        seat: row[2],
        place: row[3],
        score: row[4],
        works: row[5],
        paidOut: row[6],
        bought: row[7],
        sold: row[8],
        dearest: row[9],
        bestDeal: row[10],
        worstDeal: row[11],
        bestRound: row[12],
      });
    }
  }
  return [...games.values()].filter(({ results }) => results.length > 0);
}

/** For comparing: those of whom no place is known are equal, behind everybody else. */
export function rankOf({ place }: CountedResult): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}
