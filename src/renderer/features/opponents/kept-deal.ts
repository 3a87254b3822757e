import { isList, isObject, isAmount } from '../../../shared/core/shape.ts';
import type { EventJson } from '../../../shared/record/index.ts';

/** Among the lessons that are done. */
export const PRACTICE = 'practice';

/** Where the person at the screen sits. */
export const OWN_SEAT = 0;

export const PACES = ['slow', 'usual', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds between two things that others do. */
export const PAUSE: Readonly<Record<Pace, number>> = { slow: 1600, usual: 700, 'at-once': 0 };

/** What the person decides: the place of an option, or a sum; between rounds, an event. */
export type Answer = number | EventJson;

/** A practice game as the window keeps it through a reload. */
export interface KeptDeal {
  readonly seed: number;
  readonly opponents: number;
  readonly pace: Pace;
  /** Everything else follows from the number. */
  readonly answers: readonly Answer[];
}

export function readDeal(key: string): KeptDeal | null {
  const text = sessionStorage.getItem(key);
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (!isObject(kept)) return null;
  const { seed, opponents, pace, answers } = kept;
  const known = PACES.find((one) => one === pace);
  if (!isAmount(seed) || !isAmount(opponents) || known === undefined || !isList(answers)) return null;
  return {
    seed,
    opponents,
    pace: known,
    answers: answers.filter((one): one is Answer => isAmount(one) || isEvent(one)),
  };
}

export function keepDeal(key: string, deal: KeptDeal | null): void {
  if (deal === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(deal));
}

function isEvent(raw: unknown): raw is EventJson {
  return isObject(raw) && typeof raw.type === 'string';
}
