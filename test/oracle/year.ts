import type { YearReview, YearTotals } from '../../src/shared/api.ts';
import { sum } from './chart-seen.ts';
import type { FinishedGame } from './finished-games.ts';
import { gameTopsOver } from './game-tops.ts';
import { groupOver } from './group.ts';
import { eveningsIn, milestonesOver, sittingOf, timesOf } from './habits.ts';
import { artistsHeld, peopleIn, pointOf, type NameOf } from './people.ts';

type Evening = readonly FinishedGame[];

/** A year among all of these games. */
export function yearOver(games: readonly FinishedGame[], year: number, nameOf: NameOf): YearReview {
  const evenings = eveningsIn(games);
  const yearOf = ([first]: Evening) => new Date(first?.at ?? NaN).getFullYear();
  const of = (one: number) => evenings.filter((evening) => yearOf(evening) === one);
  const own = of(year);
  const played = own.flat();
  const earlier = evenings.filter((evening) => yearOf(evening) < year).flat();
  const totals = (some: readonly Evening[]): YearTotals => {
    const minutes = some.flat().flatMap((game) => game.minutes ?? []);
    return {
      evenings: some.length,
      games: some.flat().length,
      people: peopleIn(some.flat()).length,
      months: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
        (month) => some.filter(([first]) => new Date(first?.at ?? NaN).getMonth() === month).length,
      ),
      minutes: sum(minutes),
      timed: { games: minutes.length, of: some.flat().length },
    };
  };
  const group = groupOver(played, nameOf);
  const tops = gameTopsOver(played, nameOf);
  const most = Math.max(...own.map((evening) => evening.length));
  const longest = own.find((evening) => evening.length === most && most > 1);
  const [first] = longest ?? [];
  return {
    year,
    years: [...new Set(evenings.map(yearOf))].sort(),
    totals: totals(own),
    before: of(year - 1).length === 0 ? null : totals(of(year - 1)),
    people: sittingOf(String(year), own, nameOf).people,
    newcomers:
      earlier.length === 0
        ? []
        : peopleIn(played)
            .filter((person) => !peopleIn(earlier).includes(person))
            .map((id) => ({ id, name: nameOf(id) })),
    money: group.records.money,
    comebacks: tops.flatMap((one) => one.tops.comebacks.games[0] ?? []),
    closest: tops.flatMap((one) => one.tops.closest.games[0] ?? []),
    favourite: artistsHeld(played, () => true)[0] ?? null,
    longestWins: group.records.longestWins,
    longestWeeks: own.length === 0 ? null : timesOf(own, nameOf, '2026-11-24').longest,
    longestEvening: first === undefined ? null : { ...pointOf(first), games: most },
    milestones: milestonesOver(games, nameOf).filter(({ game }) =>
      played.some(({ record }) => record.id === game),
    ),
  };
}
