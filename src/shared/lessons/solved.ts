import type { Problem } from '../core/problem.ts';
import type { Seat } from '../core/seats.ts';
import type { EventJson, Table } from '../record/index.ts';

/** A possible answer. */
export type Answer =
  | { readonly is: 'seat'; readonly seat: Seat }
  | { readonly is: 'bank' }
  | { readonly is: 'nobody' }
  | { readonly is: 'artist'; readonly artist: string }
  | { readonly is: 'card'; readonly card: EventJson }
  | { readonly is: 'amount'; readonly amount: number }
  | { readonly is: 'number'; readonly number: number }
  | { readonly is: 'more' }
  | { readonly is: 'less' }
  | { readonly is: 'same' }
  | { readonly is: 'yes' }
  | { readonly is: 'no' };

/** One line of a calculation. */
export type Sum =
  | {
      readonly of: 'tokens';
      readonly artist: string;
      readonly parts: readonly number[];
      readonly value: number;
    }
  | { readonly of: 'cards'; readonly artist: string; readonly cards: number; readonly value: number }
  /** One of the ways the round may end. */
  | { readonly of: 'way'; readonly way: number; readonly value: number }
  /** What an artist is worth on average, before and after something happens. */
  | { readonly of: 'change'; readonly artist: string; readonly before: number; readonly then: number }
  /** What somebody gains by a sale on average, less what the others gain. */
  | { readonly of: 'lead'; readonly buyer: Seat; readonly price: number; readonly lead: number };

/** A question answered by the rules. */
export interface Solved {
  readonly answer: Answer;
  /** Empty if the answer is typed. */
  readonly options: readonly Answer[];
  readonly sums: readonly Sum[];
  /** Why it isn't allowed. */
  readonly refusal: Problem | null;
  /** What follows from the answer if the lesson has no event for it: the sale that the bids lead to. */
  readonly follows: readonly EventJson[];
}

export function solved(answer: Answer, options: readonly Answer[]): Solved {
  return { answer, options, sums: [], refusal: null, follows: [] };
}

/** An amount that is typed. */
export function typed(answer: number): Solved {
  return solved({ is: 'amount', amount: answer }, []);
}

export function yesOrNo(yes: boolean): Solved {
  return solved({ is: yes ? 'yes' : 'no' }, [{ is: 'yes' }, { is: 'no' }]);
}

export function seats(table: Table): Answer[] {
  return Array.from({ length: table.setup.players }, (_, each) => ({ is: 'seat', seat: each }));
}

export function seat(table: Table, answer: Seat | null | undefined): Solved | null {
  return answer === null || answer === undefined ? null : solved({ is: 'seat', seat: answer }, seats(table));
}

export function number(answer: number, others: readonly number[]): Solved {
  return solved(
    { is: 'number', number: answer },
    inOrder(answer, others).map((each) => ({ is: 'number', number: each })),
  );
}

export function amount(answer: number, others: readonly number[]): Solved {
  return solved(
    { is: 'amount', amount: answer },
    inOrder(answer, others).map((each) => ({ is: 'amount', amount: each })),
  );
}

function inOrder(answer: number, others: readonly number[]): number[] {
  return [...new Set([answer, ...others])].sort((one, other) => one - other);
}
