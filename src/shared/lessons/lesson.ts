import type { BySeat, Seat } from '../core/seats.ts';
import type { EventJson } from '../record/index.ts';
import type { LessonId, StepId } from './names.ts';

/** An edition's artists in board order, so that every lesson works with every box of its family. */
export type Artists = readonly [string, string, string, string, string];

/** Who buys, and for how much. */
export interface Sold {
  readonly buyer: Seat;
  readonly price: number;
}

/** A task or a question at a table. Answers aren't stored: the rules work them out from the events. */
export type Question =
  /** Play a card: this one, or any that is allowed, or one that ends the round. */
  | {
      readonly about: 'lay';
      /** The event of playing each card of the hand. */
      readonly cards: readonly EventJson[];
      readonly wanted: EventJson | 'allowed' | 'ends-round';
    }
  /** Enter any allowed amount: a higher bid, or a fixed price. */
  | {
      readonly about: 'bid';
      readonly seat: Seat;
      readonly above: number;
      readonly event: (amount: number) => EventJson;
      /** The lot is sold at this price immediately. */
      readonly sells: boolean;
      /** The buyer has to gain by it, too. */
      readonly earns: boolean;
    }
  /** The highest price at which the buyer still gains as much as the seller. */
  | { readonly about: 'even'; readonly buyer: Seat }
  /** The player who gains the most by a sale. */
  | { readonly about: 'gainer'; readonly buyer: Seat; readonly price: number }
  /** An artist's average value if the round may end in any of these ways, each equally likely. */
  | { readonly about: 'average'; readonly artist: string; readonly ways: readonly (readonly EventJson[])[] }
  /** What an artist pays most often, by the forecast. */
  | { readonly about: 'likeliest'; readonly artist: string }
  /** Which of these artists pays nothing least often. */
  | { readonly about: 'safest'; readonly artists: readonly string[] }
  /** Whether what follows makes an artist worth more, less or the same on average. */
  | { readonly about: 'change'; readonly artist: string }
  /** Whether a player does better, against the average of the others, by one sale than by another. */
  | {
      readonly about: 'better';
      readonly seat: Seat;
      readonly sale: Sold;
      readonly instead: Sold;
    }
  /** Who gets the lot with these bids. */
  | { readonly about: 'buyer'; readonly bids: BySeat<number | null> }
  /** Who is paid if this player buys. */
  | { readonly about: 'payee'; readonly buyer: Seat; readonly price: number }
  /** What a seller or the bank gets if this player buys. */
  | {
      readonly about: 'share';
      readonly of: Seat | 'bank';
      readonly buyer: Seat;
      readonly price: number;
    }
  /** Who may turn over a card of the mystery hand. */
  | { readonly about: 'flipper' }
  /** Who owns the last card put up. */
  | { readonly about: 'owner' }
  | { readonly about: 'next-turn' }
  | { readonly about: 'round-over' }
  | { readonly about: 'ranked'; readonly rank: number }
  /** What one painting or card of an artist pays. */
  | { readonly about: 'worth'; readonly artist: string }
  /** What a player gets for the round. */
  | { readonly about: 'payout'; readonly seat: Seat }
  | { readonly about: 'allowed'; readonly event: EventJson }
  /** How many cards a player holds after what follows. */
  | { readonly about: 'hand'; readonly seat: Seat }
  /** How many cards of an artist count. */
  | { readonly about: 'count'; readonly artist: string };

/** One page of a lesson: events, a text, and perhaps a question. */
export interface Step {
  readonly id: StepId;
  /** Played before the page opens, without being shown. */
  readonly earlier?: readonly EventJson[];
  /** Shown immediately. */
  readonly play?: readonly EventJson[];
  /** The artists whose worth the page is about, if it shows the forecast; the average of the first is named. */
  readonly worthOf?: readonly [string, ...string[]];
  /** Shows the fair price of the lot on offer. */
  readonly fairPrice?: true;
  readonly ask?: Question;
  /** Shown with the answer; the question is about the table after these events. */
  readonly then?: readonly EventJson[];
}

/** The amounts typed so far, by page. */
export type Entered = Readonly<Partial<Record<StepId, number>>>;

export interface Lesson {
  readonly id: LessonId;
  readonly players: number;
  readonly firstSeat: Seat;
  /** `entered` has the amounts typed on earlier pages, which later events may depend on. */
  readonly steps: (artists: Artists, entered: Entered) => readonly Step[];
}
