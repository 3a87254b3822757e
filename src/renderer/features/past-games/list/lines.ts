import type { HistoryMonth } from '../../../../shared/api.ts';

/** The lines above games, and their heights in rem. All games are equally high. */
export const HEADINGS = { year: 3.75, month: 2.5, evening: 2.75 } as const;
export type HeadingKind = keyof typeof HEADINGS;

interface Placed {
  /** The position of its game, or of the first game below it. */
  readonly at: number;
  /** How high all the headings above it are together. */
  readonly above: number;
}

/** A line above games, and how many of them there are. */
export interface Heading extends Placed {
  readonly kind: HeadingKind;
  /** The month, or the year. */
  readonly named: string;
  readonly games: number;
}

export interface GameLine extends Placed {
  readonly kind: 'game';
  /** One of several games of an evening. */
  readonly grouped: boolean;
}

export type Line = Heading | GameLine;

/** The whole list, loaded or not. */
export interface Lines {
  readonly all: readonly Line[];
  /** The line of each game. */
  readonly ofGame: readonly number[];
  /** How many games and years there are. */
  readonly count: number;
  readonly years: number;
  /** How high all its headings are together. */
  readonly headings: number;
  /** How many paintings the longest strip has. */
  readonly longest: number;
}

export function linesOf(months: readonly HistoryMonth[]): Lines {
  const all: Line[] = [];
  const ofGame: number[] = [];
  let above = 0;
  const head = (kind: HeadingKind, named: string, games: number) => {
    all.push({ kind, named, games, above, at: ofGame.length });
    above += HEADINGS[kind];
  };
  let years = 0;
  for (const [place, { month, evenings }] of months.entries()) {
    if (place === 0 || yearOf(months[place - 1]) !== yearOf(months[place])) {
      head('year', yearOf(months[place]), gamesOfYear(months.slice(place)));
      years += 1;
    }
    head('month', month, sum(evenings));
    for (const games of evenings) {
      if (games > 1) head('evening', month, games);
      for (let game = 0; game < games; game += 1) {
        all.push({ kind: 'game', grouped: games > 1, above, at: ofGame.length });
        ofGame.push(all.length - 1);
      }
    }
  }
  const longest = Math.max(0, ...months.map((month) => month.longest ?? 0));
  return { all, ofGame, count: ofGame.length, years, headings: above, longest };
}

function yearOf(month: HistoryMonth | undefined): string {
  return month?.month.slice(0, 4) ?? '';
}

/** The games of the year that the first of these months is in: games dated in the future come last, and may be of the same. */
function gamesOfYear(months: readonly HistoryMonth[]): number {
  const end = months.findIndex((month) => yearOf(month) !== yearOf(months[0]));
  return sum(months.slice(0, end === -1 ? undefined : end).flatMap(({ evenings }) => evenings));
}

/** Only games. */
export function flatLines(count: number, longest: number): Lines {
  const all = Array.from({ length: count }, (_, at): GameLine => ({
    kind: 'game',
    grouped: false,
    above: 0,
    at,
  }));
  return { all, ofGame: all.map(({ at }) => at), count, years: 0, headings: 0, longest };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
