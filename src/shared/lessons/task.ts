import { outcomeOf, step, type EventJson, type Table } from '../record/index.ts';
import { gains } from './bidding.ts';
import type { Question } from './lesson.ts';
import { solved, typed, type Solved } from './solved.ts';

export type PlayTask = Extract<Question, { readonly about: 'lay' }>;
export type BidTask = Extract<Question, { readonly about: 'bid' }>;

/** The card to play. */
export function cardToPlay(table: Table, question: PlayTask): Solved | null {
  const options = question.cards.map((card) => ({ is: 'card', card }) as const);
  const right = options.find(({ card }) => isWanted(table, question, card));
  return right === undefined ? null : { ...solved(right, options), follows: [right.card] };
}

function isWanted(table: Table, { wanted }: PlayTask, card: EventJson): boolean {
  const after = step(table, card);
  if (!after.ok) return false;
  if (wanted === 'allowed') return true;
  return wanted === 'ends-round' ? outcomeOf(after.value).status === 'settling' : isSameCard(card, wanted);
}

export function isSameCard(one: EventJson, other: EventJson): boolean {
  return (
    one['artist'] === other['artist'] &&
    one['auction'] === other['auction'] &&
    one['effect'] === other['effect']
  );
}

/** The amount that was entered, or else the lowest possible one. */
export function bidMade(table: Table, question: BidTask, entered = question.above): Solved | null {
  const { above, event, sells } = question;
  const amount = [entered, above + 1, above + 2].find((each) => isGoodBid(table, question, each));
  return amount === undefined ? null : { ...typed(amount), follows: sells ? [event(amount)] : [] };
}

export function isGoodBid(table: Table, question: BidTask, amount: number): boolean {
  const sale = question.event(amount);
  if (amount <= question.above || !step(table, sale).ok) return false;
  return !question.earns || (gains(table, sale)?.[question.seat] ?? 0) > 0;
}
