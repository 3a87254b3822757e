import type { Amount, GroupFigures, Habits, Memory } from '../../../shared/api.ts';
import { barChart, one, type ChartQuestion } from './chart-question.ts';
import { basisNote, gameAddress } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';

const MOST_MEMORIES = 5;

/** When the group plays: on which days, and how much in each year. */
export function timesQuestion(
  { times, years }: Pick<Habits, 'times' | 'years'>,
  timed: GroupFigures['timed'],
  formats: StatisticsFormats,
): ChartQuestion {
  const { words, count, day, decimal, edition, minutes } = formats;
  const texts = formats.evenings.times;
  const { weekdays, longest, weeksNow, onThisDay, milestones } = times;
  const told = { id: 'times', title: texts.title };
  if (longest === null) return one({ ...told, answer: words.noneOf, spec: null, numbers: [] });
  const named = weekdays.map((one, at) => ({ ...one, name: texts.weekdays[at] ?? '' }));
  const [favourite] = named.toSorted((some, other) => other.evenings - some.evenings);
  const average = timed.averageMinutes === null ? null : minutes(Math.round(timed.averageMinutes));
  const answers = [
    average !== null && texts.lasting(average),
    times.evenings > 1 &&
      favourite !== undefined &&
      texts.mostly(favourite.name, count(favourite.evenings), count(times.evenings)),
    texts.longest(longest.weeks, count(longest.weeks), day({ playedAt: `${longest.from}T12:00` })),
    weeksNow > 1 && texts.now(count(weeksNow)),
  ];
  const notes = [
    texts.perEvening(times.games, count(times.games), decimal(times.games / times.evenings)),
    average !== null && texts.timed(basisNote(timed, formats)),
  ];
  const memory = (name: string, detail: string, { game, winners }: Memory) => ({
    text: words.memory(name, winners.map((winner) => winner.name).join(', ')),
    detail,
    href: gameAddress({ game }),
  });
  const highlights = [
    {
      title: texts.onThisDay,
      items: onThisDay.map((one) =>
        memory(String(new Date(one.playedAt).getFullYear()), edition(one.edition), one),
      ),
    },
    {
      title: texts.milestones,
      items: milestones.map((one) => memory(texts.milestone(count(one.number)), day(one), one)),
    },
  ];
  const view = (label: string, head: string, rows: readonly (Amount & { readonly name: string })[]) => ({
    label,
    chart: barChart(
      {
        ...told,
        answer: answers.filter(Boolean).join(' '),
        note: notes.filter(Boolean).join(' '),
        highlights: highlights
          .map(({ title, items }) => ({ title, items: items.slice(0, MOST_MEMORIES) }))
          .filter(({ items }) => items.length > 0),
        caption: label,
      },
      rows,
      [
        [head, ({ name }) => name],
        [texts.evenings, (one) => count(one.evenings)],
        [words.games, (one) => count(one.games)],
      ],
      { label: texts.evenings, format: count, value: (one) => one.evenings },
    ),
  });
  return {
    id: told.id,
    views: [
      view(texts.byWeekday, words.day, named),
      view(
        texts.byYear,
        texts.year,
        years.map(({ year, ...amount }) => ({ ...amount, name: String(year) })),
      ),
    ],
  };
}
