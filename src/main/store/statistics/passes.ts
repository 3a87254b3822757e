import type { Database } from 'better-sqlite3';
import type {
  BoxPrices,
  CurrencyTops,
  Catalogue,
  GameFilter,
  GroupFigures,
  GroupWorth,
  PersonFigures,
  PersonLine,
  SeasonTable,
  YearReview,
} from '../../../shared/api.ts';
import { believedUntil } from '../../../shared/core/believed.ts';
import type { DatedFilter } from '../game-filter.ts';
import { peopleBook, type PeopleBook } from '../people-book.ts';
import type { Player } from '../players.ts';
import { dated } from '../years.ts';
import { accountsOfGroup } from './accounts.ts';
import { catalogueOf } from './catalogue.ts';
import { asBelieved, openReading, type CountedGame, type Reading } from './counted-games.ts';
import { habitsOf, type LastingHabits } from './habits.ts';
import { gameTopsOf } from './game-tops.ts';
import { groupOf } from './group.ts';
import { peopleOf, personOf } from './person.ts';
import { pricesOf } from './prices.ts';
import { ratingAll, type Ratings } from './ratings.ts';
import { openRecords } from './records.ts';
import { seasonOf, type Counting } from './season.ts';
import { runToEnd, runInSteps, lazy, type Lazy, type Work } from './turns.ts';
import { yearOf } from './year.ts';
import { valuedGames, type ValuedGames } from './valued-games.ts';

/**
 * The games that pass a filter, read once, and what follows from them, each part calculated when first asked
 * for.
 */
export interface Pass {
  readonly book: PeopleBook;
  readonly games: readonly CountedGame[];
  readonly ratings: Lazy<Ratings>;
  readonly people: Lazy<PersonLine[]>;
  /** Needs the ratings. */
  readonly person: (id: string) => Lazy<PersonFigures>;
  readonly group: Lazy<GroupFigures>;
  readonly valued: Lazy<ValuedGames>;
  readonly groupWorth: Lazy<GroupWorth>;
  readonly habits: Lazy<LastingHabits>;
  readonly gameTops: Lazy<readonly CurrencyTops[]>;
  readonly catalogue: Lazy<Catalogue>;
  readonly year: (year: number) => Lazy<YearReview>;
  readonly season: (counting: Counting) => Lazy<SeasonTable>;
  /** Of everybody, or of one person. */
  readonly prices: (person: string | null) => Lazy<readonly BoxPrices[]>;
}

export interface Passes {
  /** The same object as long as nothing was written. */
  readonly over: (filter: GameFilter) => Pass;
  /** Reads it in small steps, yielding to others, as long as nothing is written meanwhile. */
  readonly readInTurns: (filter: GameFilter) => Promise<void>;
}

/** Few filters are in use at a time. */
const MOST_FILTERS = 4;

export function openPasses(database: Database, players: () => readonly Player[], now: () => string): Passes {
  const passes = new Map<string, Pass>();
  /** Kept after writes too, so that only games that changed are read and rated again. */
  const read = new Map<string, Reading>();
  const rated = new Map<string, Ratings>();
  const counted = openReading(database);
  /** Shared, because a page makes several requests at once. */
  const underWay = new Map<string, Promise<void>>();
  const selectChanges = database.prepare<[], number>('SELECT total_changes()').pluck();
  let state = '';

  /**
   * One of the two numbers changes with every write: the first with ours, the second with those of other
   * connections.
   */
  function stateNow(): string {
    return `${selectChanges.get()} ${String(database.pragma('data_version', { simple: true }))}`;
  }

  /** The cached pass of a filter, if nothing was written since. */
  function known(key: string): Pass | null {
    const now = stateNow();
    if (now !== state) passes.clear();
    state = now;
    const pass = passes.get(key) ?? null;
    if (pass !== null) keep(passes, key, pass);
    return pass;
  }

  /** A year's moments change with the games around midnight. */
  function datedNow(filter: GameFilter): DatedFilter {
    return dated(filter, database, peopleBook(filter.year === undefined ? [] : players()));
  }

  function over(asked: GameFilter): Pass {
    const filter = datedNow(asked);
    const key = keyOf(filter);
    const pass = known(key) ?? runToEnd(reading(filter));
    keep(passes, key, pass);
    return pass;
  }

  async function readInTurns(asked: GameFilter): Promise<void> {
    const filter = datedNow(asked);
    const key = keyOf(filter);
    if (known(key) !== null) return;
    const reading = underWay.get(key) ?? readAndKeep(key, filter).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    await reading;
  }

  async function readAndKeep(key: string, filter: DatedFilter): Promise<void> {
    const begun = state;
    const pass = await runInSteps(reading(filter));
    // If something was written meanwhile, the games may be inconsistent.
    if (stateNow() === begun) keep(passes, key, pass);
  }

  function* reading(filter: DatedFilter): Work<Pass> {
    const change = counted.latestChange();
    const book = peopleBook(players());
    const key = keyOf(filter);
    const reached = yield* counted.further(filter, book, change, read.get(key) ?? null);
    keep(read, key, reached);
    const games = asBelieved(reached.games, believedUntil(now()));
    const ratings = lazy(() => rating(filter, games));
    const valued = lazy(() => valuedGames(database, games));
    const persons = new Map<string, Lazy<PersonFigures>>();
    const prices = new Map<string | null, Lazy<readonly BoxPrices[]>>();
    const years = new Map<number, Lazy<YearReview>>();
    const seasons = new Map<string, Lazy<SeasonTable>>();
    return {
      book,
      games,
      ratings,
      people: lazy(() => peopleOf(ratings.now(), book)),
      person: (id) =>
        lazyIn(persons, id, () => personOf(id, games, ratings, book, openRecords(database, book.nameOf))),
      group: lazy(() => groupOf(games, book, openRecords(database, book.nameOf))),
      valued,
      groupWorth: lazy(() => worthOfGroup(games, valued, book)),
      habits: lazy(() => habitsOf(database, games, book)),
      gameTops: lazy(() => gameTopsOf(database, games, book, true)),
      catalogue: lazy(() => catalogueOf(database, games, book)),
      season: ({ rule, least }) =>
        lazyIn(seasons, `${rule} ${least}`, () => seasonOf(games, book, ratings, { rule, least })),
      year: (year) => lazyIn(years, year, () => yearOf(database, games, book, year)),
      prices: (person) => lazyIn(prices, person, () => pricesOf(database, games, book, person)),
    };
  }

  function* rating(filter: DatedFilter, games: readonly CountedGame[]): Work<Ratings> {
    const key = keyOf(filter);
    const ratings = yield* ratingAll(games, rated.get(key) ?? null);
    keep(rated, key, ratings);
    return ratings;
  }

  return { over, readInTurns };
}

function* worthOfGroup(
  games: readonly CountedGame[],
  valued: Lazy<ValuedGames>,
  book: PeopleBook,
): Work<GroupWorth> {
  const read = valued.now();
  yield;
  return {
    waiting: read.waiting,
    accounts: yield* accountsOfGroup(games, read, book),
  };
}

function lazyIn<Key, Done extends object>(
  known: Map<Key, Lazy<Done>>,
  key: Key,
  work: () => Work<Done>,
): Lazy<Done> {
  const own = known.get(key) ?? lazy(work);
  known.set(key, own);
  return own;
}

function keyOf(filter: DatedFilter): string {
  return JSON.stringify(Object.entries(filter).sort());
}

/** Adds it as the latest and drops the least recently used. */
function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_FILTERS) break;
    kept.delete(oldest);
  }
}
