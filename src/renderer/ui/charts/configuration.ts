import type { ChartConfiguration, ChartOptions, Plugin, ScaleOptionsByType } from 'chart.js';
import type { Axis, BarsSpec, ChartSpec, LinesSpec, PointsSpec, Series } from './chart.ts';
import { patterned } from './pattern.ts';
import { colourOf, variantOf, type ChartTheme } from './theme.ts';

const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 3]];
const SHAPES = ['circle', 'rect', 'triangle', 'rectRot', 'crossRot'] as const;

/** What the library is told to draw. */
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

function linesOf({ categories, series, y, marks = [] }: LinesSpec, theme: ChartTheme): ChartConfiguration {
  // Where moments crowd, each line bears its shape only now and then, and not all at the same moment.
  const every = Math.max(1, Math.ceil(categories.length / 9));
  const offset = (at: number) => Math.floor((at * every) / series.length);
  return {
    type: 'line',
    data: {
      labels: [...categories],
      datasets: series.map((one, at) => ({
        ...strokeOf(one, theme),
        label: one.label,
        data: [...one.values],
        pointRadius: ({ dataIndex }: { dataIndex: number }) => (dataIndex % every === offset(at) ? 4.5 : 0),
        pointHitRadius: 12,
      })),
    },
    options: {
      ...common(theme, series, (at, index) => saidOf(series[at], index, y)),
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { ...axisLook(theme), ticks: { ...axisLook(theme).ticks, display: marks.length === 0 } },
        y: measured(theme, y),
      },
      layout: { padding: { top: marks.length === 0 ? 0 : theme.remPixels * 1.4 } },
    },
    plugins: [marking(marks, theme)],
  };
}

function barsOf({ categories, series, stacked = false, y }: BarsSpec, theme: ChartTheme): ChartConfiguration {
  return {
    type: 'bar',
    data: {
      labels: [...categories],
      datasets: series.map((one) => ({
        label: one.label,
        data: one.values.map((value) => (isSpan(value) ? [value[0], value[1]] : value)),
        backgroundColor: patterned(colourOf(theme, one.ink), theme.patternInk, variantOf(one.ink)),
        borderColor: theme.wall,
        borderWidth: stacked ? 1 : 0,
        borderSkipped: false,
        categoryPercentage: 0.84,
        barPercentage: 0.94,
        ...(one.stack === undefined ? {} : { stack: one.stack }),
      })),
    },
    options: {
      ...common(theme, series, (at, index) => saidOf(series[at], index, y), 'rect'),
      scales: { x: { ...named(theme, categories), stacked }, y: { ...measured(theme, y), stacked } },
    },
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
          backgroundColor: colour,
          borderColor: colour,
          borderWidth: 2,
          pointStyle: SHAPES[variantOf(one.ink)] ?? 'circle',
          pointRadius: theme.remPixels * 0.36,
          pointHoverRadius: theme.remPixels * 0.5,
        };
      }),
    },
    options: {
      ...common(theme, series, (at, index) => series[at]?.said?.[index] ?? series[at]?.label ?? ''),
      scales: { x: { ...measured(theme, x), type: 'linear' }, y: measured(theme, y) },
    },
    plugins: equal === undefined ? [] : [equalLine(equal, theme)],
  };
}

function strokeOf({ ink }: Series<unknown>, theme: ChartTheme) {
  const colour = colourOf(theme, ink);
  return {
    borderColor: colour,
    backgroundColor: colour,
    borderWidth: 2.5,
    borderDash: [...(DASHES[variantOf(ink)] ?? [])],
    pointStyle: SHAPES[variantOf(ink)] ?? 'circle',
    pointBorderWidth: 2,
  };
}

function saidOf(series: Series<unknown> | undefined, index: number, { format }: Axis): string {
  if (series === undefined) return '';
  const value = series.values[index];
  const said = series.said?.[index] ?? (typeof value === 'number' ? format(value) : '–');
  return `${series.label}: ${said}`;
}

/** What every chart has: the legend below, and what is said of a place that is pointed at. */
function common(
  theme: ChartTheme,
  series: readonly Series<unknown>[],
  say: (series: number, index: number) => string,
  swatch?: 'rect',
): ChartOptions {
  const font = { family: theme.textFont, size: theme.remPixels * 0.8125 };
  return {
    color: theme.tones.ink,
    font,
    plugins: {
      legend: {
        display: series.length > 1,
        position: 'bottom',
        // A click would hide what the numbers beside it still show.
        onClick: () => undefined,
        labels: {
          font,
          color: theme.tones.ink,
          usePointStyle: true,
          ...(swatch === undefined ? {} : { pointStyle: swatch }),
          boxWidth: theme.remPixels,
          boxHeight: theme.remPixels * 0.75,
          padding: theme.remPixels * 0.75,
          filter: ({ datasetIndex = 0 }) => series[datasetIndex]?.unlisted !== true,
        },
      },
      tooltip: {
        backgroundColor: theme.tones.ink,
        titleColor: theme.wall,
        bodyColor: theme.wall,
        titleFont: { ...font, weight: 700 },
        bodyFont: font,
        padding: 10,
        usePointStyle: true,
        callbacks: { label: ({ datasetIndex, dataIndex }) => say(datasetIndex, dataIndex) },
      },
    },
  };
}

function axisLook(theme: ChartTheme) {
  const font = { family: theme.textFont, size: theme.remPixels * 0.8125 };
  return {
    grid: { display: false, color: theme.grid },
    border: { color: theme.tones.line },
    ticks: { color: theme.tones.quiet, font, maxRotation: 45, autoSkipPadding: 8 },
  };
}

/** Names are all there as long as they can be. */
function named(theme: ChartTheme, categories: readonly string[]) {
  const look = axisLook(theme);
  return { ...look, ticks: { ...look.ticks, autoSkip: categories.length > 10 } };
}

function measured(theme: ChartTheme, { label, format }: Axis) {
  const look = axisLook(theme);
  return {
    ...look,
    type: 'linear' as const,
    beginAtZero: true,
    grid: { display: true, color: theme.grid },
    border: { display: false },
    title: { display: true, text: label, color: theme.tones.quiet, font: look.ticks.font },
    ticks: {
      ...look.ticks,
      precision: 0,
      maxTicksLimit: 7,
      callback: (value: string | number) => format(Number(value)),
    },
  } satisfies Partial<Record<keyof ScaleOptionsByType<'linear'>, unknown>>;
}

/** Lines between moments, with a word above each part. */
function marking(marks: LinesSpec['marks'] & object, theme: ChartTheme): Plugin {
  return {
    id: 'marks',
    beforeDatasetsDraw({ ctx, chartArea, scales }) {
      const across = scales['x'];
      if (across === undefined || marks.length === 0) return;
      ctx.save();
      ctx.font = `600 ${theme.remPixels * 0.75}px ${theme.textFont}`;
      ctx.textBaseline = 'bottom';
      marks.forEach(({ at, label }, index) => {
        const left = across.getPixelForValue(at);
        const end = marks[index + 1]?.at;
        const room = (end === undefined ? chartArea.right : across.getPixelForValue(end)) - left;
        ctx.strokeStyle = theme.grid;
        ctx.beginPath();
        ctx.moveTo(left, chartArea.top - theme.remPixels * 1.2);
        ctx.lineTo(left, chartArea.bottom);
        ctx.stroke();
        ctx.fillStyle = theme.tones.quiet;
        if (room > ctx.measureText(label).width + 8) ctx.fillText(label, left + 4, chartArea.top - 3);
      });
      ctx.restore();
    },
  };
}

/** The line on which both axes are the same. */
function equalLine(label: string, theme: ChartTheme): Plugin {
  return {
    id: 'equal',
    beforeDatasetsDraw({ ctx, chartArea, scales }) {
      const [across, up] = [scales['x'], scales['y']];
      if (across === undefined || up === undefined) return;
      const most = Math.min(across.max, up.max);
      const [left, bottom] = [across.getPixelForValue(0), up.getPixelForValue(0)];
      const [right, top] = [across.getPixelForValue(most), up.getPixelForValue(most)];
      ctx.save();
      ctx.strokeStyle = theme.tones.line;
      ctx.setLineDash([6, 4]);
      ctx.beginPath();
      ctx.moveTo(left, bottom);
      ctx.lineTo(right, top);
      ctx.stroke();
      ctx.font = `${theme.remPixels * 0.75}px ${theme.textFont}`;
      ctx.fillStyle = theme.tones.quiet;
      ctx.textAlign = 'right';
      ctx.textBaseline = 'top';
      ctx.fillText(label, Math.min(right, chartArea.right) - 4, Math.max(top, chartArea.top) + 10);
      ctx.restore();
    },
  };
}
