import type { Chart, Plugin } from 'chart.js';
import { letters } from './axes.ts';
import type { BarsSpec, ChartSpec, Ink, LinesSpec, PointsSpec, Series } from './chart.ts';
import { spread, type Spot } from './spreading.ts';
import type { Drawn } from './stops.ts';
import { colourOf, type ChartTheme } from './theme.ts';
import { apart, shortened } from './writing.ts';

function fontOf(theme: ChartTheme, weight = 400): string {
  const { family, size } = letters(theme);
  return `${weight} ${size}px ${family}`;
}

/** Vertical lines between moments, with a label above each part. */
export function marking(marks: LinesSpec['marks'] & object, theme: ChartTheme): Plugin {
  return {
    id: 'marks',
    beforeDatasetsDraw({ ctx, chartArea, scales }) {
      const across = scales['x'];
      if (across === undefined || marks.length === 0) return;
      ctx.save();
      ctx.font = fontOf(theme, 600);
      ctx.textBaseline = 'bottom';
      ctx.lineWidth = theme.remPixels / 16;
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
        if (room > ctx.measureText(label).width + 8)
          ctx.fillText(label, left + 4, chartArea.top - theme.remPixels * 0.2);
      });
      ctx.restore();
    },
  };
}

/** Where a chart's names are: a legend is only for those that can be nowhere else. */
export type Naming =
  | {
      readonly at: 'beside';
      readonly names: readonly string[];
      /** There is room for what they have in the end, too. */
      readonly hasEnds: boolean;
      readonly room: number;
    }
  | { readonly at: 'legend' };

/** Names may take this much of a chart's width. */
const MOST_BESIDE = 0.3;
const NAME_REMS = 1.05;

type Named = Pick<Series<unknown>, 'label' | 'end'>;

/** Before each name, for the line that leads to it. */
const LEADING_REMS = 1.4;

export function namingOf(
  { ctx, width, height }: Pick<Chart, 'width' | 'height' | 'ctx'>,
  series: readonly Named[],
  theme: ChartTheme,
): Naming {
  if (series.length < 2) return { at: 'legend' };
  ctx.save();
  ctx.font = fontOf(theme, 600);
  const names = series.map(({ label }) => label);
  const wide = (text: string) => ctx.measureText(text).width;
  const leading = theme.remPixels * LEADING_REMS;
  const most = width * MOST_BESIDE - leading;
  const whole = series.map(({ label, end }) => (end === undefined ? label : `${label} ${end}`));
  // What they have in the end is in the numbers too, names are not.
  const hasEnds = whole.every((text) => wide(text) <= most);
  const fit = hasEnds || names.every((name) => wide(name) <= most);
  const short = fit || !theme.isStill ? shortened(ctx, names, most) : null;
  const room = leading + Math.max(0, ...(hasEnds ? whole : (short ?? [])).map(wide));
  ctx.restore();
  const isHighEnough = names.length * theme.remPixels * NAME_REMS < height * 0.75;
  return short === null || !isHighEnough ? { at: 'legend' } : { at: 'beside', names: short, hasEnds, room };
}

/** How much of the width names beside the chart take; 0 if there are none. */
export function roomBeside(
  chart: Pick<Chart, 'width' | 'height' | 'ctx'>,
  series: readonly Named[],
  theme: ChartTheme,
): number {
  const naming = namingOf(chart, series, theme);
  return naming.at === 'beside' ? naming.room : 0;
}

/** From where a line leads to a name. */
interface End {
  readonly x: number;
  readonly y: number;
}

/**
 * Names beside the chart, each with a line from where `endOf` says, as short as they must be; or in a legend.
 */
function names(
  series: readonly Series<unknown>[],
  theme: ChartTheme,
  colour: (ink: Ink) => string,
  endOf: (chart: Chart, at: number) => End | null,
): Plugin {
  return {
    id: 'names',
    beforeLayout(chart) {
      if (chart.legend?.options !== undefined)
        chart.legend.options.display = series.length > 1 && namingOf(chart, series, theme).at === 'legend';
    },
    afterDatasetsDraw(chart) {
      const naming = namingOf(chart, series, theme);
      if (naming.at === 'legend') return;
      const { ctx, chartArea } = chart;
      ctx.save();
      ctx.font = fontOf(theme, 600);
      const ends = series.map((_, at) => endOf(chart, at));
      const heights = apart(
        ends.map((end) => end?.y ?? chartArea.bottom),
        theme.remPixels * NAME_REMS,
        chartArea.top,
        chartArea.bottom,
      );
      ctx.textBaseline = 'middle';
      ends.forEach((end, at) => {
        const [one, height = 0] = [series[at], heights[at]];
        if (end === null || one === undefined) return;
        ctx.strokeStyle = colour(one.ink);
        // The line of a person may be faint, but no name is.
        ctx.fillStyle = one.ink.kind === 'artist' ? colour(one.ink) : theme.tones.ink;
        ctx.lineWidth = theme.remPixels / 16;
        ctx.beginPath();
        ctx.moveTo(end.x + theme.remPixels * 0.4, end.y);
        ctx.lineTo(chartArea.right + theme.remPixels, height);
        ctx.stroke();
        const [name = '', left] = [naming.names[at], chartArea.right + theme.remPixels * 1.2];
        ctx.fillText(name, left, height);
        if (one.end === undefined || !naming.hasEnds) return;
        const after = left + ctx.measureText(`${name} `).width;
        ctx.font = fontOf(theme);
        ctx.fillText(one.end, after, height);
        ctx.font = fontOf(theme, 600);
      });
      ctx.restore();
    },
  };
}

export function nameLines(series: LinesSpec['series'], theme: ChartTheme): Plugin {
  return names(
    series,
    theme,
    (ink) => colourOf(theme, ink),
    (chart, at) => {
      const last = series[at]?.values.findLastIndex((value) => value !== null) ?? -1;
      const points = chart.getDatasetMeta(at).data;
      const { x = null, y = null } = points[last]?.tooltipPosition(true) ?? {};
      if (x === null || y === null) return null;
      return { x, y };
    },
  );
}

/** The numbers of moments, each on its line. */
export function numberedOn(numbered: LinesSpec['numbered'] & object, theme: ChartTheme): Plugin {
  return {
    id: 'numbered',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      ctx.save();
      ctx.font = fontOf(theme, 700);
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      for (const { at, series, number } of numbered) {
        const point = chart.getDatasetMeta(series).data[at];
        if (point === undefined) continue;
        ctx.fillStyle = theme.tones.ink;
        ctx.beginPath();
        ctx.arc(point.x, point.y, theme.remPixels * 0.6, 0, Math.PI * 2);
        ctx.fill();
        ctx.fillStyle = theme.wall;
        ctx.fillText(number, point.x, point.y + theme.remPixels * 0.06);
      }
      ctx.restore();
    },
  };
}

/** Whether a name beside one of its bars can stand for each series. */
export function canNameBars({ series, stacked = false, horizontal = false, feet }: BarsSpec): boolean {
  // A stack has a place for a name only where it has a bar.
  const isWhole = !stacked || series.every(({ values }) => (values.at(-1) ?? 0) !== 0);
  return feet === undefined && stacked !== horizontal && isWhole;
}

/** Beside the first bars of a chart with horizontal ones, or the last stack. */
export function nameBars({ series, horizontal = false }: BarsSpec, theme: ChartTheme): Plugin {
  // Bars have patterns, which a letter can't show, so that all names are as legible.
  return names(
    series,
    theme,
    () => theme.tones.ink,
    (chart, at) => {
      const values = series[at]?.values ?? [];
      const place = horizontal ? values.findIndex((value) => value !== null) : values.length - 1;
      const bar = chart.getDatasetMeta(at).data[place]?.getProps(['x', 'y', 'base', 'width'], true);
      if (bar === undefined) return null;
      const [x, y, base, width] = ['x', 'y', 'base', 'width'].map((name) => Number(bar[name]));
      if (x === undefined || y === undefined || base === undefined || width === undefined) return null;
      return horizontal ? { x: Math.max(x, base), y } : { x: x + width / 2, y: (y + base) / 2 };
    },
  );
}

/** The diagonal where both axes are equal, with a label on each side. */
export function equalLine({ above, below }: PointsSpec['equal'] & object, theme: ChartTheme): Plugin {
  return {
    id: 'equal',
    beforeDatasetsDraw(chart) {
      const { ctx, scales } = chart;
      const [across, up] = [scales['x'], scales['y']];
      if (across === undefined || up === undefined) return;
      const most = Math.min(across.max, up.max);
      const on = (value: number) => ({ x: across.getPixelForValue(value), y: up.getPixelForValue(value) });
      const [start, end] = [on(0), on(most)];
      ctx.save();
      ctx.strokeStyle = theme.tones.line;
      ctx.lineWidth = theme.remPixels / 16;
      ctx.setLineDash([theme.remPixels * 0.375, theme.remPixels * 0.25]);
      ctx.beginPath();
      ctx.moveTo(start.x, start.y);
      ctx.lineTo(end.x, end.y);
      ctx.stroke();
      ctx.font = fontOf(theme, 600);
      ctx.fillStyle = theme.tones.quiet;
      ctx.textBaseline = 'middle';
      const rises = (start.y - end.y) / (end.x - start.x);
      const points = chart.getSortedVisibleDatasetMetas().flatMap(({ data }) => data);
      for (const [text, side] of [
        [above, -1],
        [below, 1],
      ] as const) {
        const place = freeBeside({
          width: ctx.measureText(text).width,
          rem: theme.remPixels,
          side,
          rises,
          along: ALONG.map((part) => on(part * most)),
          points,
          within: chart.chartArea,
        });
        if (place !== null) ctx.fillText(text, place.x, place.y);
      }
      ctx.restore();
    },
  };
}

/** Where a word beside the diagonal may be, as parts of its length, the best first. */
const ALONG = [0.93, 0.86, 0.79, 0.72, 0.65, 0.58, 0.5, 0.42, 0.34, 0.26, 0.18] as const;

interface Word {
  readonly width: number;
  readonly rem: number;
  /** -1 above the line and left of it, 1 below and right. */
  readonly side: -1 | 1;
  /** How steep the line is: a flat one needs more distance. */
  readonly rises: number;
  /** Points of the line to be beside. */
  readonly along: readonly Spot[];
  readonly points: readonly Spot[];
  readonly within: Chart['chartArea'];
}

/** The left middle of a word where it hides no point and none hides it; `null` if there is no such place. */
export function freeBeside({ width, rem, side, rises, along, points, within }: Word): Spot | null {
  const gap = rem * Math.max(0.75, 0.6 / rises);
  for (const { x, y } of along) {
    const [left, middle] = [side === 1 ? x + gap : x - gap - width, y + side * rem];
    const isWithin =
      left > within.left &&
      left + width < within.right &&
      middle - rem / 2 > within.top &&
      middle + rem / 2 < within.bottom;
    const isFree = points.every(
      (point) =>
        point.x < left - rem / 2 ||
        point.x > left + width + rem / 2 ||
        Math.abs(point.y - middle) > rem * 1.1,
    );
    if (isWithin && isFree) return { x: left, y: middle };
  }
  return null;
}

/** A label under each bar. */
export function feetOf(feet: BarsSpec['feet'] & object, theme: ChartTheme): Plugin {
  return {
    id: 'feet',
    afterDatasetsDraw(chart) {
      const { ctx, chartArea } = chart;
      ctx.save();
      ctx.font = fontOf(theme);
      ctx.fillStyle = theme.tones.quiet;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'top';
      feet.forEach((foot, at) => {
        for (const bar of chart.getDatasetMeta(at).data)
          ctx.fillText(foot, bar.tooltipPosition(true).x ?? 0, chartArea.bottom + theme.remPixels * 0.25);
      });
      ctx.restore();
    },
  };
}

/** A dot at the most likely value of each bar that shows a range. */
export function dotsOf({ series }: BarsSpec, theme: ChartTheme): Plugin {
  return {
    id: 'dots',
    afterDatasetsDraw(chart) {
      const { ctx, scales } = chart;
      ctx.save();
      ctx.fillStyle = theme.tones.ink;
      ctx.strokeStyle = theme.wall;
      ctx.lineWidth = theme.remPixels / 8;
      series.forEach(({ dots = [] }, at) => {
        dots.forEach((dot, index) => {
          const bar = chart.getDatasetMeta(at).data[index]?.tooltipPosition(true);
          const along = scales['x']?.getPixelForValue(dot);
          if (bar === undefined || along === undefined) return;
          ctx.beginPath();
          ctx.arc(along, bar.y ?? 0, theme.remPixels * 0.4, 0, Math.PI * 2);
          ctx.fill();
          ctx.stroke();
        });
      });
      ctx.restore();
    },
  };
}

/** A line across each bar, at another value. */
export function linesAcross({ series, horizontal = false }: BarsSpec, theme: ChartTheme): Plugin {
  return {
    id: 'lines-across',
    afterDatasetsDraw(chart) {
      const { ctx, scales } = chart;
      const thick = theme.remPixels * 0.2;
      ctx.save();
      ctx.fillStyle = theme.tones.ink;
      ctx.strokeStyle = theme.wall;
      ctx.lineWidth = theme.remPixels / 8;
      series.forEach(({ lines = [] }, at) => {
        lines.forEach((line, index) => {
          const bar = chart.getDatasetMeta(at).data[index]?.getProps(['x', 'y', 'width', 'height']);
          const along = scales[horizontal ? 'x' : 'y']?.getPixelForValue(line);
          if (bar === undefined || along === undefined) return;
          const across = Number(horizontal ? bar['y'] : bar['x']);
          const long = Number(horizontal ? bar['height'] : bar['width']) + theme.remPixels / 2;
          const place: [number, number, number, number] = horizontal
            ? [along - thick / 2, across - long / 2, thick, long]
            : [across - long / 2, along - thick / 2, long, thick];
          ctx.strokeRect(...place);
          ctx.fillRect(...place);
        });
      });
      ctx.restore();
    },
  };
}

/** Moves points apart that would hide each other. They can be touched where they are drawn. */
export function apartFrom(step: number): Plugin {
  return {
    id: 'apart',
    afterUpdate(chart) {
      const points = chart.getSortedVisibleDatasetMetas().flatMap(({ data }) => data);
      const places = spread(
        points.map(({ x, y }) => ({ x, y })),
        step,
      );
      points.forEach((point, at) => {
        const place = places[at];
        if (place === undefined) return;
        point.x = place.x;
        point.y = place.y;
      });
    },
  };
}

/** Where the replay is: a line through a course or beside bars, or a ring around a point. */
export function pointer(spec: ChartSpec, at: () => readonly Drawn[], theme: ChartTheme): Plugin {
  return {
    id: 'pointer',
    afterDatasetsDraw(chart) {
      const drawn = at();
      const [first] = drawn;
      const element = first && chart.getDatasetMeta(first.series).data[first.index];
      if (element === undefined) return;
      const { ctx, chartArea } = chart;
      ctx.save();
      ctx.strokeStyle = theme.tones.ink;
      ctx.lineWidth = theme.remPixels / 8;
      ctx.beginPath();
      switch (spec.kind) {
        case 'lines':
          ctx.moveTo(element.x, chartArea.top);
          ctx.lineTo(element.x, chartArea.bottom);
          break;
        case 'points':
          ctx.arc(element.x, element.y, theme.remPixels * 0.75, 0, Math.PI * 2);
          break;
        case 'bars':
          ctx.lineWidth = theme.remPixels / 4;
          for (const [from, to] of besideBars(chart, drawn, spec.horizontal === true)) {
            const [left, bottom] = [chartArea.left, chartArea.bottom];
            if (spec.horizontal === true) {
              ctx.moveTo(left, from);
              ctx.lineTo(left, to);
            } else {
              ctx.moveTo(from, bottom);
              ctx.lineTo(to, bottom);
            }
          }
      }
      ctx.stroke();
      ctx.restore();
    },
  };
}

/** From where to where each category's marked bars go along the axis. */
function besideBars(chart: Chart, drawn: readonly Drawn[], horizontal: boolean): [number, number][] {
  return [...Map.groupBy(drawn, ({ index }) => index).values()].map((bars) => {
    const edges = bars.flatMap(({ series, index }) => {
      const bar = chart.getDatasetMeta(series).data[index]?.getProps(['x', 'y', 'width', 'height']);
      const middle = Number(bar?.[horizontal ? 'y' : 'x']);
      const half = Number(bar?.[horizontal ? 'height' : 'width']) / 2;
      return [middle - half, middle + half];
    });
    return [Math.min(...edges), Math.max(...edges)];
  });
}
