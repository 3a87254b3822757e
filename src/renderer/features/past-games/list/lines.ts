import type { HistoryMonth } from '../../../../shared/api.ts';

/** What a line of the list is; all lines of a kind have the same height. */
export const LINE_KINDS = ['year', 'month', 'evening', 'game'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export type ByKind = Readonly<Record<LineKind, number>>;

interface Placed {
  /** How many lines of each kind are above. */
  readonly above: ByKind;
  /** The position of its game, or of the first game below it. */
  readonly at: number;
}

/** A line above games, and how many of them there are. */
export interface Heading extends Placed {
  readonly kind: Exclude<LineKind, 'game'>;
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
  /** How many games there are. */
  readonly count: number;
  /** The line of each game. */
  readonly ofGame: readonly number[];
  /** How many lines of each kind there are. */
  readonly total: ByKind;
}

export function linesOf(months: readonly HistoryMonth[]): Lines {
  const all: Line[] = [];
  const ofGame: number[] = [];
  const total = { year: 0, month: 0, evening: 0, game: 0 };
  // Ten thousand of them, so each is made at once.
  const above = (): ByKind => ({
    year: total.year,
    month: total.month,
    evening: total.evening,
    game: total.game,
  });
  const head = (kind: Heading['kind'], named: string, games: number) => {
    all.push({ kind, named, games, above: above(), at: total.game });
    total[kind] += 1;
  };
  const hang = (grouped: boolean) => {
    ofGame.push(all.length);
    all.push({ kind: 'game', grouped, above: above(), at: total.game });
    total.game += 1;
  };
  let year: string | null = null;
  for (const [place, { month, evenings }] of months.entries()) {
    if (yearOf(month) !== year) {
      year = yearOf(month);
      head('year', year, gamesOfYear(months, place));
    }
    head('month', month, sum(evenings));
    for (const games of evenings) {
      if (games > 1) head('evening', month, games);
      for (let game = 0; game < games; game += 1) hang(games > 1);
    }
  }
  return { all, count: total.game, ofGame, total };
}

function yearOf(month: string): string {
  return month.slice(0, 4);
}

/** The games of the year that begins with this month of the list. */
function gamesOfYear(months: readonly HistoryMonth[], place: number): number {
  const year = yearOf(months[place]?.month ?? '');
  let games = 0;
  for (let at = place; at < months.length; at += 1) {
    const { month, evenings } = months[at] ?? { month: '', evenings: [] };
    if (yearOf(month) !== year) break;
    games += sum(evenings);
  }
  return games;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
