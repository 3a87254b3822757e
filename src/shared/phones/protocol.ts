import type { SaleKind } from '../auction/index.ts';
import type { Seat } from '../core/seats.ts';
import type { Language } from '../text/languages.ts';
import type { BoardView, SeatView } from './views.ts';

/** What a phone and the door say to each other: one JSON object per frame. */

/** What a phone says. */
export type Said =
  /** Comes from the table's QR code. */
  | { readonly say: 'join'; readonly token: string; readonly language: Language }
  /** Has typed the short code beside one of the QR codes; the door answers with the long one, to join or to watch. */
  | { readonly say: 'type'; readonly code: string; readonly language: Language }
  /** Comes back to the seat that its key is for. */
  | { readonly say: 'back'; readonly key: string; readonly language: Language }
  /** Comes from the second QR code: shows the board, without a seat. */
  | { readonly say: 'watch'; readonly token: string; readonly language: Language }
  /** After joining: “this is my seat”. */
  | { readonly say: 'seat'; readonly seat: Seat }
  | { readonly say: 'language'; readonly language: Language }
  /** Asks whether the door is still there; it answers `here`. */
  | { readonly say: 'here' }
  | SaidStep;

/** Does something in the auction. The seat comes from the key, never from here. */
export interface SaidStep {
  readonly say: 'do';
  /** The lot it is meant for, from the view it was chosen in. */
  readonly lot: string;
  readonly kind: DoKind;
  /** For `bid`, `seal` (0 for none), `price` and `sale`, in thousands. */
  readonly amount?: number;
  /** For `sale`. */
  readonly buyer?: Seat;
  /** For `add`: the symbol of the second card. */
  readonly auction?: SaleKind;
}

export const DO_KINDS = ['bid', 'pass', 'seal', 'unseal', 'take', 'decline', 'price', 'add', 'sale'] as const;
export type DoKind = (typeof DO_KINDS)[number];

/** What the door answers. */
export type Told =
  /** The long code in place of the short one. */
  | { readonly tell: 'code'; readonly kind: 'join' | 'watch'; readonly token: string }
  /** The code was right: which seat is yours? */
  | { readonly tell: 'seats'; readonly seats: readonly SeatToChoose[] }
  /** The laptop now asks whether this is that player's phone, with the same two digits. */
  | { readonly tell: 'asking'; readonly seat: Seat; readonly number: string }
  /** The key for this seat, to be kept and never shown. */
  | { readonly tell: 'seated'; readonly seat: Seat; readonly key: string }
  | { readonly tell: 'refused'; readonly why: DoorRefusal }
  /** Everything to show, at every change. */
  | { readonly tell: 'view'; readonly view: SeatView | BoardView }
  /** How a step ended. `said` is the refusal in the phone's language. */
  | { readonly tell: 'answer'; readonly lot: string; readonly ok: true }
  | {
      readonly tell: 'answer';
      readonly lot: string;
      readonly ok: false;
      readonly why: StepRefusal;
      readonly said: string;
    }
  | { readonly tell: 'here' };

export interface SeatToChoose {
  readonly seat: Seat;
  readonly name: string;
  /** How many phones it has already. */
  readonly phones: number;
}

/** Why a phone isn't let in, or no longer. After all but `not-you` the door closes the socket. */
export type DoorRefusal =
  /** The code isn't valid, or no longer: scan or type the one on the laptop. */
  | 'old-code'
  /** The laptop said no: choose again. */
  | 'not-you'
  /** The key isn't valid any more: scan again. */
  | 'forgotten'
  /** Too many phones, for the seat or in all. */
  | 'full'
  /** Too many attempts or steps: try again in a minute. */
  | 'slow-down'
  /** The game is over, or the laptop has switched phones off. */
  | 'over'
  /** Not a message of this protocol. */
  | 'malformed';

export type StepRefusal =
  /** The lot has moved on since the view. */
  | 'gone'
  | 'out-of-turn'
  | 'not-higher'
  | 'too-little'
  | 'too-much'
  | 'price-too-much'
  /** Not while the laptop doesn't allow it. */
  | 'not-allowed'
  /** It couldn't be saved: try again. */
  | 'not-kept';

/** A larger frame closes the socket unread. */
export const LARGEST_SAID_BYTES = 4096;

/** Close codes of the socket: whatever else closes it, the phone comes back by itself. */
export const DOOR_CLOSED = 4001;
export const DOOR_REFUSED = 4003;
