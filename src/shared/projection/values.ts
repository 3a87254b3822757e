import type { BySeat } from '../core/seats.ts';
import { worthThrough, type Timeline } from '../record/index.ts';
import { accountsOf, calibrationOf, type Account, type Calibration } from '../story/index.ts';

/**
 * The version of the forecast and of what is derived from it. Increase it with every change that gives some game other
 * values: those of another version are then worked out again, and nothing else.
 */
export const VALUES_VERSION = 1;

/** What the forecast says about a finished game. It takes far longer than all of its other rows. */
export interface GameValues {
  /** `null` if money or displays weren't tracked. */
  readonly accounts: BySeat<Account> | null;
  readonly calibration: Calibration;
}

export const NO_VALUES: GameValues = { accounts: null, calibration: { rounds: 0, steps: [] } };

export function valuesOf(timeline: Timeline): GameValues {
  if (timeline.problem !== null) return NO_VALUES;
  const positions = worthThrough(timeline.tables);
  return {
    accounts: accountsOf(timeline, positions),
    calibration: calibrationOf(timeline, positions),
  };
}
