import type { ChartSpec } from './chart.ts';
import { linesWithin, type Measure } from './writing.ts';

/** How wide names may be that stand before bars, in whatever width and letters are measured in. */
export function roomBeforeBars(width: number, rem: number): number {
  return Math.max(width * 0.3, rem * 7);
}

/** About as wide as a letter of a chart is, in letters of the page: enough to know in how many lines a name stands. */
const LETTER_REMS = 0.42;
const measure: Measure = {
  measureText: (text) => ({ width: text.length * LETTER_REMS }),
};

/** How high bars that lie have to be to stand apart, in letters; others take the height that there is. */
export function lyingRems(spec: ChartSpec, widthRems: number): number | null {
  if (spec.kind !== 'bars' || spec.lying !== true) return null;
  const { categories, series, stacked = false } = spec;
  const named = linesWithin(measure, categories, roomBeforeBars(widthRems, 1));
  const lines = Math.max(1, ...named.map((name) => (typeof name === 'string' ? 1 : name.length)));
  const row = Math.max((stacked ? 1 : series.length) + 0.7, lines * 1.05 + 0.4);
  const axisAndLegend = series.length > 1 ? 7 : 5;
  return axisAndLegend + categories.length * row;
}
