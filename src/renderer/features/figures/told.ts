import type { ChartTold } from '../../ui/charts/chart.ts';

/** One question about many games, and one way to look at it or several. */
export interface Told {
  readonly id: string;
  readonly views: readonly { readonly label: string; readonly chart: ChartTold }[];
}

export function one(chart: ChartTold): Told {
  return { id: chart.id, views: [{ label: chart.title, chart }] };
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
