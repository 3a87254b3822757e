import type { BySeat } from '../../../../shared/core/seats.ts';
import type { Earning, MoneyFlow } from '../../../../shared/story/index.ts';
import type { ChartContent, Ink } from '../../../ui/charts/chart.ts';
import { byArtist, earnedMost } from './earnings-chart.ts';
import { mostOf, type ChartFormats } from './formats.ts';
import { inSteps, spanAfter, type Span } from './steps.ts';

type Step = keyof MoneyFlow;

// Income before expenses, because nobody can have less than nothing and no bar should suggest it.
const STEPS = ['start', 'sold', 'paidOut', 'bought', 'adjusted', 'cash'] as const satisfies readonly Step[];

const INKS: Readonly<Record<Step, Ink>> = {
  start: { kind: 'tone', tone: 'quiet' },
  sold: { kind: 'seat', seat: 4 },
  bought: { kind: 'tone', tone: 'dot' },
  paidOut: { kind: 'seat', seat: 2 },
  adjusted: { kind: 'tone', tone: 'line' },
  cash: { kind: 'tone', tone: 'ink' },
};

/** Where each player's money came from and went, from their starting money to what they have now. */
export function flowChart(flows: BySeat<MoneyFlow>, formats: ChartFormats): ChartContent {
  const { words } = formats;
  const steps = STEPS.filter((step) => step !== 'adjusted' || flows.some(({ adjusted }) => adjusted !== 0));
  return {
    id: 'flow',
    title: words.flow.title,
    answer: answerOf(flows, formats),
    ...inSteps(
      flows,
      {
        steps,
        label: (step) => words.flow[step],
        inks: INKS,
        span: spanOf,
        said: (flow, step) => saidOf(step, flow, formats),
        axis: words.chart.money,
        caption: words.flow.numbers,
      },
      formats,
    ),
  };
}

function spanOf({ start, sold, paidOut, bought, adjusted, cash }: MoneyFlow, step: Step): Span {
  switch (step) {
    case 'start':
      return [0, start];
    case 'sold':
      return spanAfter(start, [], sold);
    case 'paidOut':
      return spanAfter(start, [sold], paidOut);
    case 'bought':
      return spanAfter(start, [sold, paidOut], -bought);
    case 'adjusted':
      return spanAfter(start, [sold, paidOut, -bought], adjusted);
    case 'cash':
      return [0, cash];
  }
}

function saidOf(step: Step, flow: MoneyFlow, { amount, signed }: ChartFormats): string {
  switch (step) {
    case 'start':
    case 'cash':
      return amount(flow[step]);
    case 'sold':
    case 'paidOut':
    case 'adjusted':
      return signed(flow[step]);
    case 'bought':
      return signed(-flow.bought);
  }
}

function answerOf(
  flows: BySeat<MoneyFlow>,
  { words: { flow }, seat, amount, winners }: ChartFormats,
): string {
  const named = flows.map((one, at) => ({ ...one, at }));
  const first = named.find(({ at }) => at === winners[0]) ?? mostOf(named, ({ cash }) => cash);
  const dealer = mostOf(named, ({ sold }) => sold);
  const collector = mostOf(named, ({ paidOut, bought }) => paidOut - bought);
  return [
    first &&
      flow.answer(
        seat(first.at),
        amount(first.sold),
        amount(first.bought),
        amount(first.paidOut),
        amount(first.cash),
      ),
    dealer && dealer.sold > 0 ? flow.dealer(seat(dealer.at), amount(dealer.sold)) : null,
    collector && collector.paidOut > collector.bought
      ? flow.collector(seat(collector.at), amount(collector.paidOut - collector.bought))
      : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** If prices aren't tracked, the bank's payouts are all we know about the money. */
export function bankChart(earnings: readonly Earning[], note: string, formats: ChartFormats): ChartContent {
  const { words, seats } = formats;
  const most = earnedMost(earnings, seats.length);
  const told = { id: 'flow', title: words.flow.title, note };
  if (most === null) return { ...told, answer: words.flow.noneBank, spec: null, numbers: [] };
  return {
    ...told,
    answer: words.flow.bankMost(
      formats.seat(most.seat),
      formats.amount(most.amount),
      formats.artist(most.artist),
      formats.amount(most.byArtist),
    ),
    ...byArtist(earnings, words.chart.money, words.flow.bankNumbers, formats),
  };
}
