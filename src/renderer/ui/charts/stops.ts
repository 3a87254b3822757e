import type { Axis, BarsSpec, ChartSpec, Moment, ReplayPlace, Series } from './chart.ts';
import { inOneLine } from './writing.ts';

/** A value drawn in a chart, by the positions of its series and of the value in it. */
export interface Drawn {
  readonly series: number;
  readonly index: number;
}

/** A stop on the way through a chart with the keyboard: a category with all its values, or a single point or bar. */
export interface Stop {
  readonly said: string;
  readonly drawn: readonly Drawn[];
  readonly moment: Moment | null;
}

export function stopsOf(spec: ChartSpec): readonly Stop[] {
  switch (spec.kind) {
    case 'lines':
    case 'bars':
      if (spec.kind === 'bars' && spec.series.some(({ moments }) => moments !== undefined))
        return singleBars(spec);
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

/** Bars that stand for different moments within a category. */
function singleBars({ categories, series, y }: BarsSpec): Stop[] {
  return categories.flatMap((category, index) =>
    series.flatMap((one, at) =>
      (one.values[index] ?? null) === null
        ? []
        : {
            said: `${inOneLine(category)}: ${saidOf(one, index, y)}`,
            drawn: [{ series: at, index }],
            moment: one.moments?.[index] ?? null,
          },
    ),
  );
}

/**
 * What is drawn for the place of the replay: in a course the last moment so far, otherwise everything about its round
 * or this very step. A course that is over has none.
 */
export function markedAt(
  spec: ChartSpec,
  stops: readonly Stop[],
  { step, round }: ReplayPlace,
): readonly Drawn[] {
  switch (spec.kind) {
    case 'lines': {
      if (step > (stops.at(-1)?.moment?.step ?? -1)) return [];
      return stops.findLast(({ moment }) => (moment?.step ?? Infinity) <= step)?.drawn ?? [];
    }
    case 'bars':
    case 'points':
      return stops
        .filter(({ moment }) =>
          moment?.round === undefined ? moment?.step === step : moment.round === round,
        )
        .flatMap(({ drawn }) => drawn);
  }
}

export function saidOf(series: Series<unknown> | undefined, index: number, { format }: Axis): string {
  if (series === undefined) return '';
  const value = series.values[index];
  const said = series.said?.[index] ?? (typeof value === 'number' ? format(value) : '–');
  return `${series.label}: ${said}`;
}
