/**
 * What a chart shows, in words of our own: the drawing library is loaded only when one is drawn. Whoever makes a chart
 * says what is in it, and the wrapper sees to colours, patterns, light and dark, print and pictures.
 */
export type ChartSpec = LinesSpec | BarsSpec | PointsSpec;

/** What something is drawn in: its colour, and a pattern, dash or shape that says the same without it. */
export type Ink =
  /** An artist, by the place on the edition's own board, from 1. */
  | { readonly kind: 'artist'; readonly place: number }
  /** A player, by seat, or by any other number from 0. */
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'tone'; readonly tone: Tone };

export const TONES = ['ink', 'quiet', 'line', 'dot'] as const;
export type Tone = (typeof TONES)[number];

export interface Axis {
  readonly label: string;
  readonly format: (value: number) => string;
}

export interface Series<Value> {
  readonly label: string;
  readonly ink: Ink;
  readonly values: readonly Value[];
  /** An ink for each value, where the series has not one for all of them. */
  readonly inks?: readonly Ink[];
  /** Where within the span of each value the likeliest lies. */
  readonly dots?: readonly number[];
  /** Series of one name are stacked upon each other. */
  readonly stack?: string;
  /** Left out of the legend, since another series there says the same. */
  readonly unlisted?: boolean;
  /** What is said of each value, where the value alone does not say it. */
  readonly said?: readonly string[];
}

/** How something went, moment by moment. */
export interface LinesSpec {
  readonly kind: 'lines';
  readonly categories: readonly string[];
  readonly series: readonly Series<number | null>[];
  readonly y: Axis;
  /** Places between the moments, such as where a round begins. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
}

/** Amounts side by side or upon each other; a pair is drawn from its first number to its second. */
export interface BarsSpec {
  readonly kind: 'bars';
  readonly categories: readonly Category[];
  readonly series: readonly Series<number | readonly [number, number] | null>[];
  readonly stacked?: boolean;
  /** The bars lie, so that long names stand before them and as many as there are. */
  readonly lying?: boolean;
  /** Each bar of a category has a word under it, in place of a legend. */
  readonly feet?: readonly string[];
  readonly y: Axis;
}

/** A name, or several lines: what it is, and what is to be known of it. */
export type Category = string | readonly string[];

/** One thing against another. */
export interface PointsSpec {
  readonly kind: 'points';
  readonly series: readonly Series<Point>[];
  readonly x: Axis;
  readonly y: Axis;
  /** Draws the line on which both are the same, and says what lies above and below it. */
  readonly equal?: { readonly above: string; readonly below: string };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A chart's numbers, ready to be read. */
export interface Numbers {
  readonly caption: string;
  /** What the first column and those after it hold. */
  readonly columns: readonly string[];
  readonly rows: readonly NumbersRow[];
}

export interface NumbersRow {
  readonly head: string;
  readonly cells: readonly string[];
  /** A sum of those above it. */
  readonly sum?: boolean;
}

/** A chart with all that belongs to it. */
export interface ChartTold {
  readonly id: string;
  /** The question that the chart answers. */
  readonly title: string;
  /** The answer in a sentence or two: it stands for the chart where nobody can see it. */
  readonly answer: string;
  /** What should be known before it is believed, such as what the game does not keep. */
  readonly note?: string;
  /** `null` where there is nothing to draw yet. */
  readonly spec: ChartSpec | null;
  readonly numbers: readonly Numbers[];
}
