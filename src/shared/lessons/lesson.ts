import type { BySeat, Seat } from '../core/seats.ts';
import type { EventJson } from '../record/index.ts';
import type { LessonId, StepId } from './names.ts';

/** An edition's artists in the order of its board, so that every lesson can be had with every box of its family. */
export type Artists = readonly [string, string, string, string, string];

/** What is asked about a table. The answer is never written down: it is what the rules make of the events. */
export type Question =
  /** Who gets the lot for these bids. */
  | { readonly about: 'buyer'; readonly bids: BySeat<number | null> }
  /** Who is paid when this player buys. */
  | { readonly about: 'payee'; readonly buyer: Seat; readonly price: number }
  /** What one of the sellers, or the bank, gets when this player buys. */
  | {
      readonly about: 'share';
      readonly of: Seat | 'bank';
      readonly buyer: Seat;
      readonly price: number;
    }
  /** Who may turn over a card of the mystery hand. */
  | { readonly about: 'flipper' }
  /** Who bids, or is asked, before all others. */
  | { readonly about: 'first-asked' }
  | { readonly about: 'auctioneer' }
  /** Who owns what was put up last. */
  | { readonly about: 'owner' }
  | { readonly about: 'next-turn' }
  | { readonly about: 'round-over' }
  | { readonly about: 'ranked'; readonly rank: number }
  /** What one painting or card of an artist pays. */
  | { readonly about: 'worth'; readonly artist: string }
  /** What a player gets for the round. */
  | { readonly about: 'payout'; readonly seat: Seat }
  | { readonly about: 'allowed'; readonly event: EventJson }
  | { readonly about: 'hand'; readonly seat: Seat }
  /** How many cards of an artist count. */
  | { readonly about: 'count'; readonly artist: string };

/** One page of a lesson: something happens, is told, and perhaps asked about. */
export interface Step {
  readonly id: StepId;
  /** Played before the page opens, and not told. */
  readonly earlier?: readonly EventJson[];
  /** Told and shown at once. */
  readonly play?: readonly EventJson[];
  readonly ask?: Question;
  /** Told and shown with the answer, which is about the table after it. */
  readonly then?: readonly EventJson[];
  /** Left out unless the rulebook's own example is misprinted. */
  readonly aboutMisprint?: true;
}

export interface Lesson {
  readonly id: LessonId;
  readonly players: number;
  readonly firstSeat: Seat;
  readonly steps: (artists: Artists) => readonly Step[];
}
