import type { Amount, EnderLine, Habits, Milestone, PlayTimes, YearPerson } from '../../src/shared/api.ts';
import type { GameRecord } from '../../src/shared/record/index.ts';
import { resultOf } from '../../src/shared/result/index.ts';
import { sum } from './sum.ts';
import { byChance, type FinishedGame } from './finished-games.ts';
import { average, ownSeats, peopleIn, pointOf, type NameOf } from './people.ts';
import { estimatedOver } from './worth.ts';

type Evening = readonly FinishedGame[];

/** When these games were played, who ended their rounds, and what differs from year to year and place to place. */
export function habitsOver(
  games: readonly FinishedGame[],
  nameOf: NameOf,
  now: string,
  yearIn: YearIn,
): Habits {
  const evenings = eveningsIn(games);
  const years = Map.groupBy(evenings, ([first]) => (first === undefined ? NaN : yearIn(first)));
  return {
    times: timesOf(evenings, nameOf, now),
    enders: endersOver(games, nameOf),
    turns: turnsOver(games),
    years: [...years]
      .sort(([one], [other]) => other - one)
      .map(([year, own]) => ({ year, ...amountOf(own) })),
  };
}

const placeOf = ({ record }: SatDown) => (record.location ?? '').trim();
const localOf = ([first]: Evening) => new Date(first?.at ?? NaN);
const HOUR = 3_600_000;

/** When, where and with whom a game was played. */
interface SatDown {
  readonly at: string;
  readonly record: Pick<GameRecord, 'location'>;
  readonly seats: readonly { readonly person: string }[];
}

/** A game goes on with the evening of the one before: at most six hours or one day later, same place and people. */
export function eveningsIn<Game extends SatDown>(games: readonly Game[]): Game[][] {
  const evenings: Game[][] = [];
  for (const game of games) {
    const before = evenings.at(-1)?.at(-1);
    if (before !== undefined && goOn(before, game)) evenings.at(-1)?.push(game);
    else evenings.push([game]);
  }
  return evenings;
}

export type YearIn = (game: FinishedGame) => number;

/** The years in which the evenings of all these games began. */
export function yearsAmong(all: readonly FinishedGame[]): YearIn {
  const years = new Map(
    eveningsIn(all).flatMap((evening) =>
      evening.map(({ record }) => [record.id, localOf(evening).getFullYear()] as const),
    ),
  );
  return ({ record }) => years.get(record.id) ?? NaN;
}

function goOn(one: SatDown, other: SatDown): boolean {
  const places = [placeOf(one), placeOf(other)].filter((place) => place !== '');
  if (new Set(places).size > 1) return false;
  const [began, next] = [new Date(one.at), new Date(other.at)];
  const later = Math.abs(Number(next) - Number(began));
  const isSameDay = began.toDateString() === next.toDateString();
  if (later > 6 * HOUR && !isSameDay) return false;
  const [few, many] = [one, other]
    .map(({ seats }) => new Set(seats.map(({ person }) => person)))
    .sort((some, others) => some.size - others.size);
  const both = few?.intersection(many ?? new Set()).size ?? 0;
  return both >= 1 && both >= (few?.size ?? 0) / 2;
}

const amountOf = (evenings: readonly Evening[]): Amount => ({
  evenings: evenings.length,
  games: evenings.flat().length,
});

/** Days since some Monday, by the local calendar. */
const dayNumber = (moment: Date) =>
  Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / (24 * HOUR)) + 3;
const week = (moment: Date) => Math.floor(dayNumber(moment) / 7);
const mondayOf = (number: number) => new Date((number * 7 - 3) * 24 * HOUR).toISOString().slice(0, 10);

export function timesOf(evenings: readonly Evening[], nameOf: NameOf, now: string): PlayTimes {
  const weeks = [...new Set(evenings.map((evening) => week(localOf(evening))))].sort(
    (one, other) => one - other,
  );
  const runs = weeks
    .filter((one) => !weeks.includes(one - 1))
    .map((from) => {
      let to = from;
      while (weeks.includes(to + 1)) to += 1;
      return { from, weeks: to - from + 1 };
    });
  const longest = Math.max(...runs.map((run) => run.weeks));
  const best = runs.find((run) => run.weeks === longest);
  const current = week(new Date(now));
  const last = runs.findLast((run) => run.from <= current);
  const isCurrent = last !== undefined && current - (last.from + last.weeks - 1) <= 1;
  const today = new Date(now);
  const day = (moment: Date) => `${moment.getMonth()} ${moment.getDate()}`;
  return {
    ...amountOf(evenings),
    weekdays: [1, 2, 3, 4, 5, 6, 0].map((weekday) =>
      amountOf(evenings.filter((evening) => localOf(evening).getDay() === weekday)),
    ),
    longest: best === undefined ? null : { weeks: best.weeks, from: mondayOf(best.from) },
    weeksNow: isCurrent ? last.weeks : 0,
    milestones: milestonesOver(evenings.flat(), nameOf),
    onThisDay: evenings
      .flat()
      .filter(
        ({ at }) => day(new Date(at)) === day(today) && new Date(at).getFullYear() !== today.getFullYear(),
      )
      .reverse()
      .map((game) => memoryOf(game, nameOf)),
  };
}

function memoryOf(game: FinishedGame, nameOf: NameOf) {
  const winners = game.seats.filter(({ place }) => place === 1);
  return { ...pointOf(game), winners: winners.map(({ person }) => ({ id: person, name: nameOf(person) })) };
}

/** The tenth game, the hundredth and so on. */
function milestonesOver(games: readonly FinishedGame[], nameOf: NameOf): Milestone[] {
  const isRound = (number: number) => [10, 50, 100, 250, 500, 1000, 2500, 5000].includes(number);
  return games
    .map((game, at) => ({ number: at + 1, ...memoryOf(game, nameOf) }))
    .filter(({ number }) => isRound(number))
    .reverse();
}

/** Seats counted from the one that begins, in games with a log. */
function turnsOver(games: readonly FinishedGame[]): Habits['turns'] {
  const played = games.filter(({ whole, record }) => whole && resultOf(record) === null);
  const most = Math.max(0, ...played.map(({ seats }) => seats.length));
  return {
    basis: { games: played.length, of: games.length },
    lines: Array.from({ length: most }, (_, turn) => {
      const sat = played.map((game) => ({
        players: game.seats.length,
        seat:
          turn < game.seats.length
            ? game.seats[(game.record.firstSeat + turn) % game.seats.length]
            : undefined,
      }));
      const own = sat.filter(({ seat }) => seat !== undefined);
      return {
        turn,
        games: own.length,
        wins: own.filter(({ seat }) => seat?.place === 1).length,
        expectedWins: sum(own.map(({ players }) => 1 / players)),
        won: estimatedOver(sat.map(({ seat }) => [seat?.place === 1 ? 1 : 0, seat === undefined ? 0 : 1])),
      };
    }),
  };
}

/** One round for one player. */
interface Part {
  readonly person: string;
  readonly ended: boolean;
  readonly more: boolean;
  readonly players: number;
}

function endersOver(all: readonly FinishedGame[], nameOf: NameOf): Habits['enders'] {
  const known = all.filter(({ whole, rows }) => whole && rows.round.some(({ ender }) => ender !== null));
  const parts = known.flatMap(({ rows, seats }) =>
    rows.round.flatMap(({ round, ender }): Part[] => {
      const paid = rows.payout.filter((one) => one['round'] === round);
      if (ender === null) return [];
      const mean = average(paid.map(({ amount }) => Number(amount)));
      return paid.map(({ seat, amount }) => ({
        person: seats[Number(seat)]?.person ?? '',
        ended: seat === ender,
        more: Number(amount) > mean + 1e-9,
        players: paid.length,
      }));
    }),
  );
  const lineOf = (id: string, name: string, own: readonly Part[]): EnderLine => ({
    id,
    name,
    rounds: own.length,
    ended: own.filter(({ ended }) => ended).length,
    expected: sum(own.map(({ players }) => 1 / players)),
    ending: own.filter(({ ended, more }) => ended && more).length,
    otherwise: own.filter(({ ended, more }) => !ended && more).length,
  });
  const people = [...new Set(parts.map(({ person }) => person))];
  const ownOf = (id: string) => parts.filter(({ person }) => person === id);
  return {
    basis: { games: known.length, of: all.length },
    everybody: lineOf('', '', parts),
    people: people
      .map((id) => lineOf(id, nameOf(id), ownOf(id)))
      .sort((one, other) => other.ended - one.ended || one.name.localeCompare(other.name)),
  };
}

export function playersOver(games: readonly FinishedGame[], nameOf: NameOf): Omit<YearPerson, 'lot'>[] {
  const above = (line: Omit<YearPerson, 'lot'>) => line.wins - line.expectedWins;
  return peopleIn(games)
    .map((id) => {
      const own = ownSeats(games, id);
      return {
        id,
        name: nameOf(id),
        games: own.length,
        wins: own.filter(({ seat }) => seat.place === 1).length,
        expectedWins: sum(own.map(({ game, seat }) => byChance(game, seat))),
      };
    })
    .sort((one, other) => above(other) - above(one) || one.name.localeCompare(other.name));
}
