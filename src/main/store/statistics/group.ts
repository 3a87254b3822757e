import type { AmountRecord, GroupFigures, Season, TableLine, TimeRecord } from '../../../shared/api.ts';
import { editionKey } from '../../../shared/record/index.ts';
import type { PeopleBook } from '../people-book.ts';
import { isForMoney, type CountedGame } from './counted-games.ts';
import { isScored, leadIn, winningScoreIn } from './lead.ts';
import { byCurrency, mostPlayedFirst } from './most-played.ts';
import { amountRecord, mostOf, pointOf, type Outstanding, type Records } from './records.ts';
import { streaksOf } from './streaks.ts';
import type { Work } from './turns.ts';
import { worksHeld } from './works.ts';

/**
 * Figures of the whole group. Lookups happen before the first break, while the file is the one the games were
 * read from.
 */
export function* groupOf(
  games: readonly CountedGame[],
  book: PeopleBook,
  recordsOf: Records,
): Work<GroupFigures> {
  const money = recordsOf(games);
  yield;
  const tables = yield* tablesOf(games, book);
  const artists = worksHeld(games);
  yield;
  const seasons = seasonsOf(games, book);
  yield;
  const auctions = games.filter(isForMoney);
  const priced = auctions.filter(({ results }) => results.every(({ bought }) => bought !== null));
  const timed = games.flatMap((game): TimeRecord[] =>
    game.minutes === null ? [] : [{ ...pointOf(game), minutes: game.minutes }],
  );
  return {
    games: games.length,
    people: new Set(games.flatMap(({ results }) => results.map(({ person }) => person))).size,
    tables,
    artists,
    seasons,
    priced: { games: priced.length, of: auctions.length },
    timed: {
      games: timed.length,
      of: games.length,
      averageMinutes: average(timed.map(({ minutes }) => minutes)),
    },
    records: {
      money,
      highest: highestScores(games, book),
      shortest: firstBy(timed, ({ minutes }) => -minutes),
      longest: firstBy(timed, ({ minutes }) => minutes),
      longestWins: longestWins(games, book),
    },
  };
}

/** In each currency, and in points. */
function highestScores(games: readonly CountedGame[], book: PeopleBook): AmountRecord[] {
  return byCurrency(games).flatMap(({ games: played }) => {
    const highest = mostOf(played, ({ score }) => score);
    return highest === null ? [] : [amountRecord(highest, book.nameOf)];
  });
}

function* tablesOf(games: readonly CountedGame[], book: PeopleBook): Work<TableLine[]> {
  const scored = games.filter((game) => game.whole && isScored(game));
  const tables = Map.groupBy(scored, ({ edition, results }) => `${editionKey(edition)} ${results.length}`);
  const lines: TableLine[] = [];
  for (const table of tables.values()) {
    lines.push(...tableOf(table, book));
    yield;
  }
  return lines.sort(mostPlayedFirst);
}

function tableOf(table: readonly CountedGame[], book: PeopleBook): TableLine[] {
  const [first] = table;
  const highest = mostOf(table, ({ score }) => score);
  const lowestWin = mostOf(table, ({ place, score }) => (place === 1 ? -(score ?? 0) : null));
  const closest = mostOf(table, ({ place }, game) => {
    const lead = place === 1 ? leadIn(game) : 0;
    return lead === 0 ? null : -lead;
  });
  if (first === undefined || highest === null || lowestWin === null) return [];
  const record = (outstanding: Outstanding) => amountRecord(outstanding, book.nameOf);
  const turned = (outstanding: Outstanding) => record({ ...outstanding, amount: 0 - outstanding.amount });
  return [
    {
      edition: first.edition,
      seats: first.results.length,
      games: table.length,
      averageScore: average(table.flatMap(scoresIn)) ?? 0,
      averageWinningScore: average(table.map(winningScoreIn)) ?? 0,
      averageLead: average(table.map(leadIn)) ?? 0,
      highest: record(highest),
      lowestWin: turned(lowestWin),
      closest: closest === null ? null : turned(closest),
    },
  ];
}

function scoresIn({ results }: CountedGame): number[] {
  return results.map(({ score }) => score ?? 0);
}

function seasonsOf(games: readonly CountedGame[], book: PeopleBook): Season[] {
  // From the latest game back: years in the future come last, because their games come first.
  const years = Map.groupBy(games.toReversed(), ({ playedAt }) => new Date(playedAt).getFullYear());
  return [...years].map(([year, season]) => {
    const people = new Map<string, { games: number; wins: number }>();
    for (const { results } of season) {
      for (const { person, place } of results) {
        const line = people.get(person) ?? { games: 0, wins: 0 };
        people.set(person, line);
        line.games += 1;
        line.wins += place === 1 ? 1 : 0;
      }
    }
    const lines = [...people].map(([id, line]) => ({ id, name: book.nameOf(id), ...line }));
    lines.sort(
      (one, other) => other.wins - one.wins || one.games - other.games || one.name.localeCompare(other.name),
    );
    return { year, games: season.length, people: lines };
  });
}

export function longestWins(
  games: readonly CountedGame[],
  book: PeopleBook,
): GroupFigures['records']['longestWins'] {
  const wins = new Map<string, boolean[]>();
  for (const { results } of games) {
    for (const { person, place } of results) {
      const own = wins.get(person) ?? [];
      wins.set(person, own);
      own.push(place === 1);
    }
  }
  const streaks = [...wins].map(([id, own]) => ({
    id,
    name: book.nameOf(id),
    games: streaksOf(own).longestWins,
  }));
  return firstBy(
    streaks.filter(({ games: won }) => won > 0),
    ({ games: won }) => won,
  );
}

/** The greatest; the first of equals. */
function firstBy<T>(things: readonly T[], amountOf: (thing: T) => number): T | null {
  return things.reduce<T | null>(
    (most, thing) => (most === null || amountOf(thing) > amountOf(most) ? thing : most),
    null,
  );
}

function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
