import type {
  AuctionStory,
  GalleryStory,
  LotWorth,
  Story,
  WorthThen,
} from '../../../../shared/story/index.ts';
import type { ChartContent } from '../../../ui/charts/chart.ts';
import { awardChart, extraChart } from './addition-charts.ts';
import { artistChart } from './artist-chart.ts';
import { bargainCharts } from './bargain-chart.ts';
import { earningsCharts } from './earnings-chart.ts';
import { endingChart } from './ending-chart.ts';
import { bankChart, flowChart } from './flow-chart.ts';
import { paidWhomChart } from './paid-whom-chart.ts';
import { raceChart } from './race-chart.ts';
import type { ChartFormats } from './formats.ts';

/** One question about a game, with one or more charts that answer it. */
export interface GameQuestion {
  readonly id: string;
  readonly views: readonly View[];
  /** It would reveal money that is still covered. */
  readonly tellsMoney: boolean;
}

export interface View {
  /** The label of the option that selects it; hidden if there is only one. */
  readonly label: string;
  readonly chart: ChartContent;
  /** It's only about this round, and shown while the replay is there. */
  readonly round?: number;
}

/** Lots come with their worth once that has been worked out. */
export function chartsOf(story: Story, formats: ChartFormats, then: WorthThen | null = null): GameQuestion[] {
  switch (story.family) {
    case 'auction':
      return auctionCharts(story, formats, lotsOf(then));
    case 'gallery':
      return galleryCharts(story, formats);
  }
}

function lotsOf(then: WorthThen | null): readonly LotWorth[] | null {
  switch (then?.family) {
    case 'auction':
      return then.lots;
    case 'gallery':
    case undefined:
      return null;
  }
}

function auctionCharts(
  story: AuctionStory,
  formats: ChartFormats,
  lots: readonly LotWorth[] | null,
): GameQuestion[] {
  const { chart } = formats.words;
  const ledger = story.tracking === 'ledger';
  const note = noteOf(story.tracking, formats);
  const bargains = bargainCharts(lots ?? story.lots, note, formats);
  const flow =
    story.flows === null ? bankChart(story.earnings, note ?? '', formats) : flowChart(story.flows, formats);
  return [
    one(raceChart(story.race, false, formats), ledger),
    one(flow, ledger),
    {
      id: bargains.byArtist.id,
      tellsMoney: false,
      views: [
        { label: chart.byArtist, chart: bargains.byArtist },
        ...(bargains.byKind === null ? [] : [{ label: chart.byKind, chart: bargains.byKind }]),
      ],
    },
    one(paidWhomChart(story.paidWhom, note, formats), ledger),
    one(artistChart(story.artists, formats)),
    one(endingChart(story.endings, formats)),
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

function galleryCharts(story: GalleryStory, formats: ChartFormats): GameQuestion[] {
  const { chart, earnings: words } = formats.words;
  const countsOnly = story.tracking === 'counts';
  const note = countsOnly ? chart.galleryCounts : null;
  const scored = story.endings.filter(({ payouts }) => payouts !== null).length;
  const earnings = earningsCharts(story.earnings, scored, formats);
  return [
    one(raceChart(story.race, countsOnly, formats)),
    {
      id: earnings.byArtist.id,
      tellsMoney: false,
      views: [
        { label: chart.byArtist, chart: earnings.byArtist },
        ...(earnings.byRound === null ? [] : [{ label: words.byRound, chart: earnings.byRound }]),
      ],
    },
    one(artistChart(story.artists, formats)),
    one(awardChart(story.awards, null, formats)),
    one(extraChart(story.extras, note, formats)),
    one(endingChart(story.endings, formats)),
  ];
}

/** A question with a single chart. */
export function one(chart: ChartContent, tellsMoney = false): GameQuestion {
  return { id: chart.id, views: [{ label: chart.title, chart }], tellsMoney };
}
