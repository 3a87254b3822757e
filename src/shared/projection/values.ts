import type { BySeat } from '../core/seats.ts';
import { worthThrough, type Timeline } from '../record/index.ts';
import { accountsOf, decidingCardIn, type Account, type Decisive } from '../story/index.ts';

/**
 * The version of the forecast and of what is derived from it. Increase it with every change that gives some game other
 * values: those of another version are then worked out again, and nothing else.
 */
export const VALUES_VERSION = 3;

/** What the forecast says about a finished game. It takes far longer than all of its other rows. */
export interface GameValues {
  /** `null` if money or displays weren't tracked. */
  readonly accounts: BySeat<Account> | null;
  /** The card that decided it; `null` if that isn't known. */
  readonly decided: Omit<Decisive, 'round'> | null;
}

export const NO_VALUES: GameValues = { accounts: null, decided: null };

export function valuesOf(timeline: Timeline): GameValues {
  if (timeline.problem !== null) return NO_VALUES;
  const positions = worthThrough(timeline.tables);
  const card = decidingCardIn(timeline, positions);
  return {
    accounts: accountsOf(timeline, positions),
    decided: card === null ? null : { index: card.index, gained: card.gained, forGood: card.forGood },
  };
}
