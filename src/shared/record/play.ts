import type { Family } from '../core/family.ts';
import type { Problem } from '../core/problem.ts';
import type { EventJson } from './game-record.ts';

/** Something unusual but possible, and its event. */
export interface EventWarning {
  readonly index: number;
  readonly code: string;
}

/** How far a list of events could be played, and what stopped it. */
export interface Played<State> {
  readonly after: State;
  readonly warnings: readonly EventWarning[];
  readonly stopped: { readonly index: number; readonly problem: Problem } | null;
}

/** Plays events in order, up to the first that its family cannot read or doesn't allow. */
export function play<Edition, Setup, Event, State, Warning extends string>(
  family: Family<Edition, Setup, Event, State, Warning>,
  setup: Setup,
  before: State,
  events: readonly EventJson[],
): Played<State> {
  const warnings: EventWarning[] = [];
  let after = before;
  for (let index = 0; index < events.length; index += 1) {
    const event = family.readEvent(events[index], setup);
    if (!event.ok) return { after, warnings, stopped: { index, problem: event.error } };
    const next = family.apply(after, event.value);
    if (!next.ok) return { after, warnings, stopped: { index, problem: next.error } };
    for (const code of family.warnings(after, event.value)) warnings.push({ index, code });
    after = next.value;
  }
  return { after, warnings, stopped: null };
}
