import type { ChartConfiguration, ChartOptions, ScriptableContext } from 'chart.js';
import { letters, valueAxis, categoryAxis, timeAxis } from './axes.ts';
import type { BarsSpec, ChartSpec, Ink, LinesSpec, PointsSpec, Series } from './chart.ts';
import {
  apartFrom,
  dotsOf,
  equalLine,
  feetOf,
  canNameBars,
  linesAcross,
  marking,
  nameBars,
  nameLines,
  numberedOn,
  roomBeside,
} from './marking.ts';
import { fillOf } from './pattern.ts';
import { saidOf } from './stops.ts';
import { colourOf, seeThrough, variantOf, type ChartTheme } from './theme.ts';
import { inOneLine } from './writing.ts';

const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 3]];
/** The radius of a point in a scatter chart. */
const POINT = 5.5;
const SHAPES = ['circle', 'rect', 'triangle', 'rectRot', 'crossRot'] as const;

/** The drawing library's configuration for a chart. */
export function configurationOf(spec: ChartSpec, theme: ChartTheme): ChartConfiguration {
  switch (spec.kind) {
    case 'lines':
      return linesOf(spec, theme);
    case 'bars':
      return barsOf(spec, theme);
    case 'points':
      return pointsOf(spec, theme);
  }
}

/** A stroke width in pixels at the default font size, scaled with the page's font size. */
function pen(theme: ChartTheme, pixels: number): number {
  return (pixels * theme.remPixels) / 16;
}

function linesOf(
  { categories, series, y, marks = [], numbered = [] }: LinesSpec,
  theme: ChartTheme,
): ChartConfiguration {
  // With many moments, draw a line's marker only on every nth, offset for each line so they don't coincide.
  const every = (width: number) =>
    Math.max(1, Math.ceil(categories.length / Math.min(9, Math.max(3, width / pen(theme, 96)))));
  const offset = (at: number, step: number) => Math.floor((at * step) / series.length);
  const last = categories.length - 1;
  return {
    type: 'line',
    data: {
      labels: [...categories],
      datasets: series.map((one, at) => ({
        ...strokeOf(one, theme),
        label: one.label,
        data: [...one.values],
        clip: false,
        pointRadius: ({ dataIndex, chart }: ScriptableContext<'line'>) => {
          const step = every(chart.width);
          return dataIndex === last || dataIndex % step === offset(at, step) ? pen(theme, 4.5) : 0;
        },
        pointHitRadius: pen(theme, 12),
      })),
    },
    options: {
      ...common(theme, series, (at, index) => saidOf(series[at], index, y)),
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { ...timeAxis(theme), ticks: { ...timeAxis(theme).ticks, display: marks.length === 0 } },
        y: valueAxis(theme, y),
      },
      layout: {
        padding: ({ chart }) => ({
          top: marks.length === 0 ? 0 : theme.remPixels * 1.4,
          right: Math.max(roomBeside(chart, series, theme), pen(theme, 6)),
        }),
      },
    },
    plugins: [marking(marks, theme), nameLines(series, theme), numberedOn(numbered, theme)],
  };
}

function barsOf(spec: BarsSpec, theme: ChartTheme): ChartConfiguration {
  const { categories, series, stacked = false, horizontal = false, feet, y } = spec;
  const fill = (ink: Ink) => fillOf(theme, ink);
  const names = { ...categoryAxis(theme, categories, horizontal), stacked };
  const lines = series.flatMap(({ lines: own = [] }) => own);
  const amounts = {
    ...valueAxis(theme, y),
    stacked,
    ...(lines.length === 0 ? {} : { suggestedMin: Math.min(...lines), suggestedMax: Math.max(...lines) }),
  };
  const options = common(theme, series, (at, index) => saidOf(series[at], index, y), 'rect');
  const named = canNameBars(spec);
  return {
    type: 'bar',
    data: {
      labels: categories.map(inOneLine),
      datasets: series.map((one) => ({
        label: one.label,
        data: one.values.map((value) => (isSpan(value) ? [value[0], value[1]] : value)),
        backgroundColor:
          one.dots !== undefined
            ? colourOf(theme, one.ink)
            : one.inks === undefined
              ? fill(one.ink)
              : one.inks.map(fill),
        borderColor: theme.wall,
        borderWidth: stacked ? pen(theme, 1) : 0,
        borderSkipped: false,
        categoryPercentage: 0.84,
        barPercentage: 0.94,
        maxBarThickness: pen(theme, one.dots !== undefined ? 6 : horizontal ? 26 : 96),
      })),
    },
    options: {
      ...options,
      ...(horizontal ? { indexAxis: 'y' as const } : {}),
      scales: horizontal
        ? { x: amounts, y: names }
        : {
            x: feet === undefined ? names : { ...names, ticks: { ...names.ticks, padding: pen(theme, 20) } },
            y: amounts,
          },
      ...(feet === undefined ? {} : { plugins: { ...options.plugins, legend: { display: false } } }),
      ...(named
        ? {
            layout: {
              padding: ({ chart }) => ({ right: roomBeside(chart, series, theme) }),
            },
          }
        : {}),
    },
    plugins: [
      ...(named ? [nameBars(spec, theme)] : []),
      ...(feet === undefined ? [] : [feetOf(feet, theme)]),
      dotsOf(spec, theme),
      linesAcross(spec, theme),
    ],
  };
}

function isSpan(value: unknown): value is readonly [number, number] {
  return Array.isArray(value);
}

function pointsOf({ series, x, y, equal }: PointsSpec, theme: ChartTheme): ChartConfiguration {
  return {
    type: 'scatter',
    data: {
      datasets: series.map((one) => {
        const colour = colourOf(theme, one.ink);
        return {
          label: one.label,
          data: one.values.map(({ x: across, y: up }) => ({ x: across, y: up })),
          // Points that overlap show through each other.
          backgroundColor: seeThrough(colour),
          borderColor: colour,
          borderWidth: pen(theme, 2),
          clip: false,
          pointStyle: SHAPES[variantOf(one.ink)] ?? 'circle',
          pointRadius: pen(theme, POINT),
          pointHoverRadius: pen(theme, 8),
        };
      }),
    },
    options: {
      ...common(theme, series, (at, index) => series[at]?.said?.[index] ?? series[at]?.label ?? ''),
      scales: { x: valueAxis(theme, x), y: valueAxis(theme, y) },
      layout: { padding: { top: pen(theme, 6), right: pen(theme, 8) } },
    },
    plugins: [...(equal === undefined ? [] : [equalLine(equal, theme)]), apartFrom(pen(theme, POINT * 1.2))],
  };
}

function strokeOf({ ink, strong = false }: Series<unknown>, theme: ChartTheme) {
  const colour = colourOf(theme, ink);
  return {
    borderColor: colour,
    backgroundColor: colour,
    borderWidth: pen(theme, strong ? 3.5 : ink.kind === 'seat' ? 1.75 : 2.5),
    borderDash: (DASHES[variantOf(ink)] ?? []).map((dash) => pen(theme, dash)),
    pointStyle: SHAPES[variantOf(ink)] ?? 'circle',
    pointBorderWidth: pen(theme, 2),
  };
}

/** What all charts share: the legend above, for names that can't be beside, and the tooltips. */
function common(
  theme: ChartTheme,
  series: readonly Series<unknown>[],
  say: (series: number, index: number) => string,
  swatch?: 'rect',
): ChartOptions {
  const ranked = swatch === undefined;
  const font = letters(theme);
  return {
    color: theme.tones.ink,
    font,
    plugins: {
      legend: {
        display: series.length > 1,
        position: 'top',
        align: 'start',
        // Clicking a legend entry would hide a series that the table next to it still shows.
        onClick: () => undefined,
        labels: {
          font,
          color: theme.tones.ink,
          usePointStyle: true,
          // Wide enough to show the pattern.
          ...(swatch === undefined
            ? { boxWidth: pen(theme, 10), boxHeight: pen(theme, 9) }
            : { pointStyle: swatch, pointStyleWidth: pen(theme, 24), boxHeight: pen(theme, 13) }),
          padding: theme.remPixels * 0.75,
        },
      },
      tooltip: {
        // The wall colour, on which every ink is distinguishable.
        backgroundColor: theme.wall,
        borderColor: theme.tones.line,
        borderWidth: pen(theme, 1),
        titleColor: theme.tones.ink,
        bodyColor: theme.tones.ink,
        // Sort tooltips with the leader first.
        ...(ranked ? { itemSort: (one, other) => (other.parsed.y ?? 0) - (one.parsed.y ?? 0) } : {}),
        titleFont: { ...font, weight: 700 },
        bodyFont: font,
        padding: pen(theme, 10),
        boxPadding: pen(theme, 4),
        usePointStyle: true,
        callbacks: { label: ({ datasetIndex, dataIndex }) => say(datasetIndex, dataIndex) },
      },
    },
  };
}
