import type { SeasonTable } from '../../../shared/api.ts';
import type { SeasonRule } from '../../../shared/season/index.ts';
import { SEASON } from '../../../shared/text/all-season.ts';
import type { LanguageView } from '../../lib/language.svelte.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { dayText } from '../../shown/past/game-line.ts';
import { tableOf, type Column } from '../figures/chart-question.ts';
import { pointsText } from './season-words.ts';

/** More lines would be hard to tell apart; the table of numbers lists everybody. */
const MOST_LINES = 5;

/** How the points came about, evening by evening. */
export function seasonChart(
  { people, course, evenings }: SeasonTable,
  rule: SeasonRule,
  { current, locale, counted }: LanguageView,
): ChartContent {
  const words = SEASON[current];
  const written = (points: number | null | undefined): string =>
    points === null || points === undefined ? words.unplaced : pointsText(points, rule, locale);
  const day = ({ at }: SeasonTable['course'][number]): string => dayText(at, locale);
  const told = { id: 'course', title: words.course, answer: counted(words.courseSaid, evenings) };
  if (course.length < 2) return { ...told, spec: null, numbers: [] };
  return {
    ...told,
    spec: {
      kind: 'lines',
      categories: course.map(day),
      series: people.slice(0, MOST_LINES).map(({ name }, seat) => ({
        label: name,
        ink: { kind: 'seat', seat },
        values: course.map(({ points }) => points[seat] ?? null),
        said: course.map(({ points }) => written(points[seat])),
      })),
      y: { label: words.columns.points, format: written },
    },
    numbers: [
      tableOf(told.title, course, [
        [words.columns.day, day],
        ...people.map(({ name }, seat): Column<(typeof course)[number]> => [
          name,
          ({ points }) => written(points[seat]),
        ]),
      ]),
    ],
  };
}

/** Who leads, and by how much. */
export function leadText(
  { people }: SeasonTable,
  rule: SeasonRule,
  { current, locale, list }: LanguageView,
): string {
  const words = SEASON[current];
  const first = people.filter(({ place }) => place === 1);
  const [leader] = first;
  if (leader === undefined) return words.nobodyYet;
  const points = pointsText(leader.points, rule, locale);
  const next = people.find(({ place }) => place !== null && place > 1);
  if (first.length > 1) return words.share(list(first.map(({ name }) => name)), points);
  return next === undefined
    ? words.leads(leader.name, points)
    : words.leadsBefore(leader.name, points, next.name, pointsText(next.points, rule, locale));
}
