import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { EditionId } from '../record/index.ts';
import { gameFilter } from './history.ts';
import { id } from './shapes.ts';

/**
 * People and the group over all their games. `docs/statistics.md` defines every figure. Games that are unfinished,
 * given up, played wrong or in the trash count nowhere, and those of the sample history with no others.
 */

/** The games that count, or those of the sample history, which count among themselves alone. */
const figuresFilter = v.object({ ...gameFilter.entries, sample: v.exactOptional(v.literal(true)) });
export type FiguresFilter = v.InferOutput<typeof figuresFilter>;

/** How many of the games could count for a figure: not every game is kept with prices. */
export interface Basis {
  readonly games: number;
  readonly of: number;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A game that a figure points to. */
export interface GamePoint {
  readonly game: string;
  readonly playedAt: string;
  readonly edition: EditionId;
}

export interface Rating {
  /** Where the player probably stands; everybody begins at 25. */
  readonly value: number;
  /** One standard deviation: with two of them to either side, the truth is 95 in 100 times in between. */
  readonly uncertainty: number;
}

export interface RatingPoint extends GamePoint, Rating {}

/** One line a person in the table of everybody, best rating first. */
export interface PersonLine extends Named {
  readonly retired: boolean;
  readonly colour: string | null;
  readonly games: number;
  /** A shared win is a win of everybody who shares it. */
  readonly wins: number;
  /** How many would be won if everybody at each table were equally good. */
  readonly expectedWins: number;
  /** `null` where no place is known: where somebody wrote down no more than who else had won. */
  readonly averagePlace: number | null;
  readonly rating: Rating;
  readonly lastPlayedAt: string;
}

/** How one fares with an edition and so many at the table: scores compare within these alone. */
export interface AverageLine {
  readonly edition: EditionId;
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
  readonly averageScore: number;
  readonly best: ScorePoint;
  readonly worst: ScorePoint;
}

export interface ScorePoint extends GamePoint {
  readonly score: number;
}

/** What a player’s paintings brought and cost, where every price is known. */
export interface Margin {
  readonly basis: Basis;
  readonly paintings: number;
  /** Paid out less paid for them, in thousands. */
  readonly profit: number;
  /** The same for each painting; `null` without any. */
  readonly perPainting: number | null;
}

/** Two ways to live, for an average game in which every price is known. */
export interface DealerAndCollector {
  readonly basis: Basis;
  /** What others paid for one’s lots. */
  readonly dealer: number;
  /** Payouts less purchases. */
  readonly collector: number;
}

/** How many of an artist’s works one held, of an edition. */
export interface ArtistHeld {
  readonly edition: EditionId;
  readonly artist: string;
  readonly works: number;
  /** All works of this edition that one held. */
  readonly of: number;
}

/** How one fares against somebody. */
export interface Opponent extends Named {
  readonly games: number;
  /** Games in which they placed better. */
  readonly beatenBy: number;
  /** Games in which they placed worse. */
  readonly beaten: number;
}

export interface Streaks {
  /** Wins in a row up to the latest game. */
  readonly winsNow: number;
  readonly longestWins: number;
  /** Games without a win up to the latest. */
  readonly withoutWinNow: number;
  readonly longestWithoutWin: number;
}

/** A lot that stands out. */
export interface LotRecord extends GamePoint {
  readonly index: number;
  readonly artist: string;
  readonly cards: 1 | 2;
  readonly buyer: Named;
  readonly price: number;
  /** What the bank paid for it. */
  readonly paid: number;
}

export interface AmountRecord extends GamePoint {
  readonly person: Named;
  readonly amount: number;
}

export interface PersonFigures extends Named {
  readonly games: number;
  readonly wins: number;
  readonly sharedWins: number;
  readonly expectedWins: number;
  readonly averagePlace: number | null;
  readonly averages: readonly AverageLine[];
  readonly margin: Margin;
  readonly dealerAndCollector: DealerAndCollector;
  /** Edition after edition, the one played most first, and in each the artist most held first: the favourite. */
  readonly artists: readonly ArtistHeld[];
  /** Everybody one met, most games together first. */
  readonly opponents: readonly Opponent[];
  /** Who beat one most above chance, of those met at least five times; `null` where nobody did. */
  readonly nemesis: Opponent | null;
  /**
   * After each game, first to last; the present one is the last. Empty without games. Of very many games only some are
   * here, evenly spread, with the first, the last, the highest and the lowest always among them.
   */
  readonly rating: readonly RatingPoint[];
  readonly streaks: Streaks;
  readonly records: {
    readonly dearest: LotRecord | null;
    readonly bestBargain: LotRecord | null;
    readonly worstDeal: LotRecord | null;
    /** Most paid out in one round, of the auction family. */
    readonly bestRound: AmountRecord | null;
  };
}

export interface Season {
  /** A calendar year of the person’s own clock. */
  readonly year: number;
  readonly games: number;
  /** Most wins in it first. */
  readonly people: readonly (Named & { readonly games: number; readonly wins: number })[];
}

/** A table’s habits with an edition and so many at it. */
export interface TableLine {
  readonly edition: EditionId;
  readonly seats: number;
  readonly games: number;
  readonly averageScore: number;
  readonly averageWinningScore: number;
  /** By how much the winner was ahead of the next, on average. */
  readonly averageLead: number;
  readonly highest: AmountRecord;
  readonly lowestWin: AmountRecord;
  /** Whose lead was the smallest: nothing where a win was shared. */
  readonly closest: AmountRecord;
}

export interface TimeRecord extends GamePoint {
  readonly minutes: number;
}

export interface GroupFigures {
  readonly games: number;
  readonly people: number;
  readonly tables: readonly TableLine[];
  readonly artists: readonly ArtistHeld[];
  readonly seasons: readonly Season[];
  /** Games in which every price is known: those of `dearest`, `bestBargain` and `worstDeal`. */
  readonly priced: Basis;
  /** Games of which it is known how long they took. */
  readonly timed: Basis & { readonly averageMinutes: number | null };
  readonly records: {
    readonly dearest: LotRecord | null;
    readonly bestBargain: LotRecord | null;
    readonly worstDeal: LotRecord | null;
    readonly bestRound: AmountRecord | null;
    readonly shortest: TimeRecord | null;
    readonly longest: TimeRecord | null;
    readonly longestWins: (Named & { readonly games: number }) | null;
  };
}

export const statisticsContract = {
  people: oc.input(figuresFilter).output(typed<readonly PersonLine[]>()),
  /** Of one person, by whatever id; the filter holds besides. */
  person: oc
    .input(v.object({ id, filter: figuresFilter }))
    .errors({ NOT_FOUND: {} })
    .output(typed<PersonFigures>()),
  group: oc.input(figuresFilter).output(typed<GroupFigures>()),
};
