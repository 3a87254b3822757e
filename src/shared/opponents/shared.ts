import { lookAhead, type LookAhead } from '../core/chances.ts';
import type { Seat } from '../core/seats.ts';
import { at, payoutsOf, total, type Tally } from '../core/tally.ts';
import type { Card, Move } from '../dealing/index.ts';
import type { Temper } from './temper.ts';

/** Why an opponent makes a move, in its own numbers. */
export type Why =
  /** What the lot pays on average, and the most that is bid for it. */
  | { readonly kind: 'limit'; readonly worth: number; readonly limit: number }
  /** Below this the seller would rather keep it. */
  | { readonly kind: 'keep'; readonly worth: number; readonly limit: number }
  | { readonly kind: 'price'; readonly worth: number; readonly price: number }
  /** What the card should sell for, and what it changes for the seat's paintings compared with the others'. */
  | { readonly kind: 'offer'; readonly earns: number; readonly shift: number; readonly ends: boolean }
  | { readonly kind: 'add'; readonly earns: number }
  | { readonly kind: 'no-card' }
  /** What the seat's cards score on average compared with the others', before and after. */
  | { readonly kind: 'score'; readonly before: number; readonly after: number; readonly ends: boolean };

export interface Decision {
  readonly move: Move;
  readonly why: Why;
}

/** What a seat knows of the cards, one number per artist. */
interface Known {
  /** On the table this round. */
  readonly counts: Tally;
  /** That nobody has seen, with those in the seat's own hand. */
  readonly unseen: readonly { readonly artist: string; readonly cards: number }[];
  readonly hand: readonly Card<string>[];
  /** Its own that lie face down. */
  readonly faceDown: readonly Card<string>[];
  /** How many cards everybody holds. */
  readonly hands: Tally;
}

/**
 * The forecast as it is for somebody who knows one hand: the cards to come are that hand, and for every other one its
 * share of the cards that nobody has seen.
 */
export function knowing(ahead: LookAhead, known: Known): LookAhead {
  const supply = supplyFor(known);
  // A card that is drawn or laid face down makes it another round to look ahead in: keep each while deciding.
  const looks = new Map<string, LookAhead>();
  return (round, counts) => {
    const key = `${round.most} ${round.faceDown}`;
    const look = looks.get(key) ?? (looks.size === 0 ? ahead : lookAhead());
    looks.set(key, look);
    return look({ ...round, supply }, counts);
  };
}

/** Whole cards, which add up: those with the largest remainders are rounded up. */
function supplyFor({ counts, unseen, hand, faceDown, hands }: Known): Tally {
  const of = (cards: readonly Card<string>[], id: string) =>
    cards.filter(({ artist }) => artist === id).length;
  const own = unseen.map(({ artist }) => of(hand, artist));
  const hidden = unseen.map(({ artist, cards }) => cards - of(hand, artist) - of(faceDown, artist));
  const share = total(hidden) === 0 ? 0 : Math.min(1, (total(hands) - hand.length) / total(hidden));
  const exact = hidden.map((cards) => Math.max(0, cards) * share);
  const missing = Math.round(total(exact)) - total(exact.map(Math.floor));
  const up = exact
    .map((cards, artist) => ({ artist, rest: cards % 1 }))
    .sort((one, other) => other.rest - one.rest || one.artist - other.artist)
    .slice(0, missing)
    .map(({ artist }) => artist);
  return counts.map(
    (cards, artist) =>
      cards + at(own, artist) + Math.floor(at(exact, artist)) + (up.includes(artist) ? 1 : 0),
  );
}

export function worthsOf(worths: readonly { readonly worth: number }[] | null): Tally {
  return worths?.map(({ worth }) => worth) ?? [];
}

/** What a seat's paintings or cards are worth, compared with the average of the others'. */
export function lead(players: number, seat: Seat, held: Tally, values: Tally, { rivals }: Temper): number {
  const worths = payoutsOf(players, held, values);
  const own = at(worths, seat);
  return own - ((total(worths) - own) / (players - 1)) * rivals;
}
