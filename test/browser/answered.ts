import type { Change } from '../../src/shared/api.ts';

/** What main says to a message, and what has changed since the one before. */
export interface Answered {
  readonly number: number;
  readonly said: readonly string[];
  readonly changes: readonly Change[];
}
