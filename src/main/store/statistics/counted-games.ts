import type { Database } from 'better-sqlite3';
import type { GameFamily, GameFilter } from '../../../shared/api.ts';
import type { EditionId } from '../../../shared/record/index.ts';
import { countedWhere } from '../game-filter.ts';
import type { PeopleBook } from '../people-book.ts';

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
  readonly place: number;
  readonly score: number | null;
  /** Works held, by artist in the edition’s order, as JSON: few figures need it read. */
  readonly held: string | null;
  readonly works: number | null;
  readonly paidOut: number | null;
  readonly bought: number | null;
  readonly sold: number | null;
  readonly dearest: number | null;
  readonly bestDeal: number | null;
  readonly worstDeal: number | null;
  readonly bestRound: number | null;
}

type Row = [
  number: number,
  id: string,
  playedAt: string,
  family: GameFamily,
  edition: EditionId,
  minutes: number | null,
  player: string,
  seat: number,
  place: number,
  score: number | null,
  held: string | null,
  works: number | null,
  paidOut: number | null,
  bought: number | null,
  sold: number | null,
  dearest: number | null,
  bestDeal: number | null,
  worstDeal: number | null,
  bestRound: number | null,
];

/** Every game that counts, first to last, in one pass over the rows of results. */
export function countedGames(database: Database, filter: GameFilter, book: PeopleBook): CountedGame[] {
  const where = countedWhere(filter, book);
  const rows = database
    .prepare<[typeof where.values], Row>(
      `SELECT number, projected_game.game, played_at, family, edition, minutes,
         player, seat, projected_result.place, score, held, works, paid_out, bought, sold,
         dearest, best_deal, worst_deal, best_round
       FROM projected_game CROSS JOIN projected_result ON projected_result.game = number
       WHERE ${where.sql} AND projected_result.place IS NOT NULL
       ORDER BY played_at, projected_game.game, seat`,
    )
    .raw()
    .all(where.values);
  const games: CountedGame[] = [];
  let results: CountedResult[] = [];
  let last = -1;
  for (const row of rows) {
    const [number, id, playedAt, family, edition, minutes, player, seat, place, score, ...figures] = row;
    if (number !== last) {
      last = number;
      results = [];
      games.push({ number, id, playedAt, family, edition, minutes, results });
    }
    const [held, works, paidOut, bought, sold, dearest, bestDeal, worstDeal, bestRound] = figures;
    const person = book.personOf(player);
    results.push({
      person,
      seat,
      place,
      score,
      held,
      works,
      paidOut,
      bought,
      sold,
      dearest,
      bestDeal,
      worstDeal,
      bestRound,
    });
  }
  return games;
}
