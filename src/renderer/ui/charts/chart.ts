/**
 * What a chart shows, independent of the drawing library, which is loaded with the first chart. A spec says
 * what is in the chart; the wrapper takes care of colours, patterns, dark mode, print and pictures.
 */
export type ChartSpec = LinesSpec | BarsSpec | PointsSpec;

/** How something is drawn. Only artists have a hue; everything has a pattern, dash or shape that says the same. */
export type Ink =
  /** An artist, by position on the edition's board, from 1. */
  | { readonly kind: 'artist'; readonly place: number }
  /** A player by seat, or anybody else numbered from 0: in greys. */
  | { readonly kind: 'seat'; readonly seat: number }
  /** A grey, with the pattern of that number; plain without one. */
  | { readonly kind: 'tone'; readonly tone: Tone; readonly pattern?: number };

export type Tone = 'ink' | 'quiet' | 'line' | 'pale';

export interface Axis {
  readonly label: string;
  readonly format: (value: number) => string;
}

/** A moment of a replay that something drawn stands for: a step, or a round as a whole. */
export interface Moment {
  readonly step?: number;
  readonly round?: number;
  readonly href: string;
}

/** Where the replay is. */
export interface ReplayPlace {
  readonly step: number;
  readonly round: number;
}

export interface Series<Value> {
  readonly label: string;
  /** What it comes to, after its name at the end of its line. */
  readonly end?: string;
  /** Whom the chart is about: a stronger line. */
  readonly strong?: boolean;
  readonly ink: Ink;
  readonly values: readonly Value[];
  /** One ink per value, if the series doesn't have a single one. */
  readonly inks?: readonly Ink[];
  /** The most likely value within each bar's span. */
  readonly dots?: readonly number[];
  /** A line across each bar. */
  readonly lines?: readonly number[];
  /** Tooltip text for each value, if the value alone isn't enough. */
  readonly said?: readonly string[];
  /** The same in fewer words, beside bars that aren't drawn as a chart. */
  readonly beside?: readonly string[];
  /** The moment each point or bar stands for. */
  readonly moments?: readonly Moment[];
}

/** How values change over time. */
export interface LinesSpec {
  readonly kind: 'lines';
  readonly categories: readonly string[];
  readonly series: readonly Series<number | null>[];
  readonly y: Axis;
  /** The moment each category stands for. */
  readonly moments?: readonly (Moment | null)[];
  /** Marks between the moments, such as the start of a round. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  /** Moments that are told elsewhere, by the same number, on the line of that series. */
  readonly numbered?: readonly { readonly at: number; readonly series: number; readonly number: string }[];
}

/** Bars side by side or stacked. A pair of numbers is drawn from the first to the second. */
export interface BarsSpec {
  readonly kind: 'bars';
  readonly categories: readonly Category[];
  readonly series: readonly Series<number | readonly [number, number] | null>[];
  readonly stacked?: boolean;
  /** Horizontal bars, for long names and any number of them. */
  readonly horizontal?: boolean;
  /** A label under each bar of a category, instead of a legend. */
  readonly feet?: readonly string[];
  readonly y: Axis;
  /** The moment each category stands for. */
  readonly moments?: readonly (Moment | null)[];
}

/** A name, or several lines with details below it. */
export type Category = string | readonly string[];

/** A scatter chart. */
export interface PointsSpec {
  readonly kind: 'points';
  readonly series: readonly Series<Point>[];
  readonly x: Axis;
  readonly y: Axis;
  /** Draws the diagonal where both values are equal, with a label on each side. */
  readonly equal?: { readonly above: string; readonly below: string };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A chart's numbers as a table. */
export interface Numbers {
  readonly caption: string;
  /** The headings of the first column and the rest. */
  readonly columns: readonly string[];
  readonly rows: readonly NumbersRow[];
}

export interface NumbersRow {
  readonly head: string;
  /** Where the head leads. */
  readonly href?: string;
  /** Where each cell leads, if it does. */
  readonly hrefs?: readonly (string | null)[];
  readonly cells: readonly string[];
  /** A total of the rows above. */
  readonly sum?: boolean;
}

/** Moments worth a look, as links. */
export interface Highlights {
  readonly title: string;
  readonly items: readonly { readonly text: string; readonly detail: string; readonly href: string }[];
}

/** A chart with everything around it. */
export interface ChartContent {
  readonly id: string;
  /** The question the chart answers. */
  readonly title: string;
  /** The answer in a sentence or two, also the chart's text alternative. */
  readonly answer: string;
  /** A caveat, such as something the game doesn't record. */
  readonly note?: string | null;
  /** `null` if there is nothing to draw yet. */
  readonly spec: ChartSpec | null;
  readonly numbers: readonly Numbers[];
  readonly highlights?: readonly Highlights[];
  /** The highlights unfold below this. */
  readonly folded?: string;
}
