import { problem, type Detail, type Problem } from '../core/problem.ts';
import { err } from '../core/result.ts';

/** Why options or an event cannot be read: wrong shape, whatever the situation at the table. */
export const SHAPE_CODES = [
  'missing',
  'not-an-object',
  'not-text',
  'not-true-or-false',
  'not-a-seat',
  'not-an-amount',
  'not-a-change',
  'not-one-entry-a-seat',
  'unknown-tracking',
  'unknown-event',
  'unknown-artist',
  'unknown-auction',
  'option-not-in-edition',
  'option-not-for-players',
  'order-not-the-artists',
] as const;

/** Why an event is refused now: the rules, or what the table keeps track of, do not allow it. */
export const RULE_CODES = [
  'offer-awaited',
  'second-card-awaited',
  'sale-awaited',
  'settle-awaited',
  'game-over',
  'only-in-counts',
  'not-in-counts',
  'not-your-turn',
  'no-cards',
  'second-of-another-artist',
  'second-double',
  'no-double',
  'free-only-for-auctioneer',
  'fixed-at-zero',
  'fixed-over-cash',
  'bid-over-cash',
  'bids-in-fixed',
  'bid-not-higher',
  'equal-bids',
  'price-not-highest-bid',
  'buyer-not-highest-bidder',
  'no-mystery-hand',
  'mystery-hand-empty',
  'mystery-not-now',
  'holdings-over-count',
  'starter-without-cards',
  'not-tracked',
  'below-zero',
  'too-large',
  'turn-not-now',
  'turn-without-cards',
] as const;

export type ProblemCode = (typeof SHAPE_CODES)[number] | (typeof RULE_CODES)[number];

export type AuctionProblem = Problem<ProblemCode>;

export interface Refusal {
  readonly ok: false;
  readonly error: AuctionProblem;
}

/** The error side of a result, with a code of this family. */
export function refuse(code: ProblemCode, place = '', detail: Detail = {}): Refusal {
  return err(problem(code, place, detail));
}
