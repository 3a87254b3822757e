import { editionKey, type AnyEdition } from '../../../shared/record/index.ts';
import type { BarsSpec, Category, ChartContent, Ink, Numbers } from '../../ui/charts/chart.ts';

/** One question about many games, with one or more charts that answer it. */
export interface ChartQuestion {
  readonly id: string;
  readonly views: readonly { readonly label: string; readonly chart: ChartContent }[];
}

export function one(chart: ChartContent): ChartQuestion {
  return { id: chart.id, views: [{ label: chart.title, chart }] };
}

/** Box by box, what can't be compared otherwise; if there is nothing of any, one chart says so. */
export function byBox<Known extends { readonly edition: AnyEdition }>(
  all: readonly Known[],
  none: ChartContent,
  edition: (box: AnyEdition) => string,
  chart: (own: readonly Known[], first: Known) => ChartContent,
): ChartQuestion {
  // By their key: every row comes with a copy of its box.
  const views = [...Map.groupBy(all, (known) => editionKey(known.edition)).values()].flatMap((own) =>
    own.slice(0, 1).map((first) => ({ label: edition(first.edition), chart: chart(own, first) })),
  );
  return views.length === 0 ? one(none) : { id: none.id, views };
}

/** More bars would be hard to tell apart; the table of numbers lists everybody. */
export const MOST_BARS = 12;

export const INK: Ink = { kind: 'tone', tone: 'ink' };
export const QUIET: Ink = { kind: 'tone', tone: 'quiet' };
export const LINE: Ink = { kind: 'tone', tone: 'line' };

/** One bar for each row, its length written the way all of them are. */
interface Drawn<Row> {
  readonly label: string;
  readonly format: (value: number) => string;
  readonly name: (row: Row) => Category;
  readonly value: (row: Row) => number | readonly [number, number];
  readonly ink?: Ink;
  readonly inkOf?: (row: Row) => Ink;
  /** A mark across the bar, or on it. */
  readonly line?: (row: Row) => number;
  readonly dot?: (row: Row) => number;
  readonly said?: (row: Row) => string;
  /** The same in fewer words. */
  readonly beside?: (row: Row) => string;
  readonly href?: ((row: Row) => string | null) | undefined;
}

export function barsOf<Row>(rows: readonly Row[], drawn: Drawn<Row>): BarsSpec {
  const { label, format, name, value, ink = INK, inkOf, line, dot, said, beside, href } = drawn;
  return {
    kind: 'bars',
    horizontal: true,
    categories: rows.map(name),
    series: [
      {
        label,
        ink,
        values: rows.map(value),
        ...(inkOf && { inks: rows.map(inkOf) }),
        ...(line && { lines: rows.map(line) }),
        ...(dot && { dots: rows.map(dot) }),
        ...(said && { said: rows.map(said) }),
        ...(beside && { beside: rows.map(beside) }),
      },
    ],
    y: { label, format },
    ...(href && { moments: rows.map((row) => ({ href: href(row) ?? '' })) }),
  };
}

/** A column's heading, what it says of a row, and where that leads. */
export type Column<Row> = readonly [
  label: string,
  of: (row: Row) => string,
  href?: (row: Row) => string | null,
];

interface Charted<Row> extends Omit<Drawn<Row>, 'name' | 'href'> {
  /** If it isn't what the table begins with. */
  readonly name?: (row: Row) => Category;
  /** The first row that is drawn, from the end if it is negative. */
  readonly from?: number;
}

/** Bars and the table of their numbers, whose first column names the rows and leads where they lead. */
export function barChart<Row>(
  { caption, ...told }: Omit<ChartContent, 'spec' | 'numbers'> & { readonly caption?: string },
  rows: readonly Row[],
  columns: readonly [Column<Row>, ...Column<Row>[]],
  { from = 0, ...drawn }: Charted<Row>,
): ChartContent & { readonly spec: BarsSpec } {
  const [[, name, href]] = columns;
  return {
    ...told,
    spec: barsOf(rows.slice(from).slice(0, MOST_BARS), { name, href, ...drawn }),
    numbers: [tableOf(caption ?? told.title, rows, columns)],
  };
}

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

/** Questions about one subject; without any, it isn't shown. */
export interface Subject {
  readonly label: string;
  /** `null` until they can be answered. */
  readonly answers: readonly ChartQuestion[] | null;
  readonly failed: boolean;
}

/** The subjects up to the first that is still awaited, which would move those after it. */
export function inOrder(
  subjects: readonly Subject[],
): (Subject & { readonly answers: readonly ChartQuestion[] })[] {
  const awaited = subjects.findIndex(({ answers, failed }) => answers === null && !failed);
  return subjects
    .slice(0, awaited === -1 ? subjects.length : awaited)
    .flatMap(({ answers, ...subject }) => (answers?.length ? { ...subject, answers } : []));
}
