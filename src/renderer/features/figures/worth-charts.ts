import {
  ROUNDS_TO_JUDGE,
  type CalibrationFigures,
  type CalibrationStep,
  type Difference,
  type Estimate,
  type GroupAccounts,
  type PersonAccounts,
} from '../../../shared/api.ts';
import { roundedToAddUp, type Cause } from '../../../shared/core/causes.ts';
import { GAMES_FOR_AN_INTERVAL, type Interval } from '../../../shared/core/resampling.ts';
import { familyOf, type AnyEdition } from '../../../shared/record/index.ts';
import type { Words } from '../../../shared/text/en/index.ts';
import type { ChartContent, NumbersRow, Series } from '../../ui/charts/chart.ts';
import { one, type ChartQuestion } from './chart-question.ts';
import { basisNote } from './figure.ts';
import type { StatisticsFormats } from './formats.ts';
import { INK, LINE, MOST_BARS, QUIET } from './group-charts.ts';

type WorthWords = Words['worth'];

/** Where somebody's money or points came from, currency by currency, and how that differs from the others. */
export function personAccountsCharts(
  name: string,
  accounts: readonly PersonAccounts[],
  words: WorthWords,
  formats: StatisticsFormats,
): ChartQuestion[] {
  return accounts.map((account, index) => {
    const told = tellingOf(account, accounts.slice(0, index), words, formats);
    const { figures } = words;
    const title = told.titled(
      told.isMoney ? figures.whose(name) : figures.whoseCards(name),
      accounts.length > 1,
    );
    const id = `accounts-${index}`;
    if (account.basis.games === 0) return one({ ...told.untracked, id, title });
    const causes = account.causes.filter(happened);
    const labels = causes.map(({ cause }) => told.cause(cause));
    const chart: Omit<ChartContent, 'spec' | 'numbers'> = {
      id,
      title,
      answer: differenceSaid(account.basis.games, mostTelling(causes), told, (line) =>
        figures.clearest(told.cause(line.cause), told.signed(line.more.value)),
      ),
      note: told.note,
    };
    return {
      id,
      views: [
        {
          label: figures.perGame,
          chart: {
            ...chart,
            spec: told.bars(labels, [
              told.estimates(
                name,
                causes.map(({ own }) => own),
              ),
              {
                label: figures.others,
                ink: QUIET,
                values: causes.map(({ others }) => others),
                said: causes.map(({ others }) => told.amount(others)),
              },
            ]),
            numbers: [
              {
                caption: figures.numbers(title),
                columns: [figures.cause, name, figures.interval, figures.others],
                rows: told.addingUp(
                  causes.map(({ cause, own, others }) => ({ cause, own, more: [told.amount(others)] })),
                ),
              },
            ],
          },
        },
        {
          label: figures.compared,
          chart: {
            ...chart,
            spec: told.bars(labels, [
              told.estimates(
                figures.difference,
                causes.map(({ more }) => more),
              ),
            ]),
            numbers: [
              {
                caption: figures.numbers(figures.compared),
                columns: [figures.cause, figures.difference, figures.interval, figures.takes],
                rows: causes.map((line) => ({ head: told.cause(line.cause), cells: told.difference(line) })),
              },
            ],
          },
        },
      ],
    };
  });
}

/** Where everybody's money or points came from, and who differs from the others in what. */
export function groupAccountsCharts(
  accounts: readonly GroupAccounts[],
  words: WorthWords,
  formats: StatisticsFormats,
): ChartQuestion[] {
  return accounts.map((account, index) => {
    const told = tellingOf(account, accounts.slice(0, index), words, formats);
    const { figures } = words;
    const title = told.titled(told.isMoney ? figures.ours : figures.oursCards, accounts.length > 1);
    const id = `accounts-${index}`;
    if (account.basis.games === 0) return one({ ...told.untracked, id, title });
    const causes = account.causes.filter(happened);
    const market = causes.find(({ cause }) => cause === 'market')?.own;
    const everybody: ChartContent = {
      id,
      title,
      answer:
        market === undefined || account.basis.games < GAMES_FOR_AN_INTERVAL
          ? told.tooFew(account.basis.games)
          : figures.market(told.estimate(market)),
      note: told.note,
      spec: told.bars(
        causes.map(({ cause }) => told.cause(cause)),
        [
          told.estimates(
            figures.everybody,
            causes.map(({ own }) => own),
          ),
        ],
      ),
      numbers: [
        {
          caption: figures.numbers(title),
          columns: [figures.cause, figures.average, figures.interval],
          rows: told.addingUp(causes.map(({ cause, own }) => ({ cause, own, more: [] }))),
        },
      ],
    };
    return {
      id,
      views: [
        { label: figures.everybody, chart: everybody },
        ...causes
          .filter(({ cause }) => cause !== 'corrections')
          .map(({ cause }) => ({
            label: told.cause(cause),
            chart: { id, title, note: told.note, ...compared(cause, account, told) },
          })),
      ],
    };
  });
}

/** One cause, person by person. */
function compared(
  cause: Cause,
  { people, basis }: GroupAccounts,
  told: Telling,
): Pick<ChartContent, 'answer' | 'spec' | 'numbers'> {
  const { figures } = told.words;
  const lines = people.flatMap(({ name, games, causes }) =>
    causes.filter((line) => line.cause === cause).map((line) => ({ ...line, name, games })),
  );
  const shown = lines.slice(0, MOST_BARS);
  const clearest = mostTelling(lines);
  return {
    answer: differenceSaid(clearest?.games ?? basis.games, clearest, told, (line) =>
      figures.clearestOf(line.name, told.signed(line.more.value)),
    ),
    spec: told.bars(
      shown.map(({ name }) => name),
      [
        told.estimates(
          figures.difference,
          shown.map(({ more }) => more),
        ),
      ],
    ),
    numbers: [
      {
        caption: figures.numbers(told.cause(cause)),
        columns: [
          told.formats.words.player,
          told.formats.words.games,
          figures.difference,
          figures.interval,
          figures.takes,
        ],
        rows: lines.map((line) => ({
          head: line.name,
          cells: [told.formats.count(line.games), ...told.difference(line)],
        })),
      },
    ],
  };
}

/** The difference that takes the fewest games, corrections apart; `null` if none can be told. */
function mostTelling<Line extends Difference>(lines: readonly Line[]): Line | null {
  return lines
    .filter(({ cause, takes }) => cause !== 'corrections' && takes !== null)
    .reduce<Line | null>(
      (best, line) => (best === null || (line.takes ?? 0) < (best.takes ?? 0) ? line : best),
      null,
    );
}

function differenceSaid<Line extends Difference>(
  games: number,
  line: Line | null,
  { words: { figures }, formats: { count }, tooFew }: Telling,
  said: (line: Line) => string,
): string {
  if (games < GAMES_FOR_AN_INTERVAL) return tooFew(games);
  if (line?.takes === undefined || line.takes === null) return figures.alike;
  const takes = count(line.takes);
  const enough =
    line.takes <= games ? figures.enough(takes, count(games)) : figures.notEnough(takes, games, count(games));
  return `${said(line)} ${enough}`;
}

/** Corrections are only worth a line if there were any. */
function happened({ cause, own }: { readonly cause: Cause; readonly own: Estimate }): boolean {
  return cause !== 'corrections' || own.value !== 0 || own.interval?.some((end) => end !== 0) === true;
}

function isForMoney([box]: readonly AnyEdition[]): boolean {
  return box !== undefined && familyOf(box).scoredIn === 'money';
}

/** How the amounts of one currency are told. */
type Telling = ReturnType<typeof tellingOf>;

/** The accounts before these explain it already. */
function tellingOf(
  { editions, basis, start, end }: Pick<GroupAccounts, 'editions' | 'basis' | 'start' | 'end'>,
  before: readonly Pick<GroupAccounts, 'editions' | 'basis'>[],
  words: WorthWords,
  formats: StatisticsFormats,
) {
  const { figures, accounts } = words;
  const { count, decimal, score, edition } = formats;
  const [box] = editions;
  const isMoney = isForMoney(editions);
  const isExplained = before.some((one) => one.basis.games > 0 && isForMoney(one.editions) === isMoney);
  const explained = isExplained ? [] : [isMoney ? accounts.note : accounts.noteCards, figures.note];
  const amount = (value: number): string => (box === undefined ? decimal(value) : score(box, value));
  const signed = (value: number): string =>
    Math.round(value * 10) > 0 ? `+${amount(value)}` : amount(value);
  const between = (interval: Interval | null): string =>
    interval === null ? '–' : figures.between(amount(interval[0]), amount(interval[1]));
  const cause = (which: Cause): string => accounts[which];

  return {
    words,
    formats,
    isMoney,
    amount,
    signed,
    cause,
    /** With the boxes, if there are several currencies. */
    titled: (question: string, several: boolean): string =>
      several ? formats.words.inBoxes(question, editions.map(edition).join(', ')) : question,
    note: [...explained, basisNote(basis, formats)].join(' '),
    untracked: {
      answer: isMoney ? figures.untracked : figures.untrackedCards,
      spec: null,
      numbers: [],
    },
    tooFew: (games: number): string => figures.tooFew(count(GAMES_FOR_AN_INTERVAL), games, count(games)),
    estimate: ({ value, interval }: Estimate): string =>
      interval === null ? signed(value) : figures.moreThan(signed(value), between(interval)),
    difference: ({ more, takes }: Difference): string[] => [
      signed(more.value),
      between(more.interval),
      takes === null ? '–' : count(takes),
    ],
    bars: (categories: readonly string[], series: readonly Bars[]) => ({
      kind: 'bars' as const,
      horizontal: true,
      categories,
      series,
      y: { label: isMoney ? accounts.money : accounts.points, format: amount },
    }),
    estimates: (label: string, estimates: readonly Estimate[]): Bars => ({
      label,
      ink: LINE,
      values: estimates.map(({ value, interval }) => interval ?? [value, value]),
      dots: estimates.map(({ value }) => value),
      said: estimates.map(
        ({ value, interval }) => amount(value) + (interval === null ? '' : ` (${between(interval)})`),
      ),
    }),
    /** From the start to the end, rounded to tenths so that they add up. */
    addingUp: (
      lines: readonly { readonly cause: Cause; readonly own: Estimate; readonly more: readonly string[] }[],
    ): NumbersRow[] => {
      const [from, to] = [Math.round(start * 10), Math.round(end * 10)];
      const tenths = roundedToAddUp(
        lines.map(({ own }) => own.value * 10),
        to - from,
      );
      const blank = (lines[0]?.more ?? []).map(() => '–');
      return [
        ...(isMoney ? [{ head: accounts.start, cells: [amount(from / 10), '–', ...blank] }] : []),
        ...lines.map((line, at) => ({
          head: cause(line.cause),
          cells: [signed((tenths[at] ?? 0) / 10), between(line.own.interval), ...line.more],
        })),
        {
          head: isMoney ? accounts.money : accounts.points,
          cells: [amount(to / 10), '–', ...blank],
          sum: true,
        },
      ];
    },
  };
}

type Bars = Series<number | readonly [number, number] | null>;

/** How often the forecast was right. */
export function calibrationChart(
  { basis, rounds, steps }: CalibrationFigures,
  { calibration: words, figures }: WorthWords,
  formats: StatisticsFormats,
): ChartContent {
  const { count, percent } = formats;
  const told = { id: 'calibration', title: words.title };
  if (steps === null || steps.length === 0)
    return { ...told, answer: words.later(count(ROUNDS_TO_JUDGE), count(rounds)), spec: null, numbers: [] };
  const between = ({ happened: { interval } }: CalibrationStep): string =>
    interval === null ? '–' : figures.between(percent(interval[0]), percent(interval[1]));
  const example = steps.reduce((best, step) =>
    Math.abs(step.said - EXAMPLE) < Math.abs(best.said - EXAMPLE) ? step : best,
  );
  const agree = steps.filter(
    ({ said, happened: { interval } }) => interval === null || (interval[0] <= said && said <= interval[1]),
  ).length;
  return {
    ...told,
    answer: [
      words.answer(percent(example.said), percent(example.happened.value), between(example)),
      agree === steps.length ? words.all : words.most(count(agree), count(steps.length)),
    ].join(' '),
    note: `${words.note(count(rounds))} ${basisNote(basis, formats)}`,
    spec: {
      kind: 'points',
      series: [
        {
          label: words.chances,
          ink: INK,
          values: steps.map(({ said, happened: { value } }) => ({ x: 100 * said, y: 100 * value })),
          spans: steps.map(({ happened: { interval } }) =>
            interval === null ? null : ([100 * interval[0], 100 * interval[1]] as const),
          ),
          said: steps.map((step) =>
            words.point(percent(step.said), percent(step.happened.value), between(step)),
          ),
        },
      ],
      x: { label: words.said, format: (value) => percent(value / 100) },
      y: { label: words.happened, format: (value) => percent(value / 100) },
      equal: { above: words.above, below: words.below },
    },
    numbers: [
      {
        caption: words.numbers,
        columns: [words.said, words.happened, words.interval, words.times],
        rows: steps.map((step) => ({
          head: percent(step.said),
          cells: [percent(step.happened.value), between(step), count(step.times)],
        })),
      },
    ],
  };
}

/** The chance whose outcome is told in words. */
const EXAMPLE = 0.7;
