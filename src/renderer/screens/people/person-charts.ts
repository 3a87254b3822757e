import type { AverageLine, PersonFigures } from '../../../shared/api.ts';
import type { Interval } from '../../../shared/core/resampling.ts';
import { shareInterval } from '../../../shared/core/share.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { artistCharts, INK, LINE, MOST_BARS, QUIET } from '../../features/figures/group-charts.ts';
import { gameAddress } from '../../features/figures/figure.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';
import { one, type ChartQuestion } from '../../features/figures/chart-question.ts';

/** More kinds of table would be too many to compare. */
const MOST_TABLES = 10;
/** Fewer games at a kind of table say nothing about it. */
const GAMES_TO_COMPARE = 5;

export function personCharts(person: PersonFigures, formats: StatisticsFormats): ChartQuestion[] {
  return [
    one(ratingPath(person, formats)),
    one(tableChart(person, formats)),
    one(opponentChart(person, formats)),
    artistCharts('artists', formats.words.artists.whose(person.name), person.artists, formats),
  ];
}

/** The rating game by game, with its uncertainty. */
function ratingPath(
  { name, games, rating, ratingNow }: PersonFigures,
  formats: StatisticsFormats,
): ChartContent {
  const { words, decimal, day, count, edition } = formats;
  const told = { id: 'rating', title: words.path.title(name) };
  if (ratingNow === null) return { ...told, answer: words.noneOf, spec: null, numbers: [] };
  const highest = rating.reduce((best, point) => (point.value > best.value ? point : best));
  const line = (label: string, ink: typeof INK, off: number) => ({
    label,
    ink,
    values: rating.map(({ value, uncertainty }) => value + off * uncertainty),
    said: rating.map(({ value, uncertainty }) => decimal(value + off * uncertainty)),
  });
  return {
    ...told,
    note: rating.length < games ? words.path.some(count(rating.length), count(games)) : words.ratings.note,
    answer: words.path.answer(
      words.ratingOf(decimal(ratingNow.value), decimal(ratingNow.uncertainty)),
      decimal(highest.value),
      day(highest),
    ),
    spec: {
      kind: 'lines',
      categories: rating.map(day),
      series: [
        line(words.rating, INK, 0),
        line(words.ratings.most, QUIET, 2),
        line(words.ratings.least, LINE, -2),
      ],
      y: { label: words.rating, format: count },
      moments: rating.map((point) => ({ href: gameAddress(point) })),
    },
    numbers: [
      {
        caption: words.path.numbers,
        columns: [words.day, words.edition, words.rating, words.uncertainty],
        rows: rating.map((point) => ({
          head: day(point),
          href: gameAddress(point),
          cells: [edition(point.edition), decimal(point.value), decimal(point.uncertainty)],
        })),
      },
    ],
  };
}

/** At which tables this person wins more often than by chance. */
function tableChart(person: PersonFigures, formats: StatisticsFormats): ChartContent {
  const { words, table, percent, count } = formats;
  const between = ([low, high]: Interval) => words.where.between(percent(low), percent(high));
  const told = { id: 'tables', title: words.where.title(person.name) };
  const { averages } = person;
  if (averages.length === 0) return { ...told, answer: words.noneOf, spec: null, numbers: [] };
  const compared = averages.filter(({ games }) => games >= GAMES_TO_COMPARE);
  const best = bestOf(compared);
  const most = (compared.length === 0 ? averages : compared).slice(0, MOST_TABLES);
  const shown = best === null || most.includes(best) ? most : [...most.slice(0, -1), best];
  return {
    ...told,
    answer: whereAnswer(best, compared.length > 0, formats),
    ...(compared.length > 0 && shown.length < averages.length
      ? { note: words.where.some(count(GAMES_TO_COMPARE)) }
      : {}),
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: shown.map(table),
      series: [
        {
          label: words.where.won,
          ink: INK,
          values: shown.map((line) => 100 * share(line)),
          said: shown.map((line) => percent(share(line))),
        },
        {
          label: words.where.chance,
          ink: LINE,
          values: shown.map(({ seats }) => 100 / seats),
          said: shown.map(({ seats }) => percent(1 / seats)),
        },
      ],
      y: { label: words.where.won, format: (value) => percent(value / 100) },
    },
    numbers: [
      {
        caption: told.title,
        columns: [
          words.table,
          words.games,
          words.wins,
          words.share,
          words.where.interval,
          words.where.chance,
        ],
        rows: averages.map((line) => ({
          head: table(line),
          cells: [
            count(line.games),
            count(line.wins),
            percent(share(line)),
            between(shareInterval(line.wins, line.games)),
            percent(1 / line.seats),
          ],
        })),
      },
    ],
  };
}

function share({ wins, games }: AverageLine): number {
  return wins / games;
}

function aboveChance(line: AverageLine): number {
  return share(line) - 1 / line.seats;
}

/** The first with the most wins above chance; `null` if none is above it. */
function bestOf(lines: readonly AverageLine[]): AverageLine | null {
  return lines.reduce<AverageLine | null>(
    (best, line) => (aboveChance(line) > (best === null ? 0 : aboveChance(best)) ? line : best),
    null,
  );
}

function whereAnswer(
  best: AverageLine | null,
  enough: boolean,
  { words: { where }, table, percent, count }: StatisticsFormats,
): string {
  if (!enough) return where.tooFew(count(GAMES_TO_COMPARE));
  if (best === null) return where.nowhere(count(GAMES_TO_COMPARE));
  const chance = 1 / best.seats;
  const told = where.best(table(best), percent(share(best)), percent(chance));
  return shareInterval(best.wins, best.games)[0] > chance ? told : `${told} ${where.maybe}`;
}

/** Whom this person beats, and who beats them. */
function opponentChart({ name, opponents }: PersonFigures, formats: StatisticsFormats): ChartContent {
  const { words, count } = formats;
  const told = { id: 'opponents', title: words.against.title(name) };
  const [most] = opponents;
  if (most === undefined) return { ...told, answer: words.noneOf, spec: null, numbers: [] };
  const shown = opponents.slice(0, MOST_BARS);
  return {
    ...told,
    answer: words.against.most(most.name, count(most.games), count(most.beaten), count(most.beatenBy)),
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: shown.map((other) => other.name),
      series: [
        { label: words.against.ahead, ink: INK, values: shown.map(({ beaten }) => beaten) },
        { label: words.against.behind, ink: LINE, values: shown.map(({ beatenBy }) => beatenBy) },
      ],
      y: { label: words.games, format: count },
    },
    numbers: [
      {
        caption: told.title,
        columns: [words.player, words.games, words.against.ahead, words.against.behind, words.against.even],
        rows: opponents.map(({ name: other, games, beaten, beatenBy }) => ({
          head: other,
          cells: [games, beaten, beatenBy, games - beaten - beatenBy].map(count),
        })),
      },
    ],
  };
}
