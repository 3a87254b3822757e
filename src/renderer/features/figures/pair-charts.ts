import type { Pair } from '../../../shared/api.ts';
import type { ChartContent } from '../../ui/charts/chart.ts';
import { barChart, INK, one as alone, QUIET, tableOf, type ChartQuestion } from './chart-question.ts';
import { basisNote } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';

/** Everything about two people who met. */
export function pairQuestions(pair: Pair, formats: StatisticsFormats): ChartQuestion[] {
  const { one, other, games, ahead, behind, course, years } = pair;
  const { words, count, day, edition, score } = formats;
  const texts = formats.evenings.pair;
  /** Above the middle it is one of them who is ahead, below it the other. */
  const leadText = (value: number): string =>
    value === 0 ? words.pair.level : words.pair.up((value > 0 ? one : other).name, count(Math.abs(value)));
  const spread = (won: number, lost: number): string => leadText(won - lost);
  const led: ChartContent = {
    id: 'pair',
    title: words.pair.title(one.name, other.name),
    answer: words.pair.answer(one.name, count(ahead), other.name, count(behind), count(games), games),
    note: words.pair.note(one.name, other.name),
    spec: {
      kind: 'lines',
      categories: course.map(({ at }) => day({ playedAt: at })),
      series: [
        {
          label: spread(ahead, behind),
          ink: INK,
          values: course.map(({ value }) => value),
          said: course.map(({ value }) => leadText(value)),
        },
      ],
      y: { label: texts.lead, format: leadText },
    },
    numbers: [
      tableOf(texts.lead, course, [
        [words.day, ({ at }) => day({ playedAt: at })],
        [texts.lead, ({ value }) => leadText(value)],
      ]),
    ],
  };
  const yearly = barChart(
    {
      id: 'pair-years',
      title: texts.yearsTitle,
      answer: words.pair.years(
        one.name,
        count(years.filter((year) => year.ahead > year.behind).length),
        other.name,
        count(years.filter((year) => year.ahead < year.behind).length),
      ),
      note: words.ofAll(count(games), games),
    },
    years,
    [
      [texts.year, ({ year }) => String(year)],
      [words.games, (year) => count(year.games)],
      [one.name, (year) => count(year.ahead)],
      [other.name, (year) => count(year.behind)],
      [words.against.even, (year) => count(year.games - year.ahead - year.behind)],
    ],
    {
      label: texts.lead,
      format: leadText,
      value: (year) => year.ahead - year.behind,
      inkOf: (year) => (year.ahead < year.behind ? QUIET : INK),
    },
  );
  const told = { id: 'pair-money', title: words.pair.paidTitle(one.name, other.name) };
  // That prices are missing is worth saying only if no currency has any.
  const known = pair.money.filter(({ basis }) => basis.games > 0);
  const paid = (known.length > 0 ? known : pair.money.slice(0, 1)).flatMap(({ editions, basis, ...sums }) => {
    const [box] = editions;
    if (box === undefined) return [];
    const label = editions.map(edition).join(' · ');
    if (basis.games === 0)
      return { label, chart: { ...told, answer: texts.untracked, spec: null, numbers: [] } };
    const amount = (value: number): string => score(box, value);
    const chart = barChart(
      {
        ...told,
        answer: words.pair.paid(one.name, other.name, amount(sums.paid), amount(sums.received)),
        note: basisNote(basis, formats),
      },
      [
        { name: words.pair.from(one.name, other.name), sum: sums.paid },
        { name: words.pair.from(other.name, one.name), sum: sums.received },
      ],
      [
        [texts.paid, ({ name }) => name],
        [words.games, () => count(basis.games)],
        [texts.total, ({ sum }) => amount(sum)],
        [texts.perGame, ({ sum }) => amount(sum / basis.games)],
      ],
      { label: texts.paid, format: amount, value: ({ sum }) => sum },
    );
    return { label, chart };
  });
  return [alone(led), alone(yearly), ...(paid.length === 0 ? [] : [{ id: told.id, views: paid }])];
}
