import type { AmountRecord, GroupFigures, TableLine } from '../../src/shared/api.ts';
import { editionKey } from '../../src/shared/record/index.ts';
import { sum } from './sum.ts';
import type { FinishedGame, PlayedSeat } from './finished-games.ts';
import {
  artistsHeld,
  average,
  byGames,
  currenciesOver,
  firstOf,
  ownSeats,
  peopleIn,
  pointOf,
  recordsOf,
  streaksOf,
  type NameOf,
} from './people.ts';
import { byUnit } from './units.ts';

/** The group's figures over these games. The holder of the longest streak is checked by its length only. */
export function groupOver(games: readonly FinishedGame[], nameOf: NameOf): GroupFigures {
  const people = peopleIn(games);
  const auctions = games.filter(({ family }) => family === 'auction');
  const priced = auctions.filter((game) => game.priced);
  const timed = games.flatMap((game) =>
    game.minutes === null ? [] : [{ ...pointOf(game), minutes: game.minutes }],
  );
  const minutes = timed.map((one) => one.minutes);
  const streaks = people.flatMap((id) => {
    const { longestWins, span } = streaksOf(ownSeats(games, id));
    return span === null ? [] : [{ id, name: nameOf(id), games: longestWins, ...span }];
  });
  const longest = Math.max(0, ...streaks.map((one) => one.games));
  return {
    games: games.length,
    people: people.length,
    tables: tablesOf(games, nameOf),
    artists: artistsHeld(games, () => true),
    currencies: currenciesOver(games),
    priced: { games: priced.length, of: auctions.length },
    ways: {
      selling: wonWith(priced, ({ sold }) => sold ?? NaN),
      collecting: wonWith(priced, ({ payouts, lots }) => sum(payouts) - sum(lots.map(({ price }) => price))),
    },
    timed: {
      games: timed.length,
      of: games.length,
      averageMinutes: timed.length === 0 ? null : average(minutes),
    },
    records: {
      money: recordsOf(games, nameOf),
      highest: highestOf(games, nameOf),
      shortest: timed[minutes.indexOf(Math.min(...minutes))] ?? null,
      longest: timed[minutes.indexOf(Math.max(...minutes))] ?? null,
      longestWins: longest === 0 ? null : (streaks.find((one) => one.games === longest) ?? null),
    },
  };
}

function wonWith(games: readonly FinishedGame[], amountOf: (seat: PlayedSeat) => number): number {
  return games.filter(({ seats }) =>
    seats.some((seat) => seat.place === 1 && seats.every((other) => amountOf(other) <= amountOf(seat))),
  ).length;
}

function highestOf(games: readonly FinishedGame[], nameOf: NameOf): AmountRecord[] {
  return byUnit(games, (game) => game).flatMap(({ own }) => {
    const known = own.flatMap((game) =>
      game.seats.flatMap(({ person, score }) => (score === null ? [] : { game, person, score })),
    );
    const best = firstOf(known, ({ score }) => score);
    if (best === undefined) return [];
    const { game, person, score } = best;
    return { ...pointOf(game), person: { id: person, name: nameOf(person) }, amount: score };
  });
}

function tablesOf(games: readonly FinishedGame[], nameOf: NameOf): TableLine[] {
  const scored = games.filter(({ seats, whole }) => whole && seats.every(({ score }) => score !== null));
  return [...Map.groupBy(scored, ({ edition, seats }) => `${editionKey(edition)} ${seats.length}`).values()]
    .flatMap((table) => {
      const [first] = table;
      if (first === undefined) return [];
      const all = table.flatMap((game) => game.seats.map((seat) => ({ game, seat })));
      const winners = all.filter(({ seat }) => seat.place === 1);
      const decided = winners.filter(({ game }) => leadIn(game) > 0);
      const record = (from: typeof all, amountOf: (one: (typeof all)[number]) => number, sign: 1 | -1) => {
        const amounts = from.map((one) => sign * amountOf(one));
        const best = Math.max(...amounts);
        const { game, seat } = from[amounts.indexOf(best)] ?? { game: first, seat: scoreless };
        const person = { id: seat.person, name: nameOf(seat.person) };
        return { ...pointOf(game), person, amount: sign * best + 0 } satisfies AmountRecord;
      };
      const scoreOf = ({ seat }: (typeof all)[number]) => seat.score ?? NaN;
      return {
        edition: first.edition,
        seats: first.seats.length,
        games: table.length,
        averageScore: average(all.map(scoreOf)),
        averageWinningScore: average(table.map(winningScore)),
        averageLead: average(table.map(leadIn)),
        highest: record(all, scoreOf, 1),
        lowestWin: record(winners, scoreOf, -1),
        closest: decided.length === 0 ? null : record(decided, ({ game }) => leadIn(game), -1),
      };
    })
    .sort(byGames);
}

const scoreless: PlayedSeat = {
  person: '',
  seat: 0,
  score: null,
  place: null,
  lots: [],
  held: null,
  payouts: [],
  rounds: [],
  sold: null,
};

/** Winners who share a win have the same score, unless the winners were entered by hand. */
function winningScore({ seats }: FinishedGame): number {
  return Math.max(...seats.flatMap(({ place, score }) => (place === 1 ? (score ?? NaN) : [])));
}

/** The winner's lead over the second: 0 for a shared win, or if scores did not decide. */
function leadIn(game: FinishedGame): number {
  const first = winningScore(game);
  const others = game.seats.flatMap(({ place, score }) => (place === 1 ? [] : (score ?? NaN)));
  const shared = game.seats.length - others.length > 1;
  return shared ? 0 : Math.max(0, first - Math.max(...others));
}
