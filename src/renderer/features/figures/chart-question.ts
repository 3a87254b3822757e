import type { BarsSpec, Category, ChartContent, Ink, Numbers } from '../../ui/charts/chart.ts';

/** One question about many games, with one or more charts that answer it. */
export interface ChartQuestion {
  readonly id: string;
  readonly views: readonly { readonly label: string; readonly chart: ChartContent }[];
}

export function one(chart: ChartContent): ChartQuestion {
  return { id: chart.id, views: [{ label: chart.title, chart }] };
}

/** More bars would be hard to tell apart; the table of numbers lists everybody. */
export const MOST_BARS = 12;

export const INK: Ink = { kind: 'tone', tone: 'ink' };
export const QUIET: Ink = { kind: 'tone', tone: 'quiet' };
export const LINE: Ink = { kind: 'tone', tone: 'line' };

type Value = number | readonly [number, number] | null;

/** One bar for each row, its length written the way all of them are. */
interface Drawn<Row> {
  readonly label: string;
  readonly format: (value: number) => string;
  readonly name: (row: Row) => Category;
  readonly value: (row: Row) => Value;
  readonly ink?: Ink;
  readonly inkOf?: (row: Row) => Ink;
  /** A mark across the bar, or on it. */
  readonly line?: (row: Row) => number;
  readonly dot?: (row: Row) => number;
  readonly said?: (row: Row) => string;
  readonly href?: (row: Row) => string;
}

export function barsOf<Row>(rows: readonly Row[], drawn: Drawn<Row>): BarsSpec {
  const { label, format, name, value, ink = INK, inkOf, line, dot, said, href } = drawn;
  return {
    kind: 'bars',
    horizontal: true,
    categories: rows.map(name),
    series: [
      {
        label,
        ink,
        values: rows.map(value),
        ...(inkOf === undefined ? {} : { inks: rows.map(inkOf) }),
        ...(line === undefined ? {} : { lines: rows.map(line) }),
        ...(dot === undefined ? {} : { dots: rows.map(dot) }),
        ...(said === undefined ? {} : { said: rows.map(said) }),
      },
    ],
    y: { label, format },
    ...(href === undefined ? {} : { moments: rows.map((row) => ({ href: href(row) })) }),
  };
}

/** A column's heading, what it says of a row, and where that leads. */
export type Column<Row> = readonly [
  label: string,
  of: (row: Row) => string,
  href?: (row: Row) => string | null,
];

/** The numbers of a chart: the first column names the row. */
export function tableOf<Row>(
  caption: string,
  rows: readonly Row[],
  [[first, headOf, hrefOf], ...columns]: readonly [Column<Row>, ...Column<Row>[]],
): Numbers {
  const leads = columns.some(([, , href]) => href !== undefined);
  return {
    caption,
    columns: [first, ...columns.map(([label]) => label)],
    rows: rows.map((row) => {
      const href = hrefOf?.(row) ?? null;
      return {
        head: headOf(row),
        ...(href === null ? {} : { href }),
        cells: columns.map(([, of]) => of(row)),
        ...(leads ? { hrefs: columns.map(([, , to]) => to?.(row) ?? null) } : {}),
      };
    }),
  };
}
