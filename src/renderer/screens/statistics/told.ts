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

/** So many things at the most, evenly out of all of them, the first and the last among them. */
export function evenly<Thing>(things: readonly Thing[], most: number): Thing[] {
  if (things.length <= most) return [...things];
  const step = (things.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => things[Math.round(at * step)]).filter(
    (thing) => thing !== undefined,
  );
}
