import type { Saying } from '../bidding/index.ts';
import type { Seat } from '../core/seats.ts';
import type { EventJson } from '../record/index.ts';
import type { Card } from './cards.ts';

/** Everything that happens in a practice game that the app deals. */
export type Move =
  /** With the cards that leave a hand by it. */
  | { readonly kind: 'event'; readonly event: EventJson; readonly cards: readonly number[] }
  | { readonly kind: 'step'; readonly step: Saying }
  /** Stops bidding in an open auction. */
  | { readonly kind: 'out'; readonly seat: Seat }
  /** Puts a card aside that is shown together with the others', or says that there is no more. */
  | { readonly kind: 'aside'; readonly seat: Seat; readonly card: number | null };

export type AskKind =
  | 'offer'
  | 'add'
  /** In an open auction: more than what stands, or out. */
  | 'raise'
  /** Once around the table. */
  | 'bid'
  | 'cover'
  | 'price'
  | 'take'
  | 'play'
  | 'draw'
  | 'second'
  | 'face-down'
  | 'everyone'
  | 'award'
  | 'extras';

/** A move that can be made, with the card that is played by it or the artist it is about. */
export interface Option {
  readonly move: Move;
  readonly card: Card<string> | null;
  readonly artist: string | null;
}

/** What a seat is asked, and all that it may answer. */
export interface Ask {
  readonly kind: AskKind;
  readonly options: readonly Option[];
  /** If it may also name a sum: from here to there. */
  readonly sum: { readonly least: number; readonly most: number } | null;
  /** The bid that stands, or the price that is asked for. */
  readonly standing: number;
  /** Nobody speaks afterwards. */
  readonly last: boolean;
}

/** Who is asked what; a move that makes itself; or `null` if the round has to be settled or the game is over. */
export type Next =
  | { readonly kind: 'asks'; readonly seat: Seat; readonly ask: Ask }
  | { readonly kind: 'goes-on'; readonly move: Move }
  | null;

export function asks(seat: Seat, ask: Partial<Ask> & Pick<Ask, 'kind'>): Next {
  const nothing = { options: [], sum: null, standing: 0, last: false };
  return { kind: 'asks', seat, ask: { ...nothing, ...ask } };
}

export function goesOn(move: Move): Next {
  return { kind: 'goes-on', move };
}

/** An event by which this card is played, if it needs one. */
export function playing(event: EventJson, card: Card<string> | null = null): Option {
  const move: Move = { kind: 'event', event, cards: card === null ? [] : [card.id] };
  const artist = typeof event['artist'] === 'string' ? event['artist'] : null;
  return { move, card, artist };
}

export function saying(step: Saying): Option {
  return { move: { kind: 'step', step }, card: null, artist: null };
}

/** What naming a sum does; 0 is none. */
export function namingSum(kind: AskKind, seat: Seat, amount: number): Move {
  if (kind === 'cover') return { kind: 'step', step: { kind: 'cover', seat, amount } };
  if (kind === 'price') return { kind: 'step', step: { kind: 'price', amount } };
  if (amount > 0) return { kind: 'step', step: { kind: 'bid', seat, amount } };
  return kind === 'raise' ? { kind: 'out', seat } : { kind: 'step', step: { kind: 'pass', seat } };
}
