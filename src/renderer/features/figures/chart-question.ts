import type { ChartContent } from '../../ui/charts/chart.ts';

/** One question about many games, with one or more charts that answer it. */
export interface ChartQuestion {
  readonly id: string;
  readonly views: readonly { readonly label: string; readonly chart: ChartContent }[];
}

export function one(chart: ChartContent): ChartQuestion {
  return { id: chart.id, views: [{ label: chart.title, chart }] };
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
