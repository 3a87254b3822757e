import type { Amount, GroupFigures, Memory, PlayTimes } from '../../../shared/api.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { tableOf } from './chart-question.ts';
import { basisNote, gameAddress } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';

/** When the group plays, drawn as a calendar of weeks. */
export function timesChart(
  { times, timed }: { readonly times: PlayTimes; readonly timed: GroupFigures['timed'] },
  formats: StatisticsFormats,
  { times: texts }: EveningWords,
): ChartContent {
  const { words, count, day, decimal, edition, minutes } = formats;
  const told = { id: 'times', title: texts.title, spec: null };
  const { weekdays, years, longest, weeksNow, onThisDay, milestones } = times;
  const favourite = weekdays.reduce((most, one) => (one.evenings > most.evenings ? one : most));
  if (longest === null) return { ...told, answer: words.noneOf, numbers: [] };
  const average =
    timed.averageMinutes === null ? [] : [texts.lasting(minutes(Math.round(timed.averageMinutes)))];
  const mostly = texts.weekdays[weekdays.indexOf(favourite)] ?? '';
  const columns = [
    [texts.evenings, (one: Amount) => count(one.evenings)],
    [words.games, (one: Amount) => count(one.games)],
  ] as const;
  const list = <Kind extends Memory>(
    title: string,
    all: readonly Kind[],
    say: (one: Kind) => string,
    detail: (one: Kind) => string,
  ) =>
    all.length === 0
      ? []
      : [
          {
            title,
            items: all.slice(0, MOST_MEMORIES).map((one) => ({
              text: words.memory(say(one), one.winners.map(({ name }) => name).join(', ')),
              detail: detail(one),
              href: gameAddress(one),
            })),
          },
        ];
  return {
    ...told,
    answer: [
      ...average,
      ...(times.evenings === 1
        ? []
        : [texts.mostly(mostly, count(favourite.evenings), count(times.evenings))]),
      texts.longest(longest.weeks, count(longest.weeks), day({ playedAt: `${longest.from}T12:00` })),
      ...(weeksNow > 1 ? [texts.now(count(weeksNow))] : []),
    ].join(' '),
    note: [
      texts.note,
      texts.perEvening(times.games, count(times.games), decimal(times.games / times.evenings)),
      ...(average.length === 0 ? [] : [texts.timed(basisNote(timed, formats))]),
    ].join(' '),
    numbers: [
      tableOf(
        texts.byWeekday,
        weekdays.map((one, at) => ({ ...one, name: texts.weekdays[at] ?? '' })),
        [[words.day, ({ name }) => name], ...columns],
      ),
      tableOf(texts.byYear, years, [[texts.year, ({ year }) => String(year)], ...columns]),
    ],
    highlights: [
      ...list(
        texts.onThisDay,
        onThisDay,
        ({ playedAt }) => String(new Date(playedAt).getFullYear()),
        (one) => edition(one.edition),
      ),
      ...list(texts.milestones, milestones, ({ number }) => texts.milestone(count(number)), day),
    ],
  };
}

const MOST_MEMORIES = 5;

type Week = PlayTimes['weeks'][number];

/** Every week of every year with games, the latest year first; a week belongs to the year of its Thursday. */
export function weeksByYear(
  weeks: readonly Week[],
): readonly { readonly year: number; readonly weeks: readonly Week[] }[] {
  const known = new Map(weeks.map((week) => [week.monday, week]));
  const years = new Set(weeks.map(({ monday }) => yearOf(monday)));
  return [...years]
    .sort((one, other) => other - one)
    .map((year) => {
      const own: Week[] = [];
      for (let monday = firstMondayOf(year); yearOf(monday) === year; monday = later(monday, 7))
        own.push(known.get(monday) ?? { monday, evenings: 0, games: 0 });
      return { year, weeks: own };
    });
}

const DAY_MILLISECONDS = 86_400_000;

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

function yearOf(monday: string): number {
  return Number(later(monday, 3).slice(0, 4));
}

/** The Monday of the week with the year's first Thursday, which has 4 January in it. */
function firstMondayOf(year: number): string {
  const fourth = `${year}-01-04`;
  return later(fourth, -((new Date(fourth).getUTCDay() + 6) % 7));
}
