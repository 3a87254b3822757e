import { AWAY_CODES } from '../core/away.ts';
import { refused, SHAPE_CODES as COMMON_SHAPE_CODES, type Problem, type Refused } from '../core/problem.ts';

/** Why options or an event cannot be read. */
export const SHAPE_CODES = [...COMMON_SHAPE_CODES, 'unknown-auction', 'option-not-for-players'] as const;

/** Why an event is refused now: because of the rules, or because of what the table tracks. */
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
  ...AWAY_CODES,
  'buyer-away',
] as const;

export type ProblemCode = (typeof SHAPE_CODES)[number] | (typeof RULE_CODES)[number];

export type AuctionProblem = Problem<ProblemCode>;

export type Refusal = Refused<ProblemCode>;

/** A refusal with a code of this family. */
export const refuse: typeof refused<ProblemCode> = refused;
