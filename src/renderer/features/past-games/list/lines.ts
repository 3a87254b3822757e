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

/** A month, or a year; games dated in the future come last, and may be of the same. */
interface Span {
  readonly named: string;
  readonly games: number;
  /** On how many evenings they were. */
  readonly evenings: number;
}

export interface Year extends Span {
  /** The position of its first game. */
  readonly at: number;
  readonly months: readonly HistoryMonth[];
}

/** A line above games. */
export interface Heading extends Placed, Span {
  readonly kind: HeadingKind;
}

export interface GameLine extends Placed {
  readonly kind: 'game';
  /** Those of its year, its month and, if it is one of several games, its evening. */
  readonly under: readonly Heading[];
}

export type Line = Heading | GameLine;

/** The list down to its last open year, loaded or not. */
export interface Lines {
  readonly all: readonly Line[];
  readonly rows: readonly GameLine[];
  /** How many games there are in the open years. */
  readonly count: number;
  /** In all years. The evenings aren't known in another order. */
  readonly games: number;
  readonly evenings: number | null;
  readonly years: number;
  /** The years below, each of which is one line until it is opened. */
  readonly folded: readonly Year[];
  /** How high all its headings are together. */
  readonly headings: number;
  /** How many paintings the longest strip has. */
  readonly longest: number;
}

/** As many games are shown in any case: a year that has just begun isn't all there is to see. */
const FEWEST_OPEN = 10;

/** Down to a year, or only what is open in any case; without one, nothing is folded. */
export function linesOf(months: readonly HistoryMonth[], downTo?: string): Lines {
  const all: Line[] = [];
  const rows: GameLine[] = [];
  let above = 0;
  const head = (kind: HeadingKind, { named, games, evenings }: Span): Heading => {
    const heading = { kind, named, games, evenings, above, at: rows.length };
    all.push(heading);
    above += HEADINGS[kind];
    return heading;
  };
  const years = yearsOf(months);
  const open = downTo === undefined ? years.length : openOf(years, downTo);
  for (const year of years.slice(0, open)) {
    const ofYear = head('year', year);
    for (const { month, evenings } of year.months) {
      const alone = [
        ofYear,
        head('month', { named: month, games: sum(evenings), evenings: evenings.length }),
      ];
      for (const games of evenings) {
        const under = games > 1 ? [...alone, head('evening', { named: month, games, evenings: 1 })] : alone;
        for (let game = 0; game < games; game += 1) {
          const line = { kind: 'game', under, above, at: rows.length } as const;
          rows.push(line);
          all.push(line);
        }
      }
    }
  }
  return {
    all,
    rows,
    count: rows.length,
    games: sum(years.map(({ games }) => games)),
    evenings: sum(years.map(({ evenings }) => evenings)),
    years: years.length,
    folded: years.slice(open),
    headings: above,
    longest: Math.max(0, ...months.map((month) => month.longest ?? 0)),
  };
}

function yearsOf(months: readonly HistoryMonth[]): Year[] {
  const years: Year[] = [];
  for (const month of months) {
    const [named, games] = [month.month.slice(0, 4), sum(month.evenings)];
    const last = years.at(-1);
    if (last?.named !== named) {
      const at = last === undefined ? 0 : last.at + last.games;
      years.push({ named, games, evenings: month.evenings.length, at, months: [month] });
    } else {
      const evenings = last.evenings + month.evenings.length;
      years.splice(-1, 1, { ...last, games: last.games + games, evenings, months: [...last.months, month] });
    }
  }
  return years;
}

function openOf(years: readonly Year[], downTo: string): number {
  const enough = years.findIndex(({ at, games }) => at + games >= FEWEST_OPEN);
  const asked = years.findLastIndex(({ named }) => named === downTo);
  return enough === -1 ? years.length : Math.max(asked, enough) + 1;
}

/** Only games. */
export function flatLines(games: number, longest: number): Lines {
  const rows = Array.from({ length: games }, (_, at): GameLine => ({
    kind: 'game',
    under: [],
    above: 0,
    at,
  }));
  const folded = { years: 0, folded: [], headings: 0, longest };
  return { all: rows, rows, count: games, games, evenings: null, ...folded };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
