import type { ScaleOptionsByType } from 'chart.js';
import type { Axis, Category } from './chart.ts';
import { labelWidth } from './horizontal.ts';
import type { ChartTheme } from './theme.ts';
import { linesWithin } from './writing.ts';

export function letters(theme: ChartTheme) {
  return { family: theme.textFont, size: theme.remPixels * 0.8125 };
}

/** A time axis. */
export function timeAxis(theme: ChartTheme) {
  return {
    grid: { display: false },
    border: { display: false },
    ticks: { color: theme.tones.quiet, font: letters(theme), maxRotation: 45, autoSkipPadding: 8 },
  };
}

/** A category axis that shows every name, wrapped to fit. */
export function categoryAxis(theme: ChartTheme, categories: readonly Category[], horizontal: boolean) {
  const look = timeAxis(theme);
  return {
    ...look,
    type: 'category' as const,
    ticks: {
      ...look.ticks,
      color: theme.tones.ink,
      autoSkip: false,
      callback(
        this: {
          /** Of the axis, beside the other one. */
          readonly width: number;
          readonly chart: { readonly width: number; readonly ctx: CanvasRenderingContext2D };
        },
        value: string | number,
      ): string | string[] {
        const { ctx, width } = this.chart;
        const room = horizontal
          ? labelWidth(width, theme.remPixels)
          : Math.min(width - theme.remPixels * 5, this.width) / categories.length - theme.remPixels / 2;
        ctx.save();
        const { size, family } = look.ticks.font;
        ctx.font = `${size}px ${family}`;
        const lines = linesWithin(ctx, categories, room, !horizontal, !theme.isStill)[Number(value)] ?? '';
        ctx.restore();
        return lines;
      },
    },
  };
}

/** A value axis from zero, whose zero line is the only strong one. */
export function valueAxis(theme: ChartTheme, { label, format }: Axis) {
  const { ticks } = timeAxis(theme);
  return {
    type: 'linear' as const,
    beginAtZero: true,
    grid: {
      display: true,
      color: ({ tick }: { readonly tick?: { readonly value: number } }) =>
        tick?.value === 0 ? theme.tones.line : theme.grid,
    },
    border: { display: false },
    title: { display: true, text: label, color: theme.tones.quiet, font: ticks.font },
    ticks: {
      ...ticks,
      precision: 0,
      maxTicksLimit: 7,
      callback: (value: string | number) => format(Number(value)),
    },
  } satisfies Partial<Record<keyof ScaleOptionsByType<'linear'>, unknown>>;
}
