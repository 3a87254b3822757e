import type { Amount, PlayTimes } from '../../../shared/api.ts';
import { localDay } from '../../../shared/core/local-day.ts';
import type { PeopleBook } from '../people-book.ts';
import type { CountedGame } from './counted-games.ts';
import { pointOf } from './records.ts';

/** When the group plays, in local time; `now` decides what is current. */
export function playTimesOf(
  evenings: readonly (readonly CountedGame[])[],
  book: PeopleBook,
  now: string,
): PlayTimes {
  const weeks = new Map<string, Counting>();
  const years = new Map<number, Counting>();
  const weekdays = Array.from({ length: 7 }, (): Counting => ({ evenings: 0, games: 0 }));
  const onThisDay: PlayTimes['onThisDay'][number][] = [];
  const today = localDay(now)?.slice(4);
  let games = 0;
  for (const evening of evenings) {
    const [first] = evening;
    if (first === undefined) continue;
    games += evening.length;
    const begun = new Date(first.playedAt);
    const weekday = (begun.getDay() + 6) % 7;
    add(weeks, mondayOf(begun), evening.length);
    add(years, begun.getFullYear(), evening.length);
    const counting = weekdays[weekday];
    if (counting !== undefined) count(counting, evening.length);
    for (const game of evening) {
      const day = localDay(game.playedAt);
      if (day === null || day.slice(4) !== today || day === localDay(now)) continue;
      const winners = game.results.filter(({ place }) => place === 1);
      onThisDay.push({
        ...pointOf(game),
        winners: winners.map(({ person: id }) => ({ id, name: book.nameOf(id) })),
      });
    }
  }
  const mondays = [...weeks.keys()].sort();
  return {
    evenings: evenings.length,
    games,
    weeks: mondays.map((monday) => ({ monday, ...(weeks.get(monday) ?? { evenings: 0, games: 0 }) })),
    weekdays,
    years: [...years].sort(([one], [other]) => one - other).map(([year, amount]) => ({ year, ...amount })),
    ...streaksIn(mondays, mondayOf(new Date(now))),
    onThisDay: onThisDay.reverse(),
  };
}

type Counting = { -readonly [Key in keyof Amount]: Amount[Key] };

function count(counting: Counting, games: number): void {
  counting.evenings += 1;
  counting.games += games;
}

function add<Key>(amounts: Map<Key, Counting>, key: Key, games: number): void {
  const counting = amounts.get(key) ?? { evenings: 0, games: 0 };
  amounts.set(key, counting);
  count(counting, games);
}

function streaksIn(mondays: readonly string[], thisWeek: string): Pick<PlayTimes, 'longest' | 'weeksNow'> {
  let longest: PlayTimes['longest'] = null;
  let run = { weeks: 0, from: '', last: '' };
  for (const monday of mondays) {
    run =
      run.last !== '' && weekAfter(run.last) === monday
        ? { ...run, weeks: run.weeks + 1, last: monday }
        : { weeks: 1, from: monday, last: monday };
    if (longest === null || run.weeks > longest.weeks) longest = { weeks: run.weeks, from: run.from };
  }
  const goesOn = run.last === thisWeek || (run.last !== '' && weekAfter(run.last) === thisWeek);
  return { longest, weeksNow: goesOn ? run.weeks : 0 };
}

/** The Monday of a local week. Noon, so that a change of clocks doesn't change the day. */
function mondayOf(moment: Date): string {
  const back = (moment.getDay() + 6) % 7;
  return dayOf(new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - back, 12));
}

function weekAfter(monday: string): string {
  const [year = 0, month = 1, day = 1] = monday.split('-').map(Number);
  return dayOf(new Date(year, month - 1, day + 7, 12));
}

function dayOf(noon: Date): string {
  return localDay(noon.toISOString()) ?? '';
}
