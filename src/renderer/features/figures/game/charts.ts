import type {
  AuctionStory,
  GalleryFigures,
  LotWorth,
  Story,
  WorthThen,
} from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { artistChart, earningsChart } from './artist-charts.ts';
import { bargainChart } from './bargain-chart.ts';
import type { ChartFormats } from './formats.ts';
import { bankChart, flowChart } from './money-chart.ts';
import { paidWhomChart } from './paid-whom-chart.ts';
import { raceChart } from './race-chart.ts';

/** A question about a game. */
export interface GameChart {
  readonly chart: ChartContent;
  /** It would reveal money that is still covered. */
  readonly tellsMoney: boolean;
}

/**
 * The charts of a game, the course of it first. Lots come with their worth once that has been worked out; the events
 * that decided it have the numbers they are told with.
 */
export function chartsOf(
  story: Story,
  formats: ChartFormats,
  then: WorthThen | null = null,
  decided: readonly number[] = [],
): GameChart[] {
  switch (story.family) {
    case 'auction':
      return auctionCharts(story, formats, then === null ? null : lotsOf(then), decided);
    case 'gallery':
      return galleryCharts(story, formats, decided);
  }
}

function lotsOf(then: WorthThen): readonly LotWorth[] | null {
  switch (then.family) {
    case 'auction':
      return then.lots;
    case 'gallery':
      return null;
  }
}

function auctionCharts(
  story: AuctionStory,
  formats: ChartFormats,
  lots: readonly LotWorth[] | null,
  decided: readonly number[],
): GameChart[] {
  const ledger = story.tracking === 'ledger';
  const note = noteOf(story.tracking, formats);
  const flow =
    story.flows === null ? bankChart(story.earnings, note ?? '', formats) : flowChart(story.flows, formats);
  return [
    told(raceChart(story.race, false, decided, formats), ledger),
    told(flow, ledger),
    told(paidWhomChart(story.paidWhom, note, formats), ledger),
    told(artistChart(story.artists, formats)),
    told(bargainChart(lots ?? story.lots, note, formats)),
  ];
}

/** What is missing in a game that doesn't track everything. */
function noteOf(tracking: AuctionStory['tracking'], { words: { chart } }: ChartFormats): string | null {
  switch (tracking) {
    case 'ledger':
      return null;
    case 'owners':
      return chart.ownersOnly;
    case 'counts':
      return chart.countsOnly;
  }
}

function galleryCharts(
  story: GalleryFigures,
  formats: ChartFormats,
  decided: readonly number[],
): GameChart[] {
  return [
    told(raceChart(story.race, story.tracking === 'counts', decided, formats)),
    told(earningsChart(story.earnings, formats)),
    told(artistChart(story.artists, formats)),
  ];
}

export function told(chart: ChartContent, tellsMoney = false): GameChart {
  return { chart, tellsMoney };
}
