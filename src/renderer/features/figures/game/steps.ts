import type { BySeat } from '../../../../shared/core/seats.ts';
import type { ChartContent, Ink } from '../../../ui/charts/chart.ts';
import type { ChartFormats } from './formats.ts';

/** Where a bar begins and ends. */
export type Span = readonly [number, number];

/** What a step looks like, and what it is in a player's account. */
interface Steps<Account, Step extends string> {
  readonly steps: readonly Step[];
  readonly label: (step: Step) => string;
  readonly inks: Readonly<Record<Step, Ink>>;
  readonly span: (account: Account, step: Step) => Span;
  readonly said: (account: Account, step: Step) => string;
  readonly axis: string;
  readonly caption: string;
}

/** For each player, one bar per step from the first amount to the last, and the same as a table. */
export function inSteps<Account, Step extends string>(
  accounts: BySeat<Account>,
  { steps, label, inks, span, said, axis, caption }: Steps<Account, Step>,
  { words, seats, amount }: ChartFormats,
): Pick<ChartContent, 'spec' | 'numbers'> {
  return {
    spec: {
      kind: 'bars',
      categories: seats,
      series: steps.map((step) => ({
        label: label(step),
        ink: inks[step],
        values: accounts.map((account) => span(account, step)),
        said: accounts.map((account) => said(account, step)),
      })),
      y: { label: axis, format: amount },
    },
    numbers: [
      {
        caption,
        columns: [words.chart.player, ...steps.map(label)],
        rows: accounts.map((account, seat) => ({
          head: seats[seat] ?? '',
          cells: steps.map((step) => said(account, step)),
        })),
      },
    ],
  };
}

/** The bar of a change that follows others: it begins where the last of them ended. */
export function spanAfter(start: number, earlier: readonly number[], change: number): Span {
  const from = earlier.reduce((sum, one) => sum + one, start);
  return [from, from + change];
}
