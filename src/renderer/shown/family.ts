import type { Component } from 'svelte';
import type { BySeat, Seat } from '../../shared/core/seats.ts';
import type { Reach } from '../../shared/gallery/index.ts';
import type { GameRecord } from '../../shared/record/index.ts';
import type { Speech } from '../../shared/text/prompting.ts';
import type { Draft } from '../lib/session.svelte.ts';
import type { PaidPart } from './settlement/paid-part.ts';
import type { BoardWords, RankedBay } from './settlement/ranked-bay.ts';
import type { ShownArtist } from './wall/shown-artist.ts';

/** What lies on an artist, as the board shows it and as it is read out. */
export interface Laid {
  readonly text: string;
  readonly said: string;
}

/** One artist as everybody sees them from their chairs. */
export interface ShownBay extends ShownArtist {
  readonly artist: string;
  readonly count: number;
  readonly limit: number;
  /** What a card is called that lies beside the deck and counts here; empty where none does. */
  readonly beside: string;
  /** How many of them have an owner. */
  readonly sold: number;
  readonly reach: Reach | null;
  /** How near the end is, in words. */
  readonly warning: string;
  readonly laid: readonly Laid[];
  /** What a painting brings if the round ended now. */
  readonly worth: string;
}

/** Paintings that lie in front of somebody. */
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

/** One player as everybody sees them. */
export interface ShownSeat {
  readonly at: Seat;
  readonly name: string;
  /** What they are to do, or are: the auctioneer, the first player. */
  readonly roles: readonly string[];
  readonly acts: boolean;
  readonly hand: string | null;
  /** `null` where nobody says whose they are. */
  readonly works: readonly Work[] | null;
  readonly faceDown: string | null;
  /** Money only where the table shows it; points are everybody’s to see. */
  readonly has: string | null;
}

/** A round that is over: why, and how the artists rank. */
export interface RoundOver {
  readonly title: string;
  readonly note: string;
  readonly bays: readonly RankedBay[];
  readonly words: BoardWords;
  /** What is asked until the payments are known; `null` where the prompt says it. */
  readonly asks: string | null;
}

/** What a round brings one player, and what it is made of. */
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

/** Everybody’s payout with the seat and the name. */
export function inSeats<Paid extends object>(
  { players }: GameRecord,
  payouts: BySeat<Paid>,
): (Paid & { readonly seat: Seat; readonly name: string })[] {
  return payouts.map((paid, seat) => ({ ...paid, seat, name: players[seat]?.name ?? '' }));
}

/** A game at one of its moments. */
interface Moment<State> {
  readonly record: GameRecord;
  readonly state: State;
}

/** What the window shows of a family’s games. */
export interface ShownFamily<State> {
  /** Events that everybody has just seen: no correction, and no counting, since those tell whose money it is. */
  readonly announced: readonly string[];
  readonly bays: (state: State, speech: Speech) => ShownBay[];
  readonly seats: (state: State, record: GameRecord, moneyShown: boolean, speech: Speech) => ShownSeat[];
  readonly roundOver: (state: State, speech: Speech) => RoundOver;
  /** What everybody gets for the round, as soon as the table knows; `null` until then. */
  readonly payments: (state: State, record: GameRecord, draft: Draft, speech: Speech) => Payments | null;
  /** What kind of evening it was, in a line; empty until there are winners. */
  readonly story: (state: State, record: GameRecord, speech: Speech) => string;
  /** Artists and seats at any moment of a game, without anything to enter. */
  readonly Board: Component<Moment<State> & { readonly shown: boolean; readonly onuncover: () => void }>;
  /** The artists alone. */
  readonly Bays: Component<Moment<State> & { readonly over: boolean; readonly guessing: boolean }>;
  /** The players alone; `marked` where it may be seen whose turn it is. */
  readonly Seats: Component<Moment<State> & { readonly shown: boolean; readonly marked: boolean }>;
  /** `shown` uncovers money. */
  readonly Pad: Component<Moment<State> & { readonly shown: boolean }>;
}
