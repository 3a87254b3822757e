import type { BarsSpec, ChartSpec } from './chart.ts';
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
  const named = linesWithin(measure, categories, labelWidth(widthRems, 1), false, false);
  const lines = Math.max(1, ...named.map((name) => (typeof name === 'string' ? 1 : name.length)));
  const row = Math.max((stacked ? 1 : series.length) + 0.7, lines * 1.05 + 0.4);
  return AXIS + LEGEND_ROW * legendRows(spec, widthRems) + categories.length * row;
}

const AXIS = 5;
const LEGEND_ROW = 2;
/** What stands before each name of a legend, with the space between them. */
const SWATCH = 3.25;

function legendRows({ series }: BarsSpec, widthRems: number): number {
  if (series.length < 2) return 0;
  let [rows, taken] = [1, 0];
  for (const { label } of series) {
    const wide = SWATCH + label.length * LETTER_REMS;
    if (taken > 0 && taken + wide > widthRems) [rows, taken] = [rows + 1, 0];
    taken += wide;
  }
  return rows;
}
