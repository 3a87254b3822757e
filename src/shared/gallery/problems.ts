import { AWAY_CODES } from '../core/away.ts';
import { refused, SHAPE_CODES as COMMON_SHAPE_CODES, type Problem, type Refused } from '../core/problem.ts';

/** Why options or an event cannot be read. */
export const SHAPE_CODES = [...COMMON_SHAPE_CODES, 'not-a-list', 'unknown-effect'] as const;

/** Why an event is refused now: because of the rules, or because of what the table tracks. */
export const RULE_CODES = [
  'influence-first',
  'influence-already',
  'not-your-turn',
  'effect-awaited',
  'no-effect-awaited',
  'settle-awaited',
  'round-not-over',
  'game-over',
  'only-in-counts',
  'not-in-counts',
  'second-of-another-artist',
  'no-award-left',
  'everyone-must-play',
  'card-missing',
  'no-cards-left',
  'nothing-face-down',
  'reveal-first',
  'cards-not-face-down',
  'extras-already',
  'extra-twice',
  'extra-not-displayed',
  'extra-not-leading',
  'extras-over-hand',
  'starter-without-cards',
  'not-tracked',
  'below-zero',
  'too-large',
  'turn-not-now',
  'turn-without-cards',
  ...AWAY_CODES,
] as const;

export type ProblemCode = (typeof SHAPE_CODES)[number] | (typeof RULE_CODES)[number];

export type GalleryProblem = Problem<ProblemCode>;

export type Refusal = Refused<ProblemCode>;

/** A refusal with a code of this family. */
export const refuse: typeof refused<ProblemCode> = refused;
