import type { Database } from 'better-sqlite3';
import type { GameFilter } from '../../../shared/api.ts';
import { FAMILIES, type AnyEdition, type FamilyName } from '../../../shared/record/index.ts';
import { countedWhere } from '../game-filter.ts';
import type { PeopleBook } from '../people-book.ts';
import { playedEditions } from '../played-editions.ts';
import type { Work } from './turns.ts';

/** A finished game as the statistics see it. */
export interface CountedGame {
  readonly number: number;
  readonly id: string;
  readonly playedAt: string;
  readonly family: FamilyName;
  /** The same object for all games whose scores can be compared. */
  readonly edition: AnyEdition;
  readonly minutes: number | null;
  /** Where it was played. */
  readonly place: string | null;
  readonly results: readonly CountedResult[];
}

export function isForMoney({ family }: CountedGame): boolean {
  return FAMILIES[family].scoredIn === 'money';
}

/** A person's result in a game; `null` for what the table didn't track. */
export interface CountedResult {
  readonly person: string;
  readonly seat: number;
  /** `null` for a player who didn't win, if no more is known. */
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
  /** Works by each artist, in the edition's order. */
  readonly held: readonly (number | null)[];
}

type GameRow = [
  number: number,
  id: string,
  playedAt: string,
  family: FamilyName,
  edition: string,
  minutes: number | null,
  place: string | null,
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
  held1: number | null,
  held2: number | null,
  held3: number | null,
  held4: number | null,
  held5: number | null,
];

/** The games after one, up to a time. */
interface Span {
  readonly time: string;
  readonly game: string;
  readonly end: string;
}

/** A few milliseconds of reading, so that the table doesn't notice. */
const GAMES_AT_A_TIME = 500;

/**
 * Every game that counts, from first to last. Games dated in the future come first, so that they don't end
 * streaks and ratings for years. Yields now and then to let other work run.
 */
export function* countingGames(
  database: Database,
  filter: GameFilter,
  book: PeopleBook,
  believedUntil: string,
): Work<CountedGame[]> {
  const where = countedWhere(filter, book);
  const select = database
    .prepare<[typeof where.values & Span], GameRow>(
      `SELECT number, game, played_at, family, edition, minutes, location FROM projected_game
       WHERE (played_at, game) > (:time, :game) AND played_at < :end AND ${where.sql}
       ORDER BY played_at, game LIMIT ${GAMES_AT_A_TIME}`,
    )
    .raw();
  const resultRows = database
    .prepare<[string], ResultRow>(
      `SELECT game, player, seat, place, score, works, paid_out, bought, sold, dearest, best_deal, worst_deal, best_round,
         held_1, held_2, held_3, held_4, held_5
       FROM json_each(?) CROSS JOIN projected_result ON game = value`,
    )
    .raw();
  const played = playedEditions(database);
  const editionOf = filter.together === true ? played.counted : played.edition;
  const games = new Map<number, CountedGame & { readonly results: CountedResult[] }>();
  const spans: Span[] = [
    { time: '', game: '', end: believedUntil },
    { time: believedUntil, game: '', end: '~' },
  ];
  let span = spans.pop();
  while (span !== undefined) {
    const rows = select.all({ ...where.values, ...span });
    for (const [number, id, playedAt, family, key, minutes, place] of rows) {
      const edition = editionOf(key);
      games.set(number, { number, id, playedAt, family, edition, minutes, place, results: [] });
    }
    for (const row of resultRows.all(JSON.stringify(rows.map(([number]) => number)))) {
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
        held: [row[13], row[14], row[15], row[16], row[17]],
      });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < GAMES_AT_A_TIME) span = spans.pop();
    else span = { end: span.end, game: last[1], time: last[2] };
    if (rows.length > 0 && span !== undefined) yield;
  }
  return [...games.values()].filter(({ results }) => results.length > 0);
}

/** For comparing: players without a known place are equal, behind all others. */
export function rankOf({ place }: CountedResult): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}
