import type { ChartContent, LinesSpec } from '../../src/renderer/ui/charts/chart.ts';

type Row = readonly string[];

/** A chart's table, row by row. */
export function rowsOf({ numbers }: ChartContent, table = 0): Row[] {
  return (numbers[table]?.rows ?? []).map(({ head, cells }) => [head, ...cells]);
}

/** Every drawn series with its name and values. */
export function drawnIn(chart: ChartContent): readonly (readonly [string, readonly unknown[]])[] {
  return chart.spec?.series.map(({ label, values }) => [label, values] as const) ?? [];
}

/** The labels below the lines or bars, each in one line. */
export function categoriesIn({ spec }: ChartContent): string[] {
  if (spec === null || spec.kind === 'points') return [];
  return spec.categories.map((category) => [category].flat().join(' · '));
}

export function linesIn({ spec, id }: ChartContent): LinesSpec {
  if (spec?.kind !== 'lines') throw new Error(`${id} has no lines`);
  return spec;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Every digit of every table, in order: the same in every language. */
export function digitsOf({ numbers }: ChartContent): string {
  return numbers
    .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
    .map((cell) => cell.replaceAll(/[^\d−+–?]/g, ''))
    .join(' ');
}
