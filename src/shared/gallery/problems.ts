import { problem, type Detail, type Problem } from '../core/problem.ts';
import { err } from '../core/result.ts';

/** Why options or an event cannot be read: wrong shape, whatever the situation at the table. */
export const SHAPE_CODES = [
  'missing',
  'not-an-object',
  'not-a-list',
  'not-text',
  'not-true-or-false',
  'not-a-seat',
  'not-an-amount',
  'not-a-change',
  'not-one-entry-a-seat',
  'unknown-tracking',
  'unknown-event',
  'unknown-artist',
  'unknown-effect',
  'option-not-in-edition',
  'order-not-the-artists',
] as const;

/** Why an event is refused now: the rules, or what the table keeps track of, do not allow it. */
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
] as const;

export type ProblemCode = (typeof SHAPE_CODES)[number] | (typeof RULE_CODES)[number];

export type GalleryProblem = Problem<ProblemCode>;

/** The error side of a result, with a code of this family. */
export function refuse(
  code: ProblemCode,
  place = '',
  detail: Detail = {},
): { readonly ok: false; readonly error: GalleryProblem } {
  return err(problem(code, place, detail));
}
