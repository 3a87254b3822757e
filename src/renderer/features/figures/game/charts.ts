import type { BySeat } from '../../../../shared/core/seats.ts';
import type { Account, Story, WorthThen } from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { artistChart } from './artist-charts.ts';
import { bargainChart } from './bargain-chart.ts';
import type { ChartFormats } from './formats.ts';
import { accountsChart, earningsChart, flowChart } from './money-chart.ts';
import { paidWhomChart } from './paid-whom-chart.ts';
import { raceChart } from './race-chart.ts';

/** What takes longer to work out, once it is known. */
interface WorkedOut {
  readonly then?: WorthThen | null;
  readonly accounts?: BySeat<Account> | null;
  /** The events that decided the game, in the order of their numbers. */
  readonly decided?: readonly number[];
}

/** The charts of a game, the course of it first. */
export function chartsOf(story: Story, formats: ChartFormats, known: WorkedOut = {}): ChartContent[] {
  const { then = null, accounts = null, decided = [] } = known;
  const where = (measure: 'money' | 'points') =>
    accounts === null ? [] : [accountsChart(accounts, measure, formats)];
  switch (story.family) {
    case 'auction': {
      const note = story.tracking === 'ledger' ? null : formats.words.chart.tracked[story.tracking];
      const { lots } = then !== null && 'lots' in then ? then : story;
      return [
        raceChart(story.race, false, decided, formats),
        story.flows === null
          ? { ...earningsChart(story.earnings, 'bank', formats), note }
          : flowChart(story.flows, formats),
        paidWhomChart(story.paidWhom, note, formats),
        artistChart(story.artists, formats),
        bargainChart(lots, note, formats),
        ...where('money'),
      ];
    }
    case 'gallery':
      return [
        raceChart(story.race, story.tracking === 'counts', decided, formats),
        earningsChart(story.earnings, 'points', formats),
        artistChart(story.artists, formats),
        ...where('points'),
      ];
  }
}

const OF_MONEY: ReadonlySet<string> = new Set(['race', 'flow', 'paid-whom', 'accounts']);

/** Whether a chart would reveal money that may still be covered. */
export function tellsMoney({ tracking }: Story, { id }: ChartContent): boolean {
  return tracking === 'ledger' && OF_MONEY.has(id);
}
