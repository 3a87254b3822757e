import type { Family } from '../core/family.ts';
import { editions, type Edition } from './edition.ts';
import type { Event } from './events.ts';
import { outcome } from './outcome.ts';
import { readEvent } from './read-event.ts';
import { apply } from './rules.ts';
import { readSetup, TRACKINGS, type Setup } from './setup.ts';
import { start, type State } from './state.ts';
import { warnings, type Warning } from './warnings.ts';

/** Masters Gallery and Modern Art: The Card Game. The only entry point to their rules. */
export const gallery = {
  scoredIn: 'points',
  trackings: TRACKINGS,
  seatFields: {
    one: ['seat', 'next', 'turn'],
    each: ['artists', 'cards', 'displays'],
    keys: ['scores', 'hands', 'displayed', 'away'],
  },
  editions,
  readSetup,
  start,
  readEvent,
  apply,
  warnings,
  outcome,
  prizes: ({ edition }) => edition.valueTokens,
} satisfies Family<Edition, Setup, Event, State, Warning>;

export type { Choices, NextRound } from './choice.ts';
export { readBox } from './box.ts';
export { choices } from './choices.ts';
export { EDITIONS, EFFECTS, SYMBOLS } from './edition.ts';
export type {
  Artist,
  BuiltIn,
  CardSymbol,
  Edition,
  EditionId,
  Effect,
  GalleryWords,
  PointsName,
} from './edition.ts';
export type { Event, EventType } from './events.ts';
export { explain } from './explanation.ts';
export type { Explanation, PayoutPart, SeatExplained } from './explanation.ts';
export { cardsHeld, ifEndedNow, nearlyOver, unseen } from './forecast.ts';
export type { Reach } from './forecast.ts';
export { type Moment, type PromptKey } from './moments.ts';
export type { ProblemCode } from './problems.ts';
export { prompts } from './prompts.ts';
export { ruleStarter, type RuleStarter } from './rule-starter.ts';
export type { Setup, Tracking } from './setup.ts';
export { inFrontOfPlayers, type State } from './state.ts';
export type { Warning } from './warnings.ts';
export { worth } from './worth.ts';
