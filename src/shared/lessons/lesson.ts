import type { BySeat, Seat } from '../core/seats.ts';
import type { EventJson } from '../record/index.ts';
import type { LessonId, StepId } from './names.ts';

/** An edition's artists in the order of its board, so that every lesson can be had with every box of its family. */
export type Artists = readonly [string, string, string, string, string];

/** What is to be done, or asked, at a table. The answer is never written down: the rules make it of the events. */
export type Question =
  /** A card is to be laid: this one, or any that the rules allow, or one that ends the round. */
  | {
      readonly about: 'lay';
      /** What laying each card of the hand would be. */
      readonly cards: readonly EventJson[];
      readonly wanted: EventJson | 'allowed' | 'ends-round';
    }
  /** Whatever the rules allow is right: a bid above another, or the price of a fixed sale. */
  | {
      readonly about: 'bid';
      readonly seat: Seat;
      readonly above: number;
      readonly event: (amount: number) => EventJson;
      /** The lot is sold for it at once. */
      readonly sells: boolean;
      /** It has to leave the buyer better off as well. */
      readonly earns: boolean;
    }
  /** The highest price at which a buyer is still as much better off as the seller. */
  | { readonly about: 'even'; readonly buyer: Seat }
  /** Whom a sale leaves better off than anybody else. */
  | { readonly about: 'gainer'; readonly buyer: Seat; readonly price: number }
  /** What a painting pays on average, if the round may go on in these ways, each as likely. */
  | { readonly about: 'average'; readonly artist: string; readonly ways: readonly (readonly EventJson[])[] }
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

/** The amounts typed so far, by their pages. */
export type Entered = Readonly<Partial<Record<StepId, number>>>;

export interface Lesson {
  readonly id: LessonId;
  readonly players: number;
  readonly firstSeat: Seat;
  /** `entered` is what somebody typed on an earlier page, which what comes later depends on. */
  readonly steps: (artists: Artists, entered: Entered) => readonly Step[];
}
