import type { Component } from 'svelte';
import type { BySeat, Seat } from '../../shared/core/seats.ts';
import type { GameRecord } from '../../shared/record/index.ts';
import type { TextLanguage } from '../../shared/text/prompting.ts';
import type { Bay } from '../game/wall/bay.ts';
import type { Draft } from '../lib/session.svelte.ts';
import type { PaidPart } from './settlement/paid-part.ts';
import type { BoardWords, RankedBay } from './settlement/ranked-bay.ts';

/** Paintings in front of a player. */
export interface Work {
  readonly artist: string;
  readonly place: number;
  readonly count: number;
  readonly said: string;
}

export function workOf({ artist, place }: Pick<Bay, 'artist' | 'place'>, count: number, said: string): Work {
  return { artist, place, count, said };
}

/** One player as seen from across the table. */
export interface ShownSeat {
  readonly at: Seat;
  readonly name: string;
  /** What they have to do, or are: auctioneer, first player. */
  readonly roles: readonly string[];
  readonly acts: boolean;
  readonly hand: string | null;
  /** `null` if ownership isn't tracked. */
  readonly works: readonly Work[] | null;
  readonly faceDown: string | null;
  /** Money only if the table shows it; points are open. */
  readonly has: string | null;
}

/** A finished round: why it ended, and how the artists rank. */
export interface RoundOver {
  readonly title: string;
  readonly note: string;
  readonly bays: readonly RankedBay[];
  readonly words: BoardWords;
  /** The question to answer before the payments are known; `null` if the prompt asks it. */
  readonly asks: string | null;
}

/** What a round pays one player, with its parts. */
export interface Payment {
  readonly seat: Seat;
  readonly name: string;
  readonly parts: readonly PaidPart[];
  readonly amount: string;
  readonly something: boolean;
  /** Ticked off at the table. */
  readonly handed: boolean;
}

export interface Payments {
  readonly title: string;
  readonly payments: readonly Payment[];
}

/** What the settlement of a closed round showed. */
export interface ClosedRound extends Payments {
  readonly bays: readonly RankedBay[];
  readonly words: BoardWords;
  /** Said of somebody who had nothing. */
  readonly nothing: string;
}

/** Everybody's payout with seat and name, for the people who have these seats now. */
export function inSeats<Paid extends object>(
  { players }: GameRecord,
  payouts: BySeat<Paid>,
): (Paid & { readonly seat: Seat; readonly name: string })[] {
  return payouts.map((paid, seat) => ({ ...paid, seat, name: players[seat]?.name ?? '' }));
}

/** A game at one moment. */
interface Moment<State> {
  readonly record: GameRecord;
  readonly state: State;
}

/** What the window needs from a family. */
export interface ShownFamily<State> {
  /** The wall; `guessing` hides what a painting pays, because the user is to guess it. */
  readonly bays: (state: State, textLanguage: TextLanguage, guessing?: boolean) => Bay[];
  readonly seats: (
    state: State,
    record: GameRecord,
    moneyShown: boolean,
    textLanguage: TextLanguage,
  ) => ShownSeat[];
  readonly roundOver: (state: State, textLanguage: TextLanguage) => RoundOver;
  /** What everybody gets for the round; `null` until the table knows. */
  readonly payments: (
    state: State,
    record: GameRecord,
    draft: Draft,
    textLanguage: TextLanguage,
  ) => Payments | null;
  /** Who leads, as far as covers let anybody say it. */
  readonly leads: (
    state: State,
    record: GameRecord,
    moneyShown: boolean,
    textLanguage: TextLanguage,
  ) => string;
  /** What kind of game it was, in one line; empty until there are winners. */
  readonly story: (state: State, record: GameRecord, textLanguage: TextLanguage) => string;
  /** The players, if anything of theirs is tracked; `marked` marks whose turn it is. */
  readonly Seats: Component<Moment<State> & { readonly shown: boolean; readonly marked: boolean }>;
  /** `shown` reveals the money; `peek` lets everybody peek at their own. */
  readonly Pad: Component<Moment<State> & { readonly shown: boolean; readonly peek?: boolean }>;
}
