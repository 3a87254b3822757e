import type { AmountRecord, GroupFigures, TableLine, TimeRecord } from '../../../shared/api.ts';
import { editionKey } from '../../../shared/record/index.ts';
import type { PeopleBook } from '../people-book.ts';
import { isForMoney, type CountedGame, type CountedResult } from './counted-games.ts';
import { isScored, leadIn, winningScoreIn } from './lead.ts';
import { byCurrency, currenciesOf, mostPlayedFirst } from './most-played.ts';
import { amountRecord, mostOf, pointOf, type Outstanding, type Records } from './records.ts';
import { streaksOf, type PlayedGame } from './streaks.ts';
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
    currencies: currenciesOf(games),
    priced: { games: priced.length, of: auctions.length },
    ways: {
      selling: wonWith(priced, ({ sold }) => sold ?? 0),
      collecting: wonWith(priced, ({ paidOut, bought }) => (paidOut ?? 0) - (bought ?? 0)),
    },
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

/** In how many games somebody won who had most of something. */
function wonWith(games: readonly CountedGame[], amountOf: (result: CountedResult) => number): number {
  return games.filter(({ results }) => {
    const most = Math.max(...results.map(amountOf));
    return results.some((result) => result.place === 1 && amountOf(result) === most);
  }).length;
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

export function longestWins(
  games: readonly CountedGame[],
  book: PeopleBook,
): GroupFigures['records']['longestWins'] {
  const played = new Map<string, PlayedGame[]>();
  for (const { results, playedAt } of games) {
    for (const { person, place } of results) {
      const own = played.get(person) ?? [];
      played.set(person, own);
      own.push({ won: place === 1, at: playedAt });
    }
  }
  const streaks = [...played].flatMap(([id, own]) => {
    const { longestWins: won, span } = streaksOf(own);
    return span === null ? [] : [{ id, name: book.nameOf(id), games: won, ...span }];
  });
  return firstBy(streaks, ({ games: won }) => won);
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
