import { firstWithMost, wallOf } from '../../shared/catalogue/index.ts';
import type { LotRecord, Named, TopGame, YearPerson, YearReview, YearTotals } from '../../shared/api.ts';
import { localDay } from '../../shared/core/local-day.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { isForMoney, isSold, peopleIn, type Facts } from './facts.ts';
import type { Over } from './found.ts';
import { gameTopsOf } from './game-tops.ts';
import { longestWins } from './group.ts';
import { byCurrency } from './most-played.ts';
import { byPerson, expectedWinsIn, isWin } from './played.ts';
import { lotRecord } from './records.ts';
import { eveningsOf } from './years.ts';

type Evening = readonly Facts[];

/** A year among all the games: those of its evenings, which may end after midnight. */
export function yearOf({ games: all, book, years: { yearOf: yearIn } }: Over, year: number): YearReview {
  const years = new Map(
    [...Map.groupBy(all, ({ playedAt }) => yearIn(playedAt))].map(
      ([one, own]) => [one, eveningsOf(own)] as const,
    ),
  );
  const played = [...years.keys()].sort((one, other) => one - other);
  const evenings = years.get(year) ?? [];
  const games = evenings.flat();
  const before = years.get(year - 1) ?? null;
  const lots = lotsIn(games, book);
  const wall = wallOf(lots);
  const left = Map.groupBy(
    lots.filter((lot) => !wall.some((hung) => hung.lot === lot)),
    ({ buyer }) => buyer.id,
  );
  const tops = gameTopsOf(games, book, false);
  const first = (top: 'comebacks' | 'closest'): TopGame[] =>
    tops.flatMap(({ tops: own }) => own[top].games.slice(0, 1));
  return {
    year,
    beside: [played.findLast((one) => one < year), played.find((one) => one > year)].filter(
      (one) => one !== undefined,
    ),
    totals: totalsOf(evenings),
    before: before === null ? null : totalsOf(before),
    days: daysOf(evenings),
    people: playersIn(games, book).map((person) => ({
      ...person,
      lot: firstWithMost(left.get(person.id) ?? [], ({ price }) => (price > 0 ? price : null)),
    })),
    wall,
    newcomers: newcomersIn(years, year, book),
    comebacks: first('comebacks'),
    closest: first('closest'),
    longestWins: longestWins(games, book),
    longestEvening: longestEvening(evenings),
  };
}

/** Who played, the most wins above chance first. */
function playersIn(games: readonly Facts[], book: PeopleBook): Omit<YearPerson, 'lot'>[] {
  const above = ({ wins, expectedWins }: Omit<YearPerson, 'lot'>): number => wins - expectedWins;
  return [...byPerson(games)]
    .map(([id, played]) => ({
      ...book.named(id),
      games: played.length,
      wins: played.filter(isWin).length,
      expectedWins: expectedWinsIn(played),
    }))
    .sort((one, other) => above(other) - above(one) || one.name.localeCompare(other.name));
}

/** Every lot with a price, in the currency of most games. */
function lotsIn(games: readonly Facts[], book: PeopleBook): LotRecord[] {
  const [most] = byCurrency(games.filter(isForMoney));
  return (most?.games ?? []).flatMap((game) =>
    game.sales.filter(isSold).map((sale) => lotRecord(game, sale, book)),
  );
}

function totalsOf(evenings: readonly Evening[]): YearTotals {
  const games = evenings.flat();
  const timed = games.flatMap(({ minutes }) => minutes ?? []);
  return {
    evenings: evenings.length,
    games: games.length,
    people: peopleIn(games).size,
    minutes: timed.reduce((sum, minutes) => sum + minutes, 0),
    timed: { games: timed.length, of: games.length },
  };
}

function daysOf(evenings: readonly Evening[]): YearReview['days'] {
  return [...Map.groupBy(evenings, ([first]) => localDay(first?.playedAt ?? '') ?? '')].map(([day, own]) => ({
    day,
    evenings: own.length,
    games: own.flat().length,
  }));
}

/** Nobody is new in the first year of all. */
function newcomersIn(
  years: ReadonlyMap<number, readonly Evening[]>,
  year: number,
  book: PeopleBook,
): readonly Named[] {
  const earlier = [...years].filter(([one]) => one < year).flatMap(([, evenings]) => evenings.flat());
  if (earlier.length === 0) return [];
  const known = peopleIn(earlier);
  return [...peopleIn((years.get(year) ?? []).flat())].filter((person) => !known.has(person)).map(book.named);
}

/** The one with the most games, the first of equals; `null` if none had more than one. */
function longestEvening(evenings: readonly Evening[]): YearReview['longestEvening'] {
  const most = firstWithMost(evenings, ({ length }) => (length > 1 ? length : null)) ?? [];
  const [first] = most;
  if (first === undefined) return null;
  return { game: first.id, playedAt: first.playedAt, edition: first.edition, games: most.length };
}
