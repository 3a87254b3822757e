import type { Axis, ChartSpec, Moment, Series } from './chart.ts';
import { inOneLine } from './writing.ts';

/** A value drawn in a chart, by the positions of its series and of the value in it. */
export interface Drawn {
  readonly series: number;
  readonly index: number;
}

/** A stop on the way through a chart with the keyboard: a category with all its values, or a single point. */
export interface Stop {
  readonly said: string;
  readonly drawn: readonly Drawn[];
  readonly moment: Moment | null;
}

export function stopsOf(spec: ChartSpec): readonly Stop[] {
  switch (spec.kind) {
    case 'lines':
    case 'bars':
      return spec.categories.map((category, index) => ({
        said: `${inOneLine(category)}: ${spec.series
          .filter((one) => (one.values[index] ?? null) !== null)
          .map((one) => saidOf(one, index, spec.y))
          .join('; ')}`,
        drawn: spec.series.flatMap((one, series) =>
          (one.values[index] ?? null) === null ? [] : { series, index },
        ),
        moment: spec.moments?.[index] ?? null,
      }));
    case 'points':
      return spec.series
        .flatMap((one, series) =>
          one.values.map(({ x, y }, index) => ({
            x,
            y,
            stop: {
              said: one.said?.[index] ?? `${one.label}: ${spec.x.format(x)}, ${spec.y.format(y)}`,
              drawn: [{ series, index }],
              moment: one.moments?.[index] ?? null,
            },
          })),
        )
        .sort((one, other) => one.x - other.x || one.y - other.y)
        .map(({ stop }) => stop);
  }
}

/** The stop that a drawn value belongs to; -1 if there is none. */
export function stopAt(stops: readonly Stop[], { series, index }: Drawn): number {
  return stops.findIndex(({ drawn }) => drawn.some((one) => one.series === series && one.index === index));
}

/**
 * Which stop stands for a step of the replay: in a course the last one so far, among single points the one at this very
 * step. Returns `null` if there is none, or a course is already over.
 */
export function stopOfStep(spec: ChartSpec, stops: readonly Stop[], step: number): number | null {
  const over = step > (stops.at(-1)?.moment?.step ?? -1);
  const stands =
    spec.kind !== 'lines'
      ? stops.findIndex(({ moment }) => moment?.step === step)
      : over
        ? -1
        : stops.findLastIndex(({ moment }) => (moment?.step ?? Infinity) <= step);
  return stands === -1 ? null : stands;
}

export function saidOf(series: Series<unknown> | undefined, index: number, { format }: Axis): string {
  if (series === undefined) return '';
  const value = series.values[index];
  const said = series.said?.[index] ?? (typeof value === 'number' ? format(value) : '–');
  return `${series.label}: ${said}`;
}
