import type { Component } from 'svelte';
import type { BySeat, Seat } from '../../shared/core/seats.ts';
import type { Worth } from '../../shared/core/worth.ts';
import type { Reach } from '../../shared/gallery/index.ts';
import type { GameRecord } from '../../shared/record/index.ts';
import type { TextLanguage } from '../../shared/text/prompting.ts';
import type { Draft } from '../lib/session.svelte.ts';
import type { PaidPart } from './settlement/paid-part.ts';
import type { BoardWords, RankedBay } from './settlement/ranked-bay.ts';
import type { ShownArtist } from './wall/shown-artist.ts';

/** A tile or token on an artist, as drawn and as read out. */
export interface Laid {
  readonly text: string;
  readonly said: string;
}

/** One artist as seen from across the table. */
export interface ShownBay extends ShownArtist {
  readonly artist: string;
  readonly count: number;
  readonly limit: number;
  /** The name of a card beside the deck that counts for this artist; empty if there is none. */
  readonly beside: string;
  /** How many are owned. */
  readonly sold: number;
  readonly reach: Reach | null;
  /** How close the round is to ending, in words. */
  readonly warning: string;
  readonly laid: readonly Laid[];
  /** What a painting is worth if the round ended now. */
  readonly worth: string;
}

/** Paintings in front of a player. */
export interface Work {
  readonly artist: string;
  readonly place: number;
  readonly count: number;
  readonly said: string;
}

export function workOf(
  { artist, place }: Pick<ShownBay, 'artist' | 'place'>,
  count: number,
  said: string,
): Work {
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

/** Everybody's payout with seat and name. */
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
  readonly bays: (state: State, textLanguage: TextLanguage) => ShownBay[];
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
  /** What kind of game it was, in one line; empty until there are winners. */
  readonly story: (state: State, record: GameRecord, textLanguage: TextLanguage) => string;
  /** Artists and seats at any moment of a game, read-only. */
  readonly Board: Component<
    Moment<State> & {
      readonly shown: boolean;
      readonly onuncover: () => void;
      /** Something hangs: after the last round only what people have is left to show. */
      readonly hung?: boolean;
      /** What each artist is worth, if the forecast is shown. */
      readonly worth?: readonly Worth[] | null;
    }
  >;
  /** Only the artists. */
  readonly Bays: Component<
    Moment<State> & {
      readonly over: boolean;
      readonly guessing: boolean;
      readonly worth?: readonly Worth[] | null;
    }
  >;
  /** Only the players; `marked` marks whose turn it is. */
  readonly Seats: Component<Moment<State> & { readonly shown: boolean; readonly marked: boolean }>;
  /** `shown` reveals the money. */
  readonly Pad: Component<Moment<State> & { readonly shown: boolean }>;
}
