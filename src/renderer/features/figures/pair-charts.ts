import type { Pair, PairMoney } from '../../../shared/api.ts';
import type { EveningWords } from '../../../shared/text/all-evenings.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import type { ChartQuestion } from './chart-question.ts';
import { basisNote } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';
import { INK, QUIET } from './group-charts.ts';

/** Which of two people is ahead, game by game. */
export function pairChart(
  { one, other, games, ahead, behind, course }: Pair,
  { words, count, day }: StatisticsFormats,
  { pair: texts }: EveningWords,
): ChartContent {
  const told = { id: 'pair', title: words.pair.title(one.name, other.name) };
  if (games === 0) return { ...told, answer: words.noneOf, spec: null, numbers: [] };
  return {
    ...told,
    answer: words.pair.answer(one.name, count(ahead), other.name, count(behind), count(games), games),
    note: texts.note,
    spec: {
      kind: 'lines',
      categories: course.map(({ at }) => day({ playedAt: at })),
      series: [
        {
          label: one.name,
          ink: INK,
          values: course.map(({ value }) => value),
          said: course.map(({ value }) => count(value)),
        },
      ],
      y: { label: texts.lead, format: count },
    },
    numbers: [
      {
        caption: told.title,
        columns: [words.day, texts.lead],
        rows: course.map(({ at, value }) => ({ head: day({ playedAt: at }), cells: [count(value)] })),
      },
    ],
  };
}

/** Which of two people is ahead, year by year. */
export function pairYearsChart(
  { one, other, games, years }: Pair,
  { words, count }: StatisticsFormats,
  { pair: texts }: EveningWords,
): ChartContent {
  const told = { id: 'pair-years', title: texts.yearsTitle };
  const best = years.filter(({ ahead, behind }) => ahead > behind).length;
  const worst = years.filter(({ ahead, behind }) => ahead < behind).length;
  return {
    ...told,
    answer: words.pair.years(one.name, count(best), other.name, count(worst)),
    note: words.ofAll(count(games), games),
    spec: {
      kind: 'bars',
      horizontal: true,
      categories: years.map(({ year }) => String(year)),
      series: [
        { label: one.name, ink: INK, values: years.map(({ ahead }) => ahead) },
        { label: other.name, ink: QUIET, values: years.map(({ behind }) => behind) },
      ],
      y: { label: texts.ahead, format: count },
    },
    numbers: [
      {
        caption: told.title,
        columns: [texts.year, words.games, one.name, other.name, words.against.even],
        rows: years.map((line) => ({
          head: String(line.year),
          cells: [line.games, line.ahead, line.behind, line.games - line.ahead - line.behind].map(count),
        })),
      },
    ],
  };
}

/** What two people paid each other, currency by currency; `null` if they never met for money. */
export function paidChart(
  { one, other, money }: Pair,
  formats: StatisticsFormats,
  { pair: texts }: EveningWords,
): ChartQuestion | null {
  const { words, score, edition, count } = formats;
  const told = { id: 'pair-money', title: words.pair.paidTitle(one.name, other.name) };
  const view = ({ editions, basis, paid, received }: PairMoney): ChartContent => {
    const [box] = editions;
    if (box === undefined || basis.games === 0)
      return { ...told, answer: texts.untracked, spec: null, numbers: [] };
    const amount = (value: number): string => score(box, value);
    const ways = [
      { name: words.pair.from(one.name, other.name), value: paid },
      { name: words.pair.from(other.name, one.name), value: received },
    ];
    return {
      ...told,
      answer: words.pair.paid(one.name, other.name, amount(paid), amount(received)),
      note: basisNote(basis, formats),
      spec: {
        kind: 'bars',
        horizontal: true,
        categories: ways.map(({ name }) => name),
        series: [
          {
            label: texts.paid,
            ink: INK,
            inks: [INK, QUIET],
            values: ways.map(({ value }) => value),
            said: ways.map(({ value }) => amount(value)),
          },
        ],
        y: { label: texts.paid, format: amount },
      },
      numbers: [
        {
          caption: told.title,
          columns: [texts.paid, words.games, texts.total, texts.perGame],
          rows: ways.map(({ name, value }) => ({
            head: name,
            cells: [count(basis.games), amount(value), amount(value / basis.games)],
          })),
        },
      ],
    };
  };
  // That prices are missing is worth saying only if no currency has any.
  const known = money.filter(({ basis }) => basis.games > 0);
  const shown = known.length > 0 ? known : money.slice(0, 1);
  return shown.length === 0
    ? null
    : {
        id: told.id,
        views: shown.map((one_) => ({ label: one_.editions.map(edition).join(', '), chart: view(one_) })),
      };
}
