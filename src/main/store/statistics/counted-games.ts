import type { Database } from 'better-sqlite3';
import type { GameFilter } from '../../../shared/api.ts';
import { FAMILIES, type EditionId, type FamilyName } from '../../../shared/record/index.ts';
import { countedWhere } from '../game-filter.ts';
import type { PeopleBook } from '../people-book.ts';
import type { Work } from './turns.ts';

/** A finished game as statistics see it. */
export interface CountedGame {
  readonly number: number;
  readonly id: string;
  readonly playedAt: string;
  readonly family: FamilyName;
  readonly edition: EditionId;
  readonly minutes: number | null;
  readonly results: readonly CountedResult[];
}

export function isForMoney({ family }: CountedGame): boolean {
  return FAMILIES[family].scoredIn === 'money';
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
  /** Works of each artist, in the edition's order. */
  readonly held: readonly (number | null)[];
}

type GameRow = [
  number: number,
  id: string,
  playedAt: string,
  family: FamilyName,
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
  held1: number | null,
  held2: number | null,
  held3: number | null,
  held4: number | null,
  held5: number | null,
];

/** The games after one, up to a moment. */
interface Span {
  readonly time: string;
  readonly game: string;
  readonly end: string;
}

/** A few milliseconds of reading: nobody at the table shall notice. */
const GAMES_AT_A_TIME = 500;

/**
 * Every game that counts, first to last: one whose time is not believed comes before all others, so that no streak or
 * rating ends with it for years. It comes back now and then, so that something else can have its turn. */
export function* countingGames(
  database: Database,
  filter: GameFilter,
  book: PeopleBook,
  believedUntil: string,
): Work<CountedGame[]> {
  const where = countedWhere(filter, book);
  const select = database
    .prepare<[typeof where.values & Span], GameRow>(
      `SELECT number, game, played_at, family, edition, minutes FROM projected_game
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
  const games = new Map<number, CountedGame & { readonly results: CountedResult[] }>();
  const spans: Span[] = [
    { time: '', game: '', end: believedUntil },
    { time: believedUntil, game: '', end: '~' },
  ];
  let span = spans.pop();
  while (span !== undefined) {
    const rows = select.all({ ...where.values, ...span });
    for (const [number, id, playedAt, family, edition, minutes] of rows) {
      games.set(number, { number, id, playedAt, family, edition, minutes, results: [] });
      span = { ...span, time: playedAt, game: id };
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
    if (rows.length < GAMES_AT_A_TIME) span = spans.pop();
    if (rows.length > 0 && span !== undefined) yield;
  }
  return [...games.values()].filter(({ results }) => results.length > 0);
}

/** For comparing: those of whom no place is known are equal, behind everybody else. */
export function rankOf({ place }: CountedResult): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}
