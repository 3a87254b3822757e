import type { Database } from 'better-sqlite3';
import type { FiguresFilter, HistoryFilter, PersonWorth } from '../../shared/api.ts';
import { addLatest } from '../../shared/core/add-latest.ts';
import { believedUntil } from '../../shared/core/believed.ts';
import { localDay } from '../../shared/core/local-day.ts';
import { hasWorthThen } from '../../shared/core/wall.ts';
import { spanOf, type Season } from '../../shared/season/index.ts';
import { paintingWorth } from '../../shared/story/index.ts';
import { isOfSample } from '../sample/sample-games.ts';
import type { Misread } from '../store/beside.ts';
import { recordOf } from '../store/history.ts';
import { openJournals } from '../store/journals.ts';
import { accountsOfGroup, accountsOfPerson, waitingOf } from './accounts.ts';
import { catalogueOf } from './catalogue.ts';
import { facetsOf } from './facets.ts';
import { paintingsIn, type Listed } from './facts.ts';
import {
  asBelieved,
  counted,
  found,
  hasEdition,
  inListOrder,
  isCounted,
  type Around,
  type Over,
} from './found.ts';
import { gameTopsOf } from './game-tops.ts';
import { groupOf } from './group.ts';
import { habitsOf } from './habits.ts';
import { readKnown, type Known, type Read } from './known.ts';
import { litIn, type LitAsked } from './lit.ts';
import { outlineOf } from './outline.ts';
import { pairOf } from './pair.ts';
import { peopleOf, personOf } from './person.ts';
import { pricesOf } from './prices.ts';
import { ratingAll, type Ratings } from './ratings.ts';
import { seasonOf } from './season.ts';
import { usualOf } from './usual.ts';
import { isJoined, yearsOf } from './years.ts';
import { yearOf } from './year.ts';

export interface FiguresOptions {
  /** Lets something read the file; `goOn`, called now and then, throws if it has to be let go. */
  readonly reading: <Done>(work: (database: Database, goOn: () => void) => Done) => Done;
  readonly now: () => string;
  readonly onMisread: (misread: Misread) => void;
}

interface Page {
  readonly filter: HistoryFilter;
  readonly skip: number;
  readonly most: number;
}

interface Person {
  readonly id: string;
  readonly filter: FiguresFilter;
}

type CountedSeason = Omit<Season, 'title'> & Pick<FiguresFilter, 'sample'>;

/** Few questions are asked again, of few filters. */
const MOST_KEPT = 8;

/**
 * Everything about more than one game: questions by name, each answered with what is in the file now. An answer is kept
 * until something is written. `docs/statistics.md` defines each figure.
 */
export function openFigures({ reading, now, onMisread }: FiguresOptions) {
  let known: Read | null = null;
  let today: string | null = null;
  /** Another one whenever something has changed. */
  let state = 0;
  /** Kept after writes too, so that only games after the first that changed are rated again. */
  const rated = new Map<string, Ratings>();

  function refreshed(): Known {
    const read = reading((database, goOn) =>
      database.transaction(() => readKnown(database, known, onMisread, goOn))(),
    );
    const day = localDay(now());
    if (read !== known || day !== today) state += 1;
    [known, today] = [read, day];
    return read;
  }

  const current = (): Known => known ?? refreshed();

  /** Keeps the latest answers until something changes. */
  function kept<Asked, Answer>(of: (asked: Asked) => Answer): (asked: Asked) => Answer {
    const answers = new Map<string, Answer>();
    let answered = state;
    return (asked) => {
      if (answered !== state) answers.clear();
      answered = state;
      const key = JSON.stringify(asked);
      const answer = answers.get(key) ?? of(asked);
      addLatest(answers, key, answer, MOST_KEPT);
      return answer;
    };
  }

  function question<Asked, Answer>(of: (asked: Asked) => Answer): (asked: Asked) => Answer {
    const answer = kept(of);
    return (asked) => {
      refreshed();
      return answer(asked);
    };
  }

  /** The years of the sample history are its own. */
  const around = kept(({ sample = false }: { readonly sample?: boolean }): Around => {
    const { games, book, played } = current();
    const all = games.filter((game) => isCounted(game, { sample }) && (!sample || isOfSample(game)));
    return { book, played, years: yearsOf(all) };
  });

  /** What a filter leaves of the games that count. */
  const over = kept((filter: FiguresFilter): Over => {
    const { book, played, years } = around({ sample: filter.sample === true });
    const all = counted(current().games, filter, { book, played, years });
    const games = asBelieved(all, believedUntil(now()));
    let ratings: Ratings | null = null;
    const rating = (): Ratings => {
      const key = JSON.stringify(filter);
      ratings ??= ratingAll(games, rated.get(key) ?? null);
      addLatest(rated, key, ratings, MOST_KEPT);
      return ratings;
    };
    return { games, book, years, ratings: rating };
  });

  const among = <Answer>(of: (over: Over) => Answer) => question((filter: FiguresFilter) => of(over(filter)));

  /** A person by any of their ids, or `null`. Those of the sample history are among themselves. */
  function personIn(id: string, { sample }: FiguresFilter): string | null {
    const person = current().book.get(id);
    return person === null || (sample === true && !isOfSample(person)) ? null : person.id;
  }

  function ofPerson<Answer>(of: (id: string, over: Over) => Answer): (asked: Person) => Answer | null {
    return ({ id, filter }) => {
      const person = personIn(id, filter);
      return person === null ? null : of(person, over(filter));
    };
  }

  const listed = kept((filter: HistoryFilter): readonly Listed[] =>
    inListOrder(found(current().games, filter, around({})), believedUntil(now())),
  );

  /** A game's evening; `null` for a game that doesn't count. Games are told by their ids, the first one first. */
  function evening(id: string) {
    const sample = isOfSample({ id });
    const { games, book } = over(sample ? { sample } : {});
    const at = games.findIndex((game) => game.id === id);
    if (at < 0) return null;
    let [first, last] = [at, at];
    while (isJoined(games[first - 1], games[first])) first -= 1;
    while (isJoined(games[last], games[last + 1])) last += 1;
    const played = games.slice(first, last + 1);
    const [begun, ended] = [played.at(0), played.at(-1)].map((game) => game?.playedAt ?? '');
    const inTime = games.toSorted((one, other) => (one.playedAt < other.playedAt ? -1 : 1));
    return {
      catalogue: catalogueOf(played, book),
      /** Games whose winner was behind, and how far. */
      comebacks: gameTopsOf(played, book, false).flatMap(({ tops }) => tops.comebacks.games),
      played: played.map((game) => game.id),
      /** Games that would have been of it, but don't count. */
      leftOut: current()
        .games.filter((game) => isOfSample(game) === sample && !isCounted(game, { sample }))
        .filter((game) => played.some((one) => isJoined(one, game)))
        .map((game) => game.id),
      /** The last game before it and the first one after it, if there are any. */
      before: inTime.findLast(({ playedAt }) => playedAt < (begun ?? ''))?.id ?? null,
      after: inTime.find(({ playedAt }) => playedAt > (ended ?? ''))?.id ?? null,
    };
  }

  function worth({ game: id, painting: at }: { readonly game: string; readonly painting: number }) {
    const game = current().games.find((one) => one.id === id);
    const paintings = game === undefined ? [] : paintingsIn(game).flat();
    const painting = paintings[at];
    if (painting === undefined || !hasWorthThen(painting)) return null;
    return paintingWorth(
      reading((database) => recordOf(openJournals(database)(id))),
      paintings,
      painting,
    );
  }

  return {
    people: among(peopleOf),
    person: question(ofPerson(personOf)),
    group: among(groupOf),
    personWorth: question(
      ofPerson((id, { games }): PersonWorth => {
        const own = games.filter(({ results }) => results.some(({ person }) => person === id));
        return { waiting: waitingOf(own), accounts: accountsOfPerson(id, own) };
      }),
    ),
    groupWorth: among(({ games, book }) => ({
      waiting: waitingOf(games),
      accounts: accountsOfGroup(games, book),
    })),
    /** What everybody, or one person, paid for paintings. */
    prices: question(
      ({ person, filter }: { readonly person: string | null; readonly filter: FiguresFilter }) =>
        pricesOf(over(filter), person && current().book.personOf(person)),
    ),
    /** `null` for an unknown id. */
    pair: question(
      (asked: { readonly one: string; readonly other: string; readonly filter: FiguresFilter }) => {
        const [one, other] = [personIn(asked.one, asked.filter), personIn(asked.other, asked.filter)];
        return one === null || other === null ? null : pairOf(over(asked.filter), one, other);
      },
    ),
    habits: among((all) => habitsOf(all, now())),
    /** The most memorable games, by currency. */
    gameTops: among(({ games, book }) => gameTopsOf(games, book, true)),
    /** What is worth remembering of these games. */
    catalogue: among(({ games, book }) => catalogueOf(games, book)),
    evening: question(evening),
    year: question(({ year, filter }: { readonly year: number; readonly filter: FiguresFilter }) =>
      yearOf(over(filter), year),
    ),
    season: question(({ from, to, rule, least, sample }: CountedSeason) => {
      const span = spanOf({ from, to });
      return seasonOf(over(sample === true ? { ...span, sample } : span), { rule, least });
    }),
    /** What there is to filter by. */
    facets: question((filter: HistoryFilter) =>
      facetsOf(current().games, filter, around({}), believedUntil(now())),
    ),
    /** The whole list by month and evening. */
    outline: question((filter: HistoryFilter) => outlineOf(listed(filter))),
    /** A page of it: the ids of its games. */
    page: question(({ filter, skip, most }: Page) =>
      listed(filter)
        .slice(skip, skip + most)
        .map(({ id }) => id),
    ),
    /** The paintings of the list. */
    lit: question(({ filter, ...asked }: LitAsked & { readonly filter: HistoryFilter }) =>
      litIn(listed(filter), current().book, asked),
    ),
    /** What is usual for a painting, by its position among all of its game. */
    usual: question(({ game: id, painting }: { readonly game: string; readonly painting: number }) => {
      const game = current().games.find((one) => one.id === id);
      if (game === undefined || !hasEdition(game)) return null;
      const { games } = over(isOfSample(game) ? { sample: true } : {});
      return usualOf(
        game,
        games.filter(({ wall }) => wall?.owners === true),
        painting,
      );
    }),
    /** What it was worth when it was sold or displayed. */
    worth: question(worth),
  };
}

export type Figures = ReturnType<typeof openFigures>;
