import type { Amount, Memory, Milestone, PlayTimes } from '../../shared/api.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { winnersOf, type Facts } from './facts.ts';
import { pointOf } from './records.ts';

/** When the group plays, in local time; `now` decides what is current. */
export function playTimesOf(
  evenings: readonly (readonly Facts[])[],
  book: PeopleBook,
  now: string,
): PlayTimes {
  const weeks = new Set<number>();
  const weekdays = Array.from({ length: 7 }, (): Counting => ({ evenings: 0, games: 0 }));
  const onThisDay: PlayTimes['onThisDay'][number][] = [];
  const today = new Date(now);
  let games = 0;
  for (const evening of evenings) {
    const [first] = evening;
    if (first === undefined) continue;
    games += evening.length;
    const begun = new Date(first.playedAt);
    const weekday = (begun.getDay() + 6) % 7;
    weeks.add(weekOf(begun));
    const counting = weekdays[weekday];
    if (counting !== undefined) {
      counting.evenings += 1;
      counting.games += evening.length;
    }
    for (const game of evening) {
      const day = new Date(game.playedAt);
      const isToday = day.getMonth() === today.getMonth() && day.getDate() === today.getDate();
      if (!isToday || day.getFullYear() === today.getFullYear()) continue;
      onThisDay.push(memoryOf(game, book));
    }
  }
  return {
    evenings: evenings.length,
    games,
    weekdays,
    ...streaksIn(weeks, weekOf(today)),
    onThisDay: onThisDay.reverse(),
    milestones: milestonesIn(evenings.flat(), book),
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

type Counting = { -readonly [Key in keyof Amount]: Amount[Key] };

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

/** The number of a local week. */
function weekOf(moment: Date): number {
  const day = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MILLISECONDS;
  return Math.floor((day + DAYS_BEFORE) / 7);
}

function mondayOf(week: number): string {
  return new Date((week * 7 - DAYS_BEFORE) * DAY_MILLISECONDS).toISOString().slice(0, 10);
}
