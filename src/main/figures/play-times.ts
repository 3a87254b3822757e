import type { Memory, Milestone, PlayTimes } from '../../shared/api.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { winnersOf, type Facts } from './facts.ts';
import { sum } from './averages.ts';
import { pointOf } from './records.ts';

/** When the group plays, in local time; `now` decides what is current. */
export function playTimesOf(
  evenings: readonly (readonly Facts[])[],
  book: PeopleBook,
  now: string,
): PlayTimes {
  const today = new Date(now);
  const begun = evenings.map((own) => ({ at: new Date(own[0]?.playedAt ?? ''), games: own.length }));
  const weekdays = Array.from({ length: 7 }, (_, weekday) => {
    const own = begun.filter(({ at }) => (at.getDay() + 6) % 7 === weekday);
    return { evenings: own.length, games: sum(own.map(({ games }) => games)) };
  });
  const games = evenings.flat();
  const onThisDay = games.filter(({ playedAt }) => {
    const day = new Date(playedAt);
    const isToday = day.getMonth() === today.getMonth() && day.getDate() === today.getDate();
    return isToday && day.getFullYear() !== today.getFullYear();
  });
  return {
    evenings: evenings.length,
    games: games.length,
    weekdays,
    ...streaksIn(new Set(begun.map(({ at }) => weekOf(at))), weekOf(today)),
    onThisDay: onThisDay.map((game) => memoryOf(game, book)).reverse(),
    milestones: milestonesIn(games, book),
  };
}

function memoryOf(game: Facts, book: PeopleBook): Memory {
  return { ...pointOf(game), winners: winnersOf(game).map(book.named) };
}

const ROUND_NUMBERS = [10, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000];

/** The games with round numbers, the latest first. */
function milestonesIn(games: readonly Facts[], book: PeopleBook): Milestone[] {
  return ROUND_NUMBERS.flatMap((number): Milestone[] => {
    const game = games[number - 1];
    return game === undefined ? [] : [{ number, ...memoryOf(game, book) }];
  }).reverse();
}

function streaksIn(weeks: ReadonlySet<number>, thisWeek: number): Pick<PlayTimes, 'longest' | 'weeksNow'> {
  let longest: PlayTimes['longest'] = null;
  let [run, last] = [0, -Infinity];
  let current = { run, last };
  for (const week of [...weeks].sort((one, other) => one - other)) {
    run = week === last + 1 ? run + 1 : 1;
    last = week;
    // A game dated in the future doesn't end the streak.
    if (week <= thisWeek) current = { run, last };
    if (longest === null || run > longest.weeks) longest = { weeks: run, from: mondayOf(week - run + 1) };
  }
  return { longest, weeksNow: current.last >= thisWeek - 1 ? current.run : 0 };
}

const DAY_MILLISECONDS = 86_400_000;
/** The first day of all was a Thursday. */
const DAYS_BEFORE = 3;

function weekOf(moment: Date): number {
  const day = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MILLISECONDS;
  return Math.floor((day + DAYS_BEFORE) / 7);
}

function mondayOf(week: number): string {
  return new Date((week * 7 - DAYS_BEFORE) * DAY_MILLISECONDS).toISOString().slice(0, 10);
}
