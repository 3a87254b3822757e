import type { BySeat } from '../../../../shared/core/seats.ts';
import {
  CAUSES,
  rounded,
  type Account,
  type Cause,
  type Earning,
  type MoneyFlow,
} from '../../../../shared/story/index.ts';
import type { ChartContent, Ink } from '../../../ui/charts/chart.ts';
import { byArtist, earnedMost } from './artist-charts.ts';
import { mostOf, type ChartFormats } from './formats.ts';

const START: Ink = { kind: 'tone', tone: 'pale' };
const CORRECTED: Ink = { kind: 'tone', tone: 'line', pattern: 3 };

const INKS: Readonly<Record<Cause, Ink>> = {
  selling: { kind: 'tone', tone: 'ink' },
  buying: { kind: 'tone', tone: 'quiet', pattern: 1 },
  displaying: { kind: 'tone', tone: 'ink' },
  steering: { kind: 'tone', tone: 'quiet', pattern: 4 },
  market: { kind: 'tone', tone: 'line', pattern: 2 },
  corrections: CORRECTED,
};

/** A part of what somebody has: negative if it was spent or lost. */
interface Part<Whole> {
  readonly label: string;
  readonly of: (whole: Whole) => number;
  /** Neither gained nor lost, so it is there in any case and has no sign. */
  readonly plain?: boolean;
}

interface Parts<Whole> {
  /** They add up to what `end` says. */
  readonly parts: readonly (Part<Whole> & { readonly ink: Ink })[];
  readonly end: Part<Whole>;
  /** The columns of the table before the end, if they aren't the parts. */
  readonly columns?: readonly Part<Whole>[];
  readonly caption: string;
}

/** For each player a bar made of parts, and the same as a table. */
function inParts<Whole>(
  wholes: BySeat<Whole>,
  { parts, end, columns = parts, caption }: Parts<Whole>,
  { words, seats, amount, signed }: ChartFormats,
): Pick<ChartContent, 'spec' | 'numbers'> {
  const isThere = ({ of, plain = false }: Part<Whole>) => plain || wholes.some((whole) => of(whole) !== 0);
  const said = ({ of, plain = false }: Part<Whole>, whole: Whole) => (plain ? amount : signed)(of(whole));
  const shown = [...columns, end].filter(isThere);
  return {
    spec: {
      kind: 'bars',
      stacked: true,
      horizontal: true,
      categories: wholes.map((whole, seat) => [seats[seat] ?? '', amount(end.of(whole))]),
      series: parts.filter(isThere).map((part) => ({
        label: part.label,
        ink: part.ink,
        values: wholes.map(part.of),
        said: wholes.map((whole) => said(part, whole)),
      })),
      y: { label: end.label, format: amount },
    },
    numbers: [
      {
        caption,
        columns: [words.chart.player, ...shown.map(({ label }) => label)],
        rows: wholes.map((whole, seat) => ({
          head: seats[seat] ?? '',
          cells: shown.map((part) => said(part, whole)),
        })),
      },
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
  const start = { label: flow.start, of: (one: MoneyFlow) => one.start, plain: true } as const;
  return {
    id: 'flow',
    title: flow.title,
    answer: told.length === 0 ? flow.none : told.join(' '),
    ...inParts(
      flows,
      {
        parts: [
          { ...start, ink: START },
          { label: flow.sold, ink: INKS.selling, of: ({ sold }) => sold },
          { label: flow.earned, ink: INKS.buying, of: earned },
          { label: flow.adjusted, ink: CORRECTED, of: ({ adjusted }) => adjusted },
        ],
        columns: [
          start,
          { label: flow.sold, of: ({ sold }) => sold },
          { label: flow.paidOut, of: ({ paidOut }) => paidOut },
          { label: flow.bought, of: ({ bought }) => -bought },
          { label: flow.adjusted, of: ({ adjusted }) => adjusted },
        ],
        end: { label: flow.cash, of: ({ cash }) => cash, plain: true },
        caption: flow.numbers,
      },
      formats,
    ),
  };
}

/** If prices aren't tracked, the bank's payouts are all we know about the money. */
export function bankChart(earnings: readonly Earning[], note: string, formats: ChartFormats): ChartContent {
  const { words, seats, seat, amount, artist } = formats;
  const most = earnedMost(earnings, seats.length);
  const told = { id: 'flow', title: words.flow.title, note };
  if (most === null) return { ...told, answer: words.flow.noneBank, spec: null, numbers: [] };
  return {
    ...told,
    answer: words.flow.bankMost(
      seat(most.seat),
      amount(most.amount),
      artist(most.artist),
      amount(most.byArtist),
    ),
    ...byArtist(earnings, words.chart.money, words.flow.bankNumbers, formats),
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
      {
        parts: [
          ...(isMoney
            ? [{ label: words.start, ink: START, of: ({ start }: Account) => start, plain: true } as const]
            : []),
          ...CAUSES.map((cause) => ({
            label: words[cause],
            ink: INKS[cause],
            of: ({ by }: Account) => by[cause],
          })),
        ],
        end: { label: words[measure], of: ({ end }) => end, plain: true },
        caption: words.numbers,
      },
      formats,
    ),
  };
}
