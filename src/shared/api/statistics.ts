import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { WallReason } from '../catalogue/index.ts';
import type { Cause } from '../core/causes.ts';
import type { Interval } from '../core/resampling.ts';
import type { AnyEdition } from '../record/index.ts';
import { gameFilter } from './history.ts';
import type { Sent } from './sent-once.ts';
import { calendarYear, id } from './shapes.ts';

/**
 * People and the group over all their games. `docs/statistics.md` defines every figure. Unfinished, abandoned,
 * misplayed and trashed games don't count, and sample games are only counted among themselves.
 */

/** All games that count, or only the sample history. */
export const figuresFilter = v.object(
  v.entriesFromObjects([gameFilter, v.object({ sample: v.exactOptional(v.literal(true)) })]),
);
export type FiguresFilter = v.InferOutput<typeof figuresFilter>;

/** How many of the games have the data a figure needs: not every game tracks prices. */
export interface Basis {
  readonly games: number;
  readonly of: number;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A game that a figure links to. */
export interface GamePoint {
  readonly game: string;
  readonly playedAt: string;
  readonly edition: AnyEdition;
}

export interface Rating {
  /** The estimated skill; everybody starts at 25. */
  readonly value: number;
  /** One standard deviation: the true value is within two of them 95% of the time. */
  readonly uncertainty: number;
}

export interface RatingPoint extends GamePoint, Rating {}

/** One row per person in the ranking table, best rating first. */
export interface PersonLine extends Named {
  readonly retired: boolean;
  readonly games: number;
  /** A shared win counts as a win for everyone who shares it. */
  readonly wins: number;
  /** The expected wins if all players at each table were equally good. */
  readonly expectedWins: number;
  /** `null` if no place is known: another player won, and there are no scores. */
  readonly averagePlace: number | null;
  /** At the time of the last game that counts, even if others played it. */
  readonly rating: Rating;
  /** The rating over time, oldest first, thinned out like a person's. */
  readonly course: readonly { readonly at: string; readonly value: number }[];
  /** The latest games, oldest first. */
  readonly latest: readonly { readonly place: number | null; readonly seats: number }[];
  /** The artist held most in the edition played most; `null` if that isn't known. */
  readonly favourite: Pick<ArtistHeld, 'edition' | 'artist'> | null;
  readonly lastPlayedAt: string;
}

/** Results for one edition and player count, the only ones whose scores can be compared. */
export interface AverageLine {
  readonly edition: AnyEdition;
  readonly seats: number;
  readonly games: number;
  readonly wins: number;
  readonly expectedWins: number;
  /** How often the player had each place, the first one first; without games in which it isn't known. */
  readonly places: readonly number[];
  /** Games whose score is known and that everybody finished: what follows is about these. */
  readonly scored: number;
  readonly averageScore: number | null;
  readonly best: ScorePoint | null;
  readonly worst: ScorePoint | null;
}

export interface ScorePoint extends GamePoint {
  readonly score: number;
}

/** How many works of an artist the player held, for one edition. */
export interface ArtistHeld {
  readonly edition: AnyEdition;
  readonly artist: string;
  readonly works: number;
  /** All works of this edition the player held. */
  readonly of: number;
}

/** The player's results against one opponent. */
export interface Opponent extends Named {
  readonly games: number;
  /** Games in which the opponent placed better. */
  readonly beatenBy: number;
  /** Games in which the opponent placed worse. */
  readonly beaten: number;
}

export interface Streaks {
  /** Current winning streak. */
  readonly winsNow: number;
  readonly longestWins: number;
  /** Games since the last win. */
  readonly withoutWinNow: number;
  readonly longestWithoutWin: number;
  /** When the longest winning streak began and ended; `null` without wins. */
  readonly span: { readonly from: string; readonly to: string } | null;
}

/** A record-setting lot. */
export interface LotRecord extends GamePoint {
  /** The event that sold it. */
  readonly index: number;
  readonly artist: string;
  readonly cards: 1 | 2;
  readonly buyer: Named;
  readonly price: number;
  /** The bank's payout for it. */
  readonly paid: number;
}

export interface AmountRecord extends GamePoint {
  readonly person: Named;
  readonly amount: number;
}

/** What the bank paid somebody in one round. */
export interface RoundRecord extends AmountRecord {
  readonly round: number;
}

/** Records in one currency, the only amounts that can be compared. */
export interface CurrencyRecords {
  /** The boxes with that currency, the most played first. */
  readonly editions: readonly AnyEdition[];
  readonly dearest: LotRecord | null;
  readonly bestBargain: LotRecord | null;
  readonly worstDeal: LotRecord | null;
  /** The highest payout in one round. */
  readonly bestRound: RoundRecord | null;
}

/** The boxes that share a currency, the most played first, and how many games that are. */
export interface Currency {
  readonly editions: readonly AnyEdition[];
  readonly games: number;
}

export interface PersonFigures extends Named {
  readonly games: number;
  readonly wins: number;
  readonly sharedWins: number;
  readonly expectedWins: number;
  readonly averagePlace: number | null;
  /** Most games first. */
  readonly currencies: readonly Currency[];
  /** Every game is in one of these. */
  readonly averages: readonly AverageLine[];
  /** By edition, the most played first; in each the most held artist first, the favourite. */
  readonly artists: readonly ArtistHeld[];
  /** All opponents, most games together first. */
  readonly opponents: readonly Opponent[];
  /** The opponent who beat the player most above chance, among those met at least five times; `null` if none did. */
  readonly nemesis: Opponent | null;
  /**
   * After each game, oldest first. Empty without games. A long series is thinned out evenly, always keeping the first,
   * last, highest and lowest.
   */
  readonly rating: readonly RatingPoint[];
  /** At the time of the last game that counts, even if others played it; `null` without games. */
  readonly ratingNow: Rating | null;
  readonly streaks: Streaks;
  /** By currency, most games first; without those that have none. */
  readonly records: readonly CurrencyRecords[];
}

/** A table’s averages for one edition and player count. */
export interface TableLine {
  readonly edition: AnyEdition;
  readonly seats: number;
  readonly games: number;
  readonly averageScore: number;
  readonly averageWinningScore: number;
  /** The winner's average lead over the second. */
  readonly averageLead: number;
  readonly highest: AmountRecord;
  readonly lowestWin: AmountRecord;
  /** The smallest lead of somebody who won alone by having most; `null` if nobody did. */
  readonly closest: AmountRecord | null;
}

export interface TimeRecord extends GamePoint {
  readonly minutes: number;
}

export interface GroupFigures {
  readonly games: number;
  readonly people: number;
  readonly tables: readonly TableLine[];
  readonly artists: readonly ArtistHeld[];
  readonly currencies: readonly Currency[];
  /** Games with every price known: the basis of prices and deals. */
  readonly priced: Basis;
  /** In how many of them somebody won who sold for most, and somebody who gained most from what they bought. */
  readonly ways: { readonly selling: number; readonly collecting: number };
  /** Games with a known duration. */
  readonly timed: Basis & { readonly averageMinutes: number | null };
  readonly records: {
    /** By currency, as for people. */
    readonly money: readonly CurrencyRecords[];
    /** By currency, and in points: the highest score, most games first. */
    readonly highest: readonly AmountRecord[];
    readonly shortest: TimeRecord | null;
    readonly longest: TimeRecord | null;
    readonly longestWins: (Named & { readonly games: number } & NonNullable<Streaks['span']>) | null;
  };
}

/** An average or a share with its 95% interval; `null` with too few games. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval | null;
}

/** How much more one cause brought a player per game than the others at the same tables. */
export interface Difference {
  readonly cause: Cause;
  readonly more: Estimate;
  /** How many games it takes until chance alone no longer explains that; `null` if it can't be said. */
  readonly takes: number | null;
}

/** How much more somebody gained than the others, in the boxes that share a currency. */
interface Accounts {
  readonly editions: readonly AnyEdition[];
  readonly basis: Basis;
}

export interface PersonAccounts extends Accounts {
  readonly causes: readonly Difference[];
}

export interface GroupAccounts extends Accounts {
  /** Most games first. */
  readonly people: readonly (Named & { readonly games: number; readonly causes: readonly Difference[] })[];
}

/** What the forecast says about all games, as far as it has been worked out. */
interface WorthFigures {
  /** How many of the games are still to be worked out. */
  readonly waiting: Basis;
}

export interface PersonWorth extends WorthFigures {
  /** By currency, most games first. */
  readonly accounts: readonly PersonAccounts[];
}

export interface GroupWorth extends WorthFigures {
  readonly accounts: readonly GroupAccounts[];
}

/** What lots can be told apart by. */
export const PRICE_TRAITS = ['artist', 'kind', 'round', 'players', 'year', 'person'] as const;
export type PriceTrait = (typeof PRICE_TRAITS)[number];

/** Lots that have a trait in common, on average per painting. */
export interface PriceLine {
  /** An artist, a kind, a round, a number of players, a year or a person. */
  readonly key: string;
  /** A person's name, otherwise the key. */
  readonly name: string;
  readonly games: number;
  readonly paintings: number;
  readonly price: Estimate;
  /** What the bank paid. */
  readonly paid: Estimate;
  readonly gain: Estimate;
}

/** What was paid and what it paid, with one box. */
export interface BoxPrices {
  readonly edition: AnyEdition;
  /** Games with every price known. */
  readonly basis: Basis;
  readonly all: PriceLine;
  readonly by: Readonly<Record<PriceTrait, readonly PriceLine[]>>;
  /** What people paid each other, the most first, with both halves of a price that was shared. */
  readonly customers: readonly Customer[];
  /** At most ten each, the first of equals first. */
  readonly tops: Readonly<Record<PriceTop, readonly LotRecord[]>>;
}

/** What somebody paid somebody else for their lots. */
export interface Customer {
  readonly from: Named;
  readonly to: Named;
  readonly amount: number;
}

/** The highest prices, and the largest and smallest differences between payout and price. */
export const PRICE_TOPS = ['dearest', 'bargains', 'follies'] as const;
export type PriceTop = (typeof PRICE_TOPS)[number];

/** What games can be ranked by. */
export const GAME_TOPS = ['comebacks', 'changes', 'closest', 'clearest', 'rounds'] as const;
export type GameTop = (typeof GAME_TOPS)[number];

/** A game and what it is ranked by. */
export interface TopGame extends GamePoint {
  readonly seats: number;
  /** Who came back, or who won. */
  readonly people: readonly Named[];
  readonly amount: number;
  /** The moment in the replay: a step, or a round; neither if it is about the whole game. */
  readonly step: number | null;
  readonly round: number | null;
}

export interface RankedGames {
  /** Games of which it is known. */
  readonly basis: Basis;
  /** At most ten, the first of equals first. */
  readonly games: readonly TopGame[];
}

/** The most memorable games of the boxes that share a currency. */
export interface CurrencyTops {
  readonly editions: readonly AnyEdition[];
  /** How often the lead changed in a game. */
  readonly leadChanges: Estimate | null;
  /** How often nobody who won was ahead when the last round began. */
  readonly lateWins: Estimate | null;
  readonly tops: Readonly<Record<GameTop, RankedGames>>;
}

/** How much was played on one day, or in one year. */
export interface Amount {
  readonly evenings: number;
  readonly games: number;
}

/** When the group plays, by this computer's clock. */
export interface PlayTimes extends Amount {
  /** Monday first. */
  readonly weekdays: readonly Amount[];
  /** The most weeks in a row; `null` without games. */
  readonly longest: { readonly weeks: number; readonly from: string } | null;
  /** Weeks in a row until this one or the last. */
  readonly weeksNow: number;
  /** Games on this day of earlier years, the latest first. */
  readonly onThisDay: readonly Memory[];
  /** The tenth game, the hundredth and so on, the latest first. */
  readonly milestones: readonly Milestone[];
}

/** A game to be reminded of. */
export interface Memory extends GamePoint {
  readonly winners: readonly Named[];
}

export interface Milestone extends Memory {
  readonly number: number;
}

/** How often a player ended a round, and got more than the table's average from it. */
export interface EnderLine extends Named {
  /** Rounds of which it is known whose card ended them. */
  readonly rounds: number;
  readonly ended: number;
  /** The rounds they would have ended by chance. */
  readonly expected: number;
  /** Rounds with more than the average, among those they ended and among the others. */
  readonly ending: number;
  readonly otherwise: number;
}

export interface Enders {
  /** Games with such a round. */
  readonly basis: Basis;
  readonly everybody: EnderLine;
  /** Most rounds ended first. */
  readonly people: readonly EnderLine[];
}

/** How often the player in a seat wins. */
export interface TurnLine {
  /** 0 is the seat they are counted from, 1 the one to its left. */
  readonly turn: number;
  readonly games: number;
  readonly wins: number;
  readonly expectedWins: number;
  readonly won: Estimate;
}

/** How often each seat wins, from one of them on. */
export interface Turns {
  readonly basis: Basis;
  readonly lines: readonly TurnLine[];
}

export interface Habits {
  /** Seats counted from the player who began, in games with a log: otherwise it isn't known who did. */
  readonly turns: Turns;
  readonly times: PlayTimes;
  readonly enders: Enders;
  /** The latest year first. */
  readonly years: readonly (Amount & { readonly year: number })[];
}

/** How much was played in a year. */
export interface YearTotals extends Amount {
  readonly people: number;
  /** Of the games whose length is known. */
  readonly minutes: number;
  readonly timed: Basis;
}

export interface YearPerson extends Named {
  readonly games: number;
  readonly wins: number;
  readonly expectedWins: number;
  /** The dearest lot they bought that isn't on the wall. */
  readonly lot: LotRecord | null;
}

/** A year by this computer's clock; games after midnight belong to the evening before. */
export interface YearReview {
  readonly year: number;
  /** The nearest years with games, before it and after it. */
  readonly beside: readonly number[];
  readonly totals: YearTotals;
  /** The year before; `null` if nothing was played. */
  readonly before: YearTotals | null;
  /** The days on which its evenings began, in order. */
  readonly days: readonly (Amount & { readonly day: string })[];
  /** Most wins above chance first. */
  readonly people: readonly YearPerson[];
  /** Lots to remember, in the currency played most. */
  readonly wall: readonly { readonly reason: WallReason; readonly lot: LotRecord }[];
  /** People without a game in earlier years, in order of their first; nobody in the first year. */
  readonly newcomers: readonly Named[];
  /** The best of each currency, most games first. */
  readonly comebacks: readonly TopGame[];
  readonly closest: readonly TopGame[];
  readonly longestWins: GroupFigures['records']['longestWins'];
  /** The evening with the most games, by its first; `null` if none had several. */
  readonly longestEvening: (GamePoint & { readonly games: number }) | null;
}

/** What two people paid each other, in the boxes that share a currency. */
export interface PairMoney {
  readonly editions: readonly AnyEdition[];
  /** Games together with every price known. */
  readonly basis: Basis;
  /** What the first paid the second, and the second the first. */
  readonly paid: number;
  readonly received: number;
}

/** Two people who met. */
export interface Pair {
  readonly one: Named;
  readonly other: Named;
  readonly games: number;
  /** Games in which the first, or the second, had the better place. */
  readonly ahead: number;
  readonly behind: number;
  /** Oldest first. */
  readonly years: readonly {
    readonly year: number;
    readonly games: number;
    readonly ahead: number;
    readonly behind: number;
  }[];
  /** Games ahead minus games behind so far, thinned out like ratings. */
  readonly course: readonly { readonly at: string; readonly value: number }[];
  /** Most games first. */
  readonly money: readonly PairMoney[];
}

export const statisticsContract = {
  people: oc.input(figuresFilter).output(typed<Sent<readonly PersonLine[]>>()),
  /** Statistics of one person, by any of their ids, within the filter. */
  person: oc
    .input(v.object({ id, filter: figuresFilter }))
    .errors({ NOT_FOUND: {} })
    .output(typed<Sent<PersonFigures>>()),
  group: oc.input(figuresFilter).output(typed<Sent<GroupFigures>>()),
  personWorth: oc
    .input(v.object({ id, filter: figuresFilter }))
    .errors({ NOT_FOUND: {} })
    .output(typed<Sent<PersonWorth>>()),
  groupWorth: oc.input(figuresFilter).output(typed<Sent<GroupWorth>>()),
  /** Two people over the years, and what they paid each other. */
  pair: oc
    .input(v.object({ one: id, other: id, filter: figuresFilter }))
    .errors({ NOT_FOUND: {} })
    .output(typed<Sent<Pair>>()),
  /** When the group plays, who ends rounds, whether the seat matters, and how years differ. */
  habits: oc.input(figuresFilter).output(typed<Sent<Habits>>()),
  /** A year among the games that pass a filter, which leaves out when they were played. */
  year: oc.input(v.object({ year: calendarYear, filter: figuresFilter })).output(typed<Sent<YearReview>>()),
  /** The most memorable games, by currency; most games first. */
  gameTops: oc.input(figuresFilter).output(typed<Sent<readonly CurrencyTops[]>>()),
  /** What was paid for paintings, by everybody or by one person; most games first. */
  prices: oc
    .input(v.object({ person: v.nullable(id), filter: figuresFilter }))
    .output(typed<Sent<readonly BoxPrices[]>>()),
  /** Goes on working out what is still missing; returns the job. */
  goOn: oc.output(typed<{ readonly job: string }>()),
};
