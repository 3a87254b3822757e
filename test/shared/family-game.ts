import type { Family, Outcome } from '../../src/shared/core/family.ts';
import { allowed, eventNamed } from '../fixtures/replayed.ts';

/** Plays a game of either family in a test, event by event. */
interface FamilyGame<Setup, Event, State> {
  /** The state after events that must all be allowed. */
  readonly after: (state: State, ...events: readonly unknown[]) => State;
  readonly readable: (raw: unknown, setup: Setup) => Event;
  /** Why an event is refused, as code and path; `null` if it is allowed. */
  readonly refusal: (state: State, raw: unknown) => string | null;
  readonly shown: (state: State) => Outcome;
}

export function gameOf<
  Edition,
  Setup,
  Event,
  State extends { readonly setup: Setup },
  Warning extends string,
>(family: Family<Edition, Setup, Event, State, Warning>): FamilyGame<Setup, Event, State> {
  const told = (state: State, raw: unknown) => {
    const event = family.readEvent(raw, state.setup);
    return event.ok ? family.apply(state, event.value) : event;
  };
  return {
    after: (state, ...events) =>
      events.reduce<State>((before, raw, index) => allowed(told(before, raw), eventNamed(raw, index)), state),
    readable: (raw, setup) => allowed(family.readEvent(raw, setup), JSON.stringify(raw)),
    refusal: (state, raw) => {
      const next = told(state, raw);
      if (next.ok) return null;
      const { code, place } = next.error;
      return place === '' ? code : `${code} at ${place}`;
    },
    shown: (state) => family.outcome(state),
  };
}
