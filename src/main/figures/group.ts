import { firstWithMost } from '../../shared/catalogue/index.ts';
import type { AmountRecord, GroupFigures, TableLine, TimeRecord } from '../../shared/api.ts';
import { editionKey } from '../../shared/record/index.ts';
import type { PeopleBook } from '../store/people-book.ts';
import {
  isForMoney,
  isPriced,
  isScored,
  leadIn,
  peopleIn,
  winningScoreIn,
  type Facts,
  type Result,
} from './facts.ts';
import { average } from './averages.ts';
import type { Over } from './found.ts';
import { byCurrency, currenciesOf, mostPlayedFirst } from './most-played.ts';
import { amountRecord, mostOf, pointOf, recordsOf, type Outstanding } from './records.ts';
import { byPerson, streaksOf } from './played.ts';
import { worksHeld } from './works.ts';

export function groupOf({ games, book }: Over): GroupFigures {
  const auctions = games.filter(isForMoney);
  const priced = auctions.filter(isPriced);
  const timed = games.flatMap((game): TimeRecord[] =>
    game.minutes === null ? [] : [{ ...pointOf(game), minutes: game.minutes }],
  );
  return {
    games: games.length,
    people: peopleIn(games).size,
    tables: tablesOf(games, book),
    artists: worksHeld(games),
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
      money: recordsOf(games, book),
      highest: highestScores(games, book),
      shortest: firstWithMost(timed, ({ minutes }) => -minutes),
      longest: firstWithMost(timed, ({ minutes }) => minutes),
      longestWins: longestWins(games, book),
    },
  };
}

/** In how many games somebody won who had most of something. */
function wonWith(games: readonly Facts[], amountOf: (result: Result) => number): number {
  return games.filter(({ results }) => {
    const most = Math.max(...results.map(amountOf));
    return results.some((result) => result.place === 1 && amountOf(result) === most);
  }).length;
}

/** In each currency, and in points. */
function highestScores(games: readonly Facts[], book: PeopleBook): AmountRecord[] {
  return byCurrency(games).flatMap(({ games: played }) => {
    const highest = mostOf(played, ({ score }) => score);
    return highest === null ? [] : [amountRecord(highest, book)];
  });
}

function tablesOf(games: readonly Facts[], book: PeopleBook): TableLine[] {
  const scored = games.filter((game) => game.whole && isScored(game));
  const tables = Map.groupBy(scored, ({ edition, results }) => `${editionKey(edition)} ${results.length}`);
  return [...tables.values()].flatMap((table) => tableOf(table, book)).sort(mostPlayedFirst);
}

function tableOf(table: readonly Facts[], book: PeopleBook): TableLine[] {
  const [first] = table;
  const highest = mostOf(table, ({ score }) => score);
  const lowestWin = mostOf(table, ({ place, score }) => (place === 1 ? -(score ?? 0) : null));
  const closest = mostOf(table, ({ place }, game) => {
    const lead = place === 1 ? leadIn(game) : 0;
    return lead === 0 ? null : -lead;
  });
  if (first === undefined || highest === null || lowestWin === null) return [];
  const turned = (most: Outstanding) => amountRecord({ ...most, amount: 0 - most.amount }, book);
  return [
    {
      edition: first.edition,
      seats: first.results.length,
      games: table.length,
      averageScore: average(table.flatMap(scoresIn)) ?? 0,
      averageWinningScore: average(table.map(winningScoreIn)) ?? 0,
      averageLead: average(table.map(leadIn)) ?? 0,
      highest: amountRecord(highest, book),
      lowestWin: turned(lowestWin),
      closest: closest && turned(closest),
    },
  ];
}

function scoresIn({ results }: Facts): number[] {
  return results.map(({ score }) => score ?? 0);
}

export function longestWins(
  games: readonly Facts[],
  book: PeopleBook,
): GroupFigures['records']['longestWins'] {
  const streaks = [...byPerson(games)].flatMap(([id, played]) => {
    const { longestWins: won, span } = streaksOf(played);
    return span === null ? [] : [{ ...book.named(id), games: won, ...span }];
  });
  return firstWithMost(streaks, ({ games: won }) => won);
}
