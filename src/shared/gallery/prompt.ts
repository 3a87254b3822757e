import type { Citation } from '../core/citation.ts';
import type { Detail } from '../core/problem.ts';
import type { Seat } from '../core/seats.ts';
import type { EventType } from './events.ts';
import { CITED, type Moment, type PromptKey } from './moments.ts';
import type { State } from './state.ts';

/** Something to tell the table now: a key and numbers, made into a sentence elsewhere. */
export interface Prompt {
  readonly moment: Moment;
  readonly key: PromptKey;
  readonly detail: Detail;
  /** Who is meant; everybody where it is empty. */
  readonly seats: readonly Seat[];
  /** What to enter once it is done; nothing where it is only to be known. */
  readonly next: readonly EventType[];
  /** Where this edition's rulebook says so. */
  readonly cite: Citation;
}

/** One prompt, with its moment and its place in the rulebook looked up by its key. */
export function tell(
  state: State,
  key: PromptKey,
  detail: Detail,
  seats: readonly Seat[] = [],
  next: readonly EventType[] = [],
): Prompt {
  const { moment, rule } = CITED[key];
  return { moment, key, detail, seats, next, cite: state.setup.edition.cites[rule] };
}

export function nameOf(state: State, artist: number): string {
  return state.setup.artists[artist] ?? '';
}
