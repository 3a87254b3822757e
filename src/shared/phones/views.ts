import type { SaleKind } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';

/** What a phone shows, in its own language: sentences, names and sums are ready to draw. */

/** What everybody at the table may see. */
interface TableView {
  /** The box's title. */
  readonly game: string;
  /** “Round 2 of 4”. */
  readonly round: string;
  readonly status: 'playing' | 'settling' | 'finished';
  /** The question now. */
  readonly asked: string;
  /** One more sentence about it; may be empty. */
  readonly explained: string;
  /** What has just happened; may be empty. */
  readonly lately: string;
  /** The round may end; may be empty. */
  readonly warning: string;
  /** In the order of the board. */
  readonly wall: readonly Bay[];
  /** What is on offer. */
  readonly lot: Lot | null;
  /** The current bid or price. */
  readonly standing: { readonly seat: Seat; readonly name: string; readonly sum: string } | null;
  /** Everybody, in seat order. */
  readonly seats: readonly SeatInView[];
  /** The score pad's open part: what each round has paid, and all of them together. */
  readonly pad: readonly PadLine[];
  /** The end: covers are lifted at the table, one by one. */
  readonly ending: Ending | null;
}

/** One artist. */
export interface Bay {
  readonly name: string;
  readonly letters: string;
  /** The artist's colour and pattern, a number from 1 to 5. */
  readonly ink: number;
  readonly count: number;
  readonly limit: number;
  /** How the round could end with this artist, and how close that is in words; empty if it isn't. */
  readonly reach: 'one-more' | 'second-card' | 'everyone' | null;
  readonly warning: string;
  /** What a painting would pay if it ended now. */
  readonly worth: string;
}

export interface Lot {
  readonly name: string;
  readonly ink: number;
  readonly cards: 1 | 2;
  /** The kind of auction in the box's words; empty while a double waits for its second card. */
  readonly kind: string;
  readonly seller: string;
}

export interface SeatInView {
  readonly seat: Seat;
  readonly name: string;
  /** What they are or have to do, in the box's words. */
  readonly roles: readonly string[];
  /** Whether they have to act now. */
  readonly acts: boolean;
  /** What they have said in this auction; a sealed bid only as sealed. */
  readonly says: string;
  readonly wins: boolean;
  readonly hand: string | null;
  /** `null` if it isn't tracked. */
  readonly works: readonly Work[] | null;
  /** Points, or money if the table plays with open money; `null` if it is covered. */
  readonly has: string | null;
  /** A phone of this seat is connected. */
  readonly connected: boolean;
}

export interface Work {
  readonly name: string;
  readonly ink: number;
  readonly count: number;
  /** What they would pay if the round ended now. */
  readonly pays: string;
}

export interface PadLine {
  /** “Round 1”, or the sum. */
  readonly label: string;
  /** By seat; empty for what isn't known yet. */
  readonly cells: readonly string[];
}

export interface Ending {
  readonly title: string;
  /** The covers lifted so far, in the order they were. */
  readonly lifted: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly sum: string;
    readonly place: string;
  }[];
}

/** For spectators, a TV or a tablet. */
export interface BoardView extends TableView {
  readonly kind: 'board';
}

/** For one seat: the table, and what only this player may know. */
export interface SeatView extends TableView {
  readonly kind: 'seat';
  readonly seat: Seat;
  readonly name: string;
  /** Names this moment; steps carry it back. */
  readonly now: string;
  /** It is this player's turn to speak: vibrate when this becomes true. */
  readonly myTurn: boolean;
  /** What this player may do now, the most likely first. */
  readonly can: readonly Can[];
  /** This player's sealed bid, in thousands, 0 for none; `null` if they haven't sealed one. */
  readonly sealed: number | null;
  /** How the box writes money, to write amounts: `before`, the amount times `times` with separators, `after`. */
  readonly money: { readonly before: string; readonly after: string; readonly times: number } | null;
  readonly mine: Mine;
  /** When the game is over. */
  readonly evening: Evening | null;
}

export interface Mine {
  /** Money, or points; `null` if the app doesn't track it. */
  readonly has: string | null;
  readonly works: readonly Work[] | null;
  /** How many paintings, and what they would pay together if the round ended now; empty if it isn't tracked. */
  readonly worth: string;
}

/** Something this player may do now. Amounts are in thousands. */
export type Can =
  | { readonly kind: 'bid' | 'price' | 'seal'; readonly least: number; readonly most: number | null }
  | { readonly kind: 'pass' | 'unseal' | 'take' | 'decline' }
  | {
      readonly kind: 'add';
      readonly symbols: readonly { readonly auction: SaleKind; readonly name: string }[];
    }
  | {
      readonly kind: 'sale';
      readonly least: number;
      /** What the cards can earn at most, and how to say so to somebody who enters a higher price. */
      readonly earns: { readonly most: number; readonly said: string };
      readonly buyers: readonly { readonly seat: Seat; readonly name: string }[];
    };

/** What stays on the phone after the game. */
export interface Evening {
  /** Every painting bought or displayed, in the order of the rounds. */
  readonly works: readonly {
    readonly round: string;
    readonly name: string;
    readonly ink: number;
    readonly cards: number;
    /** Empty if prices weren't tracked. */
    readonly price: string;
    readonly paid: string;
  }[];
  /** Sentences: what they cost and paid, the best and the worst. */
  readonly said: readonly string[];
}
