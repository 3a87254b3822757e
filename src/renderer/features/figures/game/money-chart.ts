import type { BySeat } from '../../../../shared/core/seats.ts';
import { total } from '../../../../shared/core/tally.ts';
import {
  CAUSES,
  rounded,
  type Account,
  type Cause,
  type Earning,
  type MoneyFlow,
} from '../../../../shared/story/index.ts';
import type { ChartContent, Ink } from '../../../ui/charts/chart.ts';
import { tableOf, type Column } from '../chart-question.ts';
import { mostOf, type ChartFormats } from './formats.ts';

const START: Ink = { kind: 'tone', tone: 'pale' };
const INKS: Readonly<Record<Cause, Ink>> = {
  selling: { kind: 'tone', tone: 'ink' },
  buying: { kind: 'tone', tone: 'quiet', pattern: 1 },
  displaying: { kind: 'tone', tone: 'ink' },
  steering: { kind: 'tone', tone: 'quiet', pattern: 4 },
  market: { kind: 'tone', tone: 'line', pattern: 2 },
  corrections: { kind: 'tone', tone: 'line', pattern: 3 },
};

/** A column of what everybody has, and a part of each bar if it has an ink: negative if it was spent or lost. */
interface Part<Whole> {
  readonly label: string;
  readonly of: (whole: Whole) => number;
  readonly ink?: Ink;
  /** Neither gained nor lost, so it is there in any case and has no sign. */
  readonly plain?: boolean;
}

/** For each player a bar made of parts that add up to the end, and the same as a table. */
function inParts<Whole>(
  wholes: BySeat<Whole>,
  caption: string,
  parts: readonly Part<Whole>[],
  end: Part<Whole>,
  { words, seats, amount, signed }: ChartFormats,
): Pick<ChartContent, 'spec' | 'numbers'> {
  const shown = parts.filter(({ of, plain = false }) => plain || wholes.some((whole) => of(whole) !== 0));
  const said = ({ of, plain = false }: Part<Whole>, whole: Whole) => (plain ? amount : signed)(of(whole));
  return {
    spec: {
      kind: 'bars',
      stacked: true,
      horizontal: true,
      categories: wholes.map((whole, seat) => [seats[seat] ?? '', amount(end.of(whole))]),
      series: shown.flatMap((part) =>
        part.ink === undefined
          ? []
          : {
              label: part.label,
              ink: part.ink,
              values: wholes.map(part.of),
              said: wholes.map((whole) => said(part, whole)),
            },
      ),
      y: { label: end.label, format: amount },
    },
    numbers: [
      tableOf(
        caption,
        [...wholes.entries()],
        [
          [words.chart.player, ([seat]) => seats[seat] ?? ''],
          ...[...shown, end].map((part): Column<[number, Whole]> => [
            part.label,
            ([, whole]) => said(part, whole),
          ]),
        ],
      ),
    ],
  };
}

/** Where each player's money came from and went. */
export function flowChart(flows: BySeat<MoneyFlow>, formats: ChartFormats): ChartContent {
  const { words, seat, amount } = formats;
  const { flow } = words;
  const named = flows.map((one, at) => ({ ...one, at }));
  const earned = ({ paidOut, bought }: MoneyFlow): number => paidOut - bought;
  const dealer = mostOf(named, ({ sold }) => sold);
  const collector = mostOf(named, earned);
  const told = [
    ...(dealer !== null && dealer.sold > 0 ? [flow.dealer(seat(dealer.at), amount(dealer.sold))] : []),
    ...(collector !== null && earned(collector) > 0
      ? [flow.collector(seat(collector.at), amount(earned(collector)))]
      : []),
  ];
  return {
    id: 'flow',
    title: flow.title,
    answer: told.length === 0 ? flow.none : told.join(' '),
    ...inParts(
      flows,
      flow.numbers,
      [
        { label: flow.start, ink: START, of: ({ start }) => start, plain: true },
        { label: flow.sold, ink: INKS.selling, of: ({ sold }) => sold },
        { label: flow.paidOut, of: ({ paidOut }) => paidOut },
        { label: flow.bought, of: ({ bought }) => -bought },
        { label: flow.earned, ink: INKS.buying, of: earned },
        { label: flow.adjusted, ink: INKS.corrections, of: ({ adjusted }) => adjusted },
      ],
      { label: flow.cash, of: ({ cash }) => cash, plain: true },
      formats,
    ),
  };
}

/** Which artists earned everybody what: all we know about the money if prices aren't tracked, or the points. */
export function earningsChart(
  earnings: readonly Earning[],
  measure: 'bank' | 'points',
  formats: ChartFormats,
): ChartContent {
  const { words, seats, seat, artists, amount, worth } = formats;
  const { none, most, numbers } = words.earnings[measure];
  const isBank = measure === 'bank';
  const wholes = seats.map((_, at) =>
    artists.map(({ id }) =>
      total(earnings.filter((one) => one.seat === at && one.artist === id).map((one) => one.amount)),
    ),
  );
  const told = isBank
    ? { id: 'flow', title: words.flow.title }
    : { id: 'earnings', title: words.earnings.title };
  const first = mostOf(
    wholes.map((by, at) => ({ by, at, sum: total(by) })),
    ({ sum }) => sum,
  );
  const best = mostOf(
    artists.map(({ name }, at) => ({ name, amount: first?.by[at] ?? 0 })),
    (one) => one.amount,
  );
  if (first === null || best === null || first.sum === 0)
    return { ...told, answer: none, spec: null, numbers: [] };
  return {
    ...told,
    answer: most(seat(first.at), worth(first.sum), best.name, amount(best.amount)),
    ...inParts(
      wholes,
      numbers,
      artists.map(({ name, ink }, at) => ({ label: name, ink, of: (by) => by[at] ?? 0, plain: true })),
      { label: isBank ? words.flow.paidOut : words.chart.points, of: total, plain: true },
      formats,
    ),
  };
}

/** Skill in its parts, and luck. */
export function accountsChart(
  accounts: BySeat<Account>,
  measure: 'money' | 'points',
  formats: ChartFormats,
): ChartContent {
  const { forecast, seat, signed, winners } = formats;
  const words = forecast.accounts;
  const whole = accounts.map(rounded);
  const named = whole.map((account, at) => ({ ...account, at }));
  const first = named.find(({ at }) => at === winners[0]) ?? mostOf(named, ({ end }) => end);
  const lucky = mostOf(named, ({ by }) => by.market);
  const told = (cause: Cause): string => signed(first?.by[cause] ?? 0);
  const name = seat(first?.at ?? 0);
  const isMoney = measure === 'money';
  return {
    id: 'accounts',
    title: isMoney ? words.title : words.titleCards,
    answer: [
      isMoney
        ? words.answer(name, told('selling'), told('buying'), told('steering'), told('market'))
        : words.answerCards(name, told('displaying'), told('steering'), told('market')),
      ...(lucky !== null && lucky.by.market > 0
        ? [words.kindest(seat(lucky.at), signed(lucky.by.market))]
        : []),
    ].join(' '),
    note: isMoney ? words.note : words.noteCards,
    ...inParts<Account>(
      whole,
      words.numbers,
      [
        ...(isMoney
          ? [{ label: words.start, ink: START, of: ({ start }: Account) => start, plain: true }]
          : []),
        ...CAUSES.map((cause) => ({
          label: words[cause],
          ink: INKS[cause],
          of: ({ by }: Account) => by[cause],
        })),
      ],
      { label: words[measure], of: ({ end }) => end, plain: true },
      formats,
    ),
  };
}
