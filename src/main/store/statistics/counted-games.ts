import type { Database } from 'better-sqlite3';
import { FAMILIES, type AnyEdition, type FamilyName } from '../../../shared/record/index.ts';
import { countedWhere, type DatedFilter, type Where } from '../game-filter.ts';
import type { PeopleBook } from '../people-book.ts';
import { isListed } from '../beside.ts';
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
  /** Whether everybody was still there at the end: otherwise it's no match for a rating, or for chance. */
  readonly whole: boolean;
  readonly results: readonly CountedResult[];
}

export function isForMoney({ family }: CountedGame): boolean {
  return FAMILIES[family].scoredIn === 'money';
}

/**
 * Wins to be expected of one of its players. If somebody had left, nothing can be expected but what happened, so that the
 * game doesn't move the comparison.
 */
export function expectedIn({ whole, results }: CountedGame, place: number | null): number {
  return whole ? 1 / results.length : Number(place === 1);
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
  whole: number,
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

const GAME_COLUMNS = 'number, projected_game.game, played_at, family, edition, minutes, location, whole';

/** The games of a filter as they were read, from which the next reading goes on. */
export interface Reading {
  /** From first to last. */
  readonly games: readonly CountedGame[];
  /** The latest change that was noted before. */
  readonly change: number;
  readonly editionOf: (key: string) => AnyEdition | null;
}

/** A few milliseconds of reading, so that the table doesn't notice. */
const GAMES_AT_A_TIME = 500;

/** In `changed_game`: some people or boxes count as others now. */
const ALL_GAMES = 0;

/** What rows are read with. */
interface ReadWith {
  readonly where: Where;
  readonly book: PeopleBook;
  readonly editionOf: Reading['editionOf'];
}

/**
 * Reads every game that counts: after the first time only those that have changed; the others stay the same objects.
 * Yields now and then to let other work run.
 */
export function openReading(database: Database) {
  const selectLatest = database
    .prepare<[], number>('SELECT COALESCE(MAX(change), 0) FROM changed_game')
    .pluck();
  const selectChanged = database
    .prepare<[number], number>('SELECT game FROM changed_game WHERE change > ?')
    .pluck();
  const selectResults = database
    .prepare<[string], ResultRow>(
      `SELECT game, player, seat, place, score, works, paid_out, bought, sold, dearest, best_deal, worst_deal, best_round,
         held_1, held_2, held_3, held_4, held_5
       FROM json_each(?) CROSS JOIN projected_result ON game = value`,
    )
    .raw();
  const [family, place, held] = [shared<FamilyName>(), shared<string | null>(), sharedHeld()];

  /** The numbers of the games that have changed since; `null` if everything has to be read. */
  function changedSince({ change, games }: Reading): readonly number[] | null {
    const changed = selectChanged.all(change);
    return changed.length > games.length || changed.includes(ALL_GAMES) ? null : changed;
  }

  function* everything({ where, ...readWith }: ReadWith): Work<CountedGame[]> {
    const select = database
      .prepare<[object], GameRow>(
        `SELECT ${GAME_COLUMNS} FROM projected_game WHERE (played_at, game) > (:time, :game) AND ${where.sql}
         ORDER BY played_at, game LIMIT ${GAMES_AT_A_TIME}`,
      )
      .raw();
    // A game that gets another time meanwhile may be read twice.
    const games = new Map<number, CountedGame>();
    for (let after = { time: '', game: '' }; ;) {
      const rows = select.all({ ...where.values, ...after });
      for (const game of gamesIn(rows, readWith)) games.set(game.number, game);
      const last = rows.at(-1);
      if (last === undefined || rows.length < GAMES_AT_A_TIME) return [...games.values()];
      after = { time: last[2], game: last[1] };
      yield;
    }
  }

  function* some(numbers: readonly number[], { where, ...readWith }: ReadWith): Work<CountedGame[]> {
    const select = database
      .prepare<[object], GameRow>(
        `SELECT ${GAME_COLUMNS} FROM json_each(:numbers) CROSS JOIN projected_game ON number = value WHERE ${where.sql}`,
      )
      .raw();
    const games: CountedGame[] = [];
    for (let from = 0; from < numbers.length; from += GAMES_AT_A_TIME) {
      if (from > 0) yield;
      const these = JSON.stringify(numbers.slice(from, from + GAMES_AT_A_TIME));
      games.push(...gamesIn(select.all({ ...where.values, numbers: these }), readWith));
    }
    return games;
  }

  function gamesIn(rows: readonly GameRow[], { book, editionOf }: Omit<ReadWith, 'where'>): CountedGame[] {
    const numbers = JSON.stringify(rows.map(([number]) => number));
    const results = Map.groupBy(selectResults.all(numbers), ([game]) => game);
    return rows.flatMap((row) => {
      const [number, id, playedAt, kin, key, minutes, location, whole] = row;
      const own = results.get(number);
      const edition = editionOf(key);
      const counts = isListed(database, number, { played_at: playedAt, family: kin, status: 'finished' });
      if (own === undefined || edition === null || !counts) return [];
      return {
        number,
        id,
        playedAt,
        family: family(kin),
        edition,
        minutes,
        place: place(location),
        whole: whole === 1,
        results: own.map((one) => resultOf(one, book, held(one))),
      };
    });
  }

  return {
    latestChange: () => selectLatest.get() ?? 0,
    /** `change` is the latest from before the book was read: what is written meanwhile is read the next time. */
    further: function* (
      filter: DatedFilter,
      book: PeopleBook,
      change: number,
      before: Reading | null,
    ): Work<Reading> {
      const where = countedWhere(filter, book);
      const changed = before === null ? null : changedSince(before);
      if (before === null || changed === null) {
        const played = playedEditions(database);
        const editionOf = filter.together === true ? played.counted : played.edition;
        return { games: inTime(yield* everything({ where, book, editionOf })), change, editionOf };
      }
      if (changed.length === 0) return before;
      const { editionOf } = before;
      const again = new Set(changed);
      const others = before.games.filter(({ number }) => !again.has(number));
      const games = inTime([...others, ...(yield* some(changed, { where, book, editionOf }))]);
      return { games, change, editionOf };
    },
  };
}

/** Texts that many rows have are kept once, because there may be a million rows. */
function shared<Text extends string | null>(): (text: Text) => Text {
  const known = new Map<Text, Text>();
  return (text) => {
    const one = known.get(text);
    if (one !== undefined) return one;
    known.set(text, text);
    return text;
  };
}

/** Nobody has more of an artist, as far as there are rules. */
const MOST_WORKS = 62;

/** So are the works that somebody held. */
function sharedHeld(): (row: ResultRow) => CountedResult['held'] {
  const known = new Map<number, CountedResult['held']>();
  return (row) => {
    const held = [row[13], row[14], row[15], row[16], row[17]];
    let key = 0;
    for (const works of held) {
      if (works !== null && works > MOST_WORKS) return held;
      key = key * (MOST_WORKS + 2) + (works ?? MOST_WORKS + 1);
    }
    const one = known.get(key) ?? held;
    known.set(key, one);
    return one;
  };
}

function inTime(games: CountedGame[]): readonly CountedGame[] {
  return games.sort((one, other) => order(one.playedAt, other.playedAt) || order(one.id, other.id));
}

function order(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Those dated in the future come first, so that they don't end streaks and ratings for years. */
export function asBelieved(games: readonly CountedGame[], believedUntil: string): readonly CountedGame[] {
  const believed = games.findLastIndex(({ playedAt }) => playedAt < believedUntil) + 1;
  return believed === games.length ? games : [...games.slice(believed), ...games.slice(0, believed)];
}

function resultOf(row: ResultRow, book: PeopleBook, held: CountedResult['held']): CountedResult {
  return {
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
    held,
  };
}

/** For comparing: players without a known place are equal, behind all others. */
export function rankOf({ place }: CountedResult): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}
