import type { ChartSpec } from './chart.ts';
import { linesWithin, type Measure } from './writing.ts';

/** The maximum width of the names in front of horizontal bars, in the unit of the arguments. */
export function labelWidth(width: number, rem: number): number {
  return Math.max(width * 0.3, rem * 7);
}

/** A rough width for a character in a chart, in rem: good enough to count a name's lines. */
const LETTER_REMS = 0.42;
const measure: Measure = {
  measureText: (text) => ({ width: text.length * LETTER_REMS }),
};

/** The height in rem that horizontal bars need; `null` for other charts, which use the available height. */
export function horizontalRems(spec: ChartSpec, widthRems: number): number | null {
  if (spec.kind !== 'bars' || spec.horizontal !== true) return null;
  const { categories, series, stacked = false } = spec;
  const named = linesWithin(measure, categories, labelWidth(widthRems, 1));
  const lines = Math.max(1, ...named.map((name) => (typeof name === 'string' ? 1 : name.length)));
  const row = Math.max((stacked ? 1 : series.length) + 0.7, lines * 1.05 + 0.4);
  const axisAndLegend = series.length > 1 ? 7 : 5;
  return axisAndLegend + categories.length * row;
}
