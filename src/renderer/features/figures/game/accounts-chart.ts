import type { BySeat } from '../../../../shared/core/seats.ts';
import { CAUSES, rounded, type Account, type Cause } from '../../../../shared/story/index.ts';
import type { Words } from '../../../../shared/text/en/index.ts';
import type { ChartContent, Ink } from '../../../ui/charts/chart.ts';
import { mostOf, type ChartFormats } from './formats.ts';
import { inSteps, spanAfter, type Span } from './steps.ts';

type AccountWords = Words['worth']['accounts'];

type Step = 'start' | Cause | 'end';

const INKS: Readonly<Record<Step, Ink>> = {
  start: { kind: 'tone', tone: 'quiet' },
  selling: { kind: 'seat', seat: 4 },
  buying: { kind: 'seat', seat: 2 },
  displaying: { kind: 'seat', seat: 2 },
  steering: { kind: 'seat', seat: 3 },
  market: { kind: 'tone', tone: 'dot' },
  corrections: { kind: 'tone', tone: 'line' },
  end: { kind: 'tone', tone: 'ink' },
};

/** Where each player's money or points came from: skill in its parts, and luck. */
export function accountsChart(
  accounts: BySeat<Account>,
  measure: 'money' | 'points',
  words: AccountWords,
  formats: ChartFormats,
): ChartContent {
  const { amount, signed } = formats;
  const whole = accounts.map(rounded);
  const causes = CAUSES.filter((cause) => whole.some(({ by }) => by[cause] !== 0));
  // Nobody starts with points.
  const steps: readonly Step[] = measure === 'money' ? ['start', ...causes, 'end'] : [...causes, 'end'];
  const label = (step: Step): string => (step === 'end' ? words[measure] : words[step]);
  const said = (account: Account, step: Step): string =>
    step === 'start' || step === 'end' ? amount(account[step]) : signed(account.by[step]);
  return {
    id: 'accounts',
    title: measure === 'money' ? words.title : words.titleCards,
    answer: answerOf(whole, measure, words, formats),
    note: measure === 'money' ? words.note : words.noteCards,
    ...inSteps(
      whole,
      { steps, label, inks: INKS, span: spanOf, said, axis: words[measure], caption: words.numbers },
      formats,
    ),
  };
}

function spanOf({ start, end, by }: Account, step: Step): Span {
  if (step === 'start') return [0, start];
  if (step === 'end') return [0, end];
  const earlier = CAUSES.slice(0, CAUSES.indexOf(step)).map((cause) => by[cause]);
  return spanAfter(start, earlier, by[step]);
}

function answerOf(
  accounts: readonly Account[],
  measure: 'money' | 'points',
  words: AccountWords,
  { seat, signed, winners }: ChartFormats,
): string {
  const named = accounts.map((account, at) => ({ ...account, at }));
  const first = named.find(({ at }) => at === winners[0]) ?? mostOf(named, ({ end }) => end);
  const lucky = mostOf(named, ({ by }) => by.market);
  const told = (cause: Cause): string => signed(first?.by[cause] ?? 0);
  const winner =
    measure === 'money'
      ? words.answer(seat(first?.at ?? 0), told('selling'), told('buying'), told('steering'), told('market'))
      : words.answerCards(seat(first?.at ?? 0), told('displaying'), told('steering'), told('market'));
  const kindest =
    lucky !== null && lucky.by.market > 0 ? words.kindest(seat(lucky.at), signed(lucky.by.market)) : null;
  return [winner, kindest].filter((sentence) => sentence !== null).join(' ');
}
