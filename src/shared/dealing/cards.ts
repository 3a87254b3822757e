import { chanceFrom, shuffled } from '../core/chance.ts';
import type { BySeat } from '../core/seats.ts';

/** One card of the box, with its kind of auction or its effect. */
export interface Card<Sign extends string> {
  /** Its place in the unshuffled box. */
  readonly id: number;
  readonly artist: string;
  readonly sign: Sign;
}

/** Where all cards are that only some may see. */
export interface Dealt<Sign extends string> {
  /** The next one first. */
  readonly deck: readonly Card<Sign>[];
  readonly hands: BySeat<readonly Card<Sign>[]>;
  /** Laid in front of a player, face down. */
  readonly faceDown: BySeat<readonly Card<Sign>[]>;
}

/** The cards of an artist, by what is printed on them. */
export interface Printed<Sign extends string> {
  readonly artist: string;
  readonly signs: readonly (readonly [sign: Sign, cards: number])[];
}

/** Nobody holds a card yet. */
export function shuffledBox<Sign extends string>(
  printed: readonly Printed<Sign>[],
  players: number,
  seed: number,
): Dealt<Sign> {
  const cards = printed.flatMap(({ artist, signs }) =>
    signs.flatMap(([sign, count]) => Array.from({ length: count }, () => ({ artist, sign }))),
  );
  const none = Array.from({ length: players }, () => []);
  const deck = shuffled(
    cards.map((card, id) => ({ id, ...card })),
    chanceFrom(seed),
  );
  return { deck, hands: none, faceDown: none };
}

/** Deals until each hand has as many cards as the rules say. */
export function dealtUpTo<Sign extends string>(dealt: Dealt<Sign>, sizes: BySeat<number>): Dealt<Sign> {
  let taken = 0;
  const hands = dealt.hands.map((hand, seat) => {
    const lacks = Math.max(0, (sizes[seat] ?? 0) - hand.length);
    taken += lacks;
    return lacks === 0 ? hand : [...hand, ...dealt.deck.slice(taken - lacks, taken)];
  });
  return taken === 0 ? dealt : { ...dealt, deck: dealt.deck.slice(taken), hands };
}

/** The hands without these cards. */
export function withoutCards<Sign extends string>(
  dealt: Dealt<Sign>,
  played: readonly number[],
): Dealt<Sign> {
  if (played.length === 0) return dealt;
  return { ...dealt, hands: dealt.hands.map((hand) => hand.filter(({ id }) => !played.includes(id))) };
}

/** One of each artist and sign: which of several equal cards is played makes no difference. */
export function different<Sign extends string>(hand: readonly Card<Sign>[]): readonly Card<Sign>[] {
  return hand.filter(
    (card, at) => hand.findIndex(({ artist, sign }) => artist === card.artist && sign === card.sign) === at,
  );
}
