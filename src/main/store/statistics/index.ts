import type { Database } from 'better-sqlite3';
import type {
  BoxPrices,
  CurrencyTops,
  Catalogue,
  GameFilter,
  GroupFigures,
  GroupWorth,
  Habits,
  Pair,
  PersonFigures,
  PersonLine,
  PersonWorth,
  SeasonTable,
  TopGame,
  YearReview,
} from '../../../shared/api.ts';
import { spanOf, type Season } from '../../../shared/season/index.ts';
import { NOT_IN_TRASH } from '../game-filter.ts';
import type { Player } from '../players.ts';
import { accountsOfPerson } from './accounts.ts';
import { catalogueOf } from './catalogue.ts';
import { eveningWith } from './evenings.ts';
import { gameTopsOf } from './game-tops.ts';
import { openPasses, type Pass } from './passes.ts';
import { pairOf } from './pair.ts';
import { playTimesOf } from './play-times.ts';
import { openOrder, runInSteps, type Lazy, type Turn } from './turns.ts';

/** Statistics of people and the group over all games that count. `docs/statistics.md` defines each figure. */
export interface Statistics {
  readonly people: (filter: GameFilter) => PersonLine[];
  /** `null` for an unknown id. */
  readonly person: (id: string, filter: GameFilter) => PersonFigures | null;
  readonly group: (filter: GameFilter) => GroupFigures;
  /** `null` for an unknown id. */
  readonly personWorth: (id: string, filter: GameFilter) => PersonWorth | null;
  readonly groupWorth: (filter: GameFilter) => GroupWorth;
  /** What everybody, or one person, paid for paintings. */
  readonly prices: (person: string | null, filter: GameFilter) => readonly BoxPrices[];
  /** `null` for an unknown id. */
  readonly pair: (one: string, other: string, filter: GameFilter) => Pair | null;
  /** When the group plays, who ends rounds, and how years and places differ. */
  readonly habits: (filter: GameFilter) => Habits;
  /** The most memorable games, by currency. */
  readonly gameTops: (filter: GameFilter) => readonly CurrencyTops[];
  /** What is worth remembering of these games. */
  readonly catalogue: (filter: GameFilter) => Catalogue;
  /** A year among these games. */
  readonly year: (year: number, filter: GameFilter) => YearReview;
  readonly season: (season: CountedSeason) => SeasonTable;
  /** The same, calculated in small steps, so that the table doesn't wait. */
  readonly inTurns: {
    readonly people: (filter: GameFilter) => Promise<PersonLine[]>;
    readonly person: (id: string, filter: GameFilter) => Promise<PersonFigures | null>;
    readonly group: (filter: GameFilter) => Promise<GroupFigures>;
    readonly personWorth: (id: string, filter: GameFilter) => Promise<PersonWorth | null>;
    readonly groupWorth: (filter: GameFilter) => Promise<GroupWorth>;
    readonly prices: (person: string | null, filter: GameFilter) => Promise<readonly BoxPrices[]>;
    readonly pair: (one: string, other: string, filter: GameFilter) => Promise<Pair | null>;
    readonly habits: (filter: GameFilter) => Promise<Habits>;
    readonly gameTops: (filter: GameFilter) => Promise<readonly CurrencyTops[]>;
    readonly catalogue: (filter: GameFilter) => Promise<Catalogue>;
    /** Of a game's evening, and its games; `null` for a game that doesn't count. */
    readonly evening: (game: string) => Promise<Evening | null>;
    readonly year: (year: number, filter: GameFilter) => Promise<YearReview>;
    readonly season: (season: CountedSeason) => Promise<SeasonTable>;
  };
  /** Calculates everything ahead of time in small steps, as long as it is wanted. */
  readonly warm: (wanted: () => boolean, turn?: Turn) => Promise<void>;
}

/** A season without its title. */
type CountedSeason = Omit<Season, 'title'>;

/** An evening's catalogue and its games, by id, the first one first. */
export interface Evening {
  readonly catalogue: Catalogue;
  /** Games whose winner was behind, and how far. */
  readonly comebacks: readonly TopGame[];
  readonly played: readonly string[];
  /** The last game before it and the first one after it, if there are any. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The parts of a pass that take long. */
const ratings = (pass: Pass) => pass.ratings;
const lines = (pass: Pass) => pass.people;
const figures = (pass: Pass) => pass.group;
const valued = (pass: Pass) => pass.valued;
const habitsIn = (pass: Pass) => pass.habits;
const pricesOfAll = (pass: Pass) => pass.prices(null);
const topsIn = (pass: Pass) => pass.gameTops;
const catalogued = (pass: Pass) => pass.catalogue;
const groupsWorth = (pass: Pass) => pass.groupWorth;

/** From short to long, as a page needs them. */
const LENGTHS = { people: 0, prices: 1, tops: 2, habits: 3, worth: 4 } as const;
type Length = (typeof LENGTHS)[keyof typeof LENGTHS];

/** The people whose pages are likely to be opened: their figures and prices are calculated ahead of time too. */
const MOST_REGULARS = 12;

const DAY = 24 * 3_600_000;
/** `null`: all of the time. */
const DAYS_AROUND = [2, 60, null] as const;
/** Years have four digits, or moments wouldn't compare as text. */
const [FIRST_MOMENT, LAST_MOMENT] = [Date.UTC(0), Date.UTC(9999, 11, 31)];

function isoOf(moment: number): string {
  return new Date(Math.min(LAST_MOMENT, Math.max(FIRST_MOMENT, moment))).toISOString();
}

export function openStatistics(
  database: Database,
  players: () => readonly Player[],
  now: () => string,
): Statistics {
  const passes = openPasses(database, players, now);
  const order = openOrder<Length>();

  // A transaction, so that lookups see the same state of the file as the games.
  const people = database.transaction((filter: GameFilter) => passes.over(filter).people.now());
  const group = database.transaction((filter: GameFilter) => passes.over(filter).group.now());
  const person = database.transaction((id: string, filter: GameFilter) => {
    const { book, person: of } = passes.over(filter);
    const known = book.get(id);
    return known === null ? null : of(known.id).now();
  });
  const groupWorth = database.transaction((filter: GameFilter) => passes.over(filter).groupWorth.now());
  const personWorth = database.transaction((id: string, filter: GameFilter): PersonWorth | null => {
    const { book, games, valued: worth } = passes.over(filter);
    const known = book.get(id);
    if (known === null) return null;
    const own = games.filter(({ results }) => results.some((result) => result.person === known.id));
    const read = worth.now();
    const worked = own.filter(({ number }) => read.seats.has(number)).length;
    return {
      waiting: { games: own.length - worked, of: own.length },
      accounts: accountsOfPerson(known.id, own, read),
    };
  });
  const prices = database.transaction((person: string | null, filter: GameFilter) => {
    const { book, prices: of } = passes.over(filter);
    return of(person === null ? null : book.personOf(person)).now();
  });
  const pair = database.transaction((one: string, other: string, filter: GameFilter): Pair | null => {
    const { book, games } = passes.over(filter);
    const [first, second] = [book.get(one), book.get(other)];
    return first === null || second === null ? null : pairOf(database, games, book, first.id, second.id);
  });

  function habitsNow({ habits: lasting, book }: Pass): Habits {
    const { evenings, ...rest } = lasting.now();
    return { ...rest, times: playTimesOf(evenings, book, now()) };
  }

  const habits = database.transaction((filter: GameFilter) => habitsNow(passes.over(filter)));
  const gameTops = database.transaction((filter: GameFilter) => passes.over(filter).gameTops.now());
  const catalogue = database.transaction((filter: GameFilter) => passes.over(filter).catalogue.now());
  const selectPlayedAt = database
    .prepare<[string], string>('SELECT played_at FROM projected_game WHERE game = ? AND counts = 1')
    .pluck();
  const selectBeside = (order: string) =>
    database
      .prepare<[string], string>(
        `SELECT game FROM projected_game WHERE counts = 1 AND ${NOT_IN_TRASH} AND played_at ${order} LIMIT 1`,
      )
      .pluck();
  const selectBefore = selectBeside('< ? ORDER BY played_at DESC, game DESC');
  const selectAfter = selectBeside('> ? ORDER BY played_at, game');

  /** Reads the games around it first: hardly any evening goes on longer. */
  async function evening(game: string): Promise<Evening | null> {
    const playedAt = selectPlayedAt.get(game);
    if (playedAt === undefined) return null;
    const at = Date.parse(playedAt);
    for (const days of DAYS_AROUND) {
      const [from, until] = days === null ? [-Infinity, Infinity] : [at - days * DAY, at + days * DAY];
      const filter = days === null ? {} : { from: isoOf(from), until: isoOf(until) };
      await passes.readInTurns(filter);
      const { games, book } = passes.over(filter);
      const place = games.findIndex(({ id }) => id === game);
      const played = place < 0 ? null : eveningWith(games, place, { from, until });
      if (played === null) continue;
      const found = await runInSteps(catalogueOf(database, played, book));
      const tops = await runInSteps(gameTopsOf(database, played, book, false));
      const comebacks = tops.flatMap(({ tops: own }) => own.comebacks.games);
      return {
        catalogue: found,
        comebacks,
        played: played.map(({ id }) => id),
        before: selectBefore.get(played[0]?.playedAt ?? '') ?? null,
        after: selectAfter.get(played.at(-1)?.playedAt ?? '') ?? null,
      };
    }
    return null;
  }

  const year = database.transaction((asked: number, filter: GameFilter) =>
    passes.over(filter).year(asked).now(),
  );
  const season = database.transaction((counted: CountedSeason) =>
    passes.over(spanOf(counted)).season(counted).now(),
  );
  const begun = database.transaction(
    (filter: GameFilter, what: (pass: Pass) => Lazy<object>, turn: Turn | undefined) => {
      const pass = passes.over(filter);
      return { pass, ended: what(pass).inTurns(turn) };
    },
  );

  /** Finishes even if something is written meanwhile: the asker hears of the change and asks again. */
  async function workedOut(
    filter: GameFilter,
    what: (pass: Pass) => Lazy<object>,
    turn?: Turn,
  ): Promise<Pass> {
    await passes.readInTurns(filter);
    const { pass, ended } = begun(filter, what, turn);
    await ended;
    return pass;
  }

  return {
    people,
    person,
    group,
    personWorth,
    groupWorth,
    prices,
    pair,
    habits,
    gameTops,
    catalogue,
    year,
    season,
    inTurns: {
      people: (filter) =>
        order.during(LENGTHS.people, async (turn) => {
          await workedOut(filter, ratings, turn);
          return (await workedOut(filter, lines, turn)).people.now();
        }),
      person: (id, filter) =>
        order.during(LENGTHS.people, async (turn) => {
          await workedOut(filter, ratings, turn);
          return person(id, filter);
        }),
      group: (filter) =>
        order.during(LENGTHS.people, async (turn) => (await workedOut(filter, figures, turn)).group.now()),
      personWorth: (id, filter) =>
        order.during(LENGTHS.worth, async (turn) => {
          await workedOut(filter, valued, turn);
          return personWorth(id, filter);
        }),
      groupWorth: (filter) =>
        order.during(LENGTHS.worth, async (turn) => {
          await workedOut(filter, valued, turn);
          return (await workedOut(filter, groupsWorth, turn)).groupWorth.now();
        }),
      prices: (person, filter) => {
        const of = (pass: Pass) => pass.prices(person === null ? null : pass.book.personOf(person));
        return order.during(LENGTHS.prices, async (turn) => of(await workedOut(filter, of, turn)).now());
      },
      pair: async (one, other, filter) => {
        await passes.readInTurns(filter);
        return pair(one, other, filter);
      },
      habits: (filter) =>
        order.during(LENGTHS.habits, async (turn) => habitsNow(await workedOut(filter, habitsIn, turn))),
      year: async (asked, filter) => {
        const of = (pass: Pass) => pass.year(asked);
        return of(await workedOut(filter, of)).now();
      },
      season: async (counted) => {
        const filter = spanOf(counted);
        if (counted.rule === 'rating') await workedOut(filter, ratings);
        const of = (pass: Pass) => pass.season(counted);
        return of(await workedOut(filter, of)).now();
      },
      gameTops: (filter) =>
        order.during(LENGTHS.tops, async (turn) => (await workedOut(filter, topsIn, turn)).gameTops.now()),
      catalogue: async (filter) => (await workedOut(filter, catalogued)).catalogue.now(),
      evening,
    },
    warm: async (wanted, turn) => {
      await workedOut({}, ratings, turn);
      const played = wanted() ? (await workedOut({}, lines, turn)).people.now() : [];
      for (const what of [figures, pricesOfAll, habitsIn]) if (wanted()) await workedOut({}, what, turn);
      const regulars = played.toSorted((one, other) => other.games - one.games).slice(0, MOST_REGULARS);
      for (const what of ['person', 'prices'] as const)
        for (const { id } of regulars) if (wanted()) await workedOut({}, (pass) => pass[what](id), turn);
    },
  };
}
