import type { SeasonTable } from '../../src/shared/api.ts';
import type { Season } from '../../src/shared/season/index.ts';
import { sum } from './chart-seen.ts';
import type { FinishedGame, PlayedSeat } from './finished-games.ts';
import { ownSeats, type NameOf } from './people.ts';
import { ratingsOver, uncertaintyAfter } from './rated.ts';

/** The games of a season's days, by the clock of this computer. */
export function gamesInSeason(
  games: readonly FinishedGame[],
  { from, to }: Pick<Season, 'from' | 'to'>,
): FinishedGame[] {
  return games.filter(({ at }) => {
    const day = dayAt(at);
    return from <= day && day <= to;
  });
}

/** As it is written on a calendar. */
export function dayAt(moment: string): string {
  const time = new Date(moment);
  const [month, day] = [time.getMonth() + 1, time.getDate()].map((one) => String(one).padStart(2, '0'));
  return `${time.getFullYear()}-${month}-${day}`;
}

/** Points differ by a two hundred and fortieth at least, or are the same. */
const areSame = (one: number, other: number) => Math.abs(one - other) < 1e-6;

/** The table of these games; their evenings are counted elsewhere. */
export function seasonOver(
  games: readonly FinishedGame[],
  { rule, least }: Pick<Season, 'rule' | 'least'>,
  nameOf: NameOf,
): Omit<SeasonTable, 'evenings'> {
  const ratings = ratingsOver(games);
  const end = games.at(-1)?.at ?? '';
  const people = [...new Set(games.flatMap(({ seats }) => seats.map(({ person }) => person)))].map((id) => {
    const own = ownSeats(games, id);
    const { value = Number.NaN, uncertainty = Number.NaN, game } = ratings.get(id)?.at(-1) ?? {};
    const surely = value - 2 * uncertaintyAfter(uncertainty, game?.at ?? '', end);
    return {
      id,
      name: nameOf(id),
      games: own.length,
      wins: own.filter(({ seat }) => seat.place === 1).length,
      points:
        rule === 'rating'
          ? Math.round(100 * surely) / 100
          : sum(own.map(({ game: { seats }, seat }) => pointsFor(rule, seat, seats))),
    };
  });
  const ranked = people.filter((one) => one.games >= least);
  const placed = people.map((one) => ({
    ...one,
    place: ranked.includes(one)
      ? 1 + ranked.filter(({ points }) => points > one.points && !areSame(points, one.points)).length
      : null,
  }));
  return {
    games: games.length,
    people: placed.toSorted((one, other) => {
      if ((one.place === null) !== (other.place === null)) return one.place === null ? 1 : -1;
      if (!areSame(one.points, other.points)) return other.points - one.points;
      return one.name.localeCompare(other.name);
    }),
  };
}

/** One duel with each of the others; or what a win is above everybody's share of one. */
function pointsFor(rule: 'places' | 'wins', own: PlayedSeat, seats: readonly PlayedSeat[]): number {
  if (rule === 'wins') return Number(own.place === 1) - 1 / seats.length;
  const place = (seat: PlayedSeat) => seat.place ?? Number.POSITIVE_INFINITY;
  return sum(
    seats.map((other) => {
      if (other === own || place(other) < place(own)) return 0;
      return place(other) === place(own) ? 0.5 : 1;
    }),
  );
}
