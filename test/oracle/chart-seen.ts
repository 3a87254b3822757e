import type { BarsSpec, ChartTold, LinesSpec, PointsSpec } from '../../src/renderer/ui/charts/chart.ts';

type Row = readonly string[];

/** A table of a chart as it is read, line by line. */
export function rowsOf({ numbers }: ChartTold, table = 0): Row[] {
  return (numbers[table]?.rows ?? []).map(({ head, cells }) => [head, ...cells]);
}

/** What is drawn: every series with its name and its values. */
export function drawnIn(chart: ChartTold): readonly (readonly [string, readonly unknown[]])[] {
  return chart.spec?.series.map(({ label, values }) => [label, values] as const) ?? [];
}

/** What stands below the lines or bars, in one line each. */
export function categoriesIn({ spec }: ChartTold): string[] {
  if (spec === null || spec.kind === 'points') return [];
  return spec.categories.map((category) => [category].flat().join(' · '));
}

export function linesIn({ spec, id }: ChartTold): LinesSpec {
  if (spec?.kind !== 'lines') throw new Error(`${id} has no lines`);
  return spec;
}

export function barsIn({ spec, id }: ChartTold): BarsSpec {
  if (spec?.kind !== 'bars') throw new Error(`${id} has no bars`);
  return spec;
}

export function pointsIn({ spec, id }: ChartTold): PointsSpec {
  if (spec?.kind !== 'points') throw new Error(`${id} has no points`);
  return spec;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Every digit of every table, in order: a language changes the words and none of these. */
export function digitsOf({ numbers }: ChartTold): string {
  return numbers
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    .map((cell) => cell.replaceAll(/[^\d−+–?]/g, ''))
    .join(' ');
}
