import type { Family } from '../../src/shared/core/family.ts';
import type { Problem } from '../../src/shared/core/problem.ts';
import type { Result } from '../../src/shared/core/result.ts';
import { allowed, eventNamed } from '../fixtures/replayed.ts';

/** The table of a test, with the numbers of tests. */
export interface TableOf<EditionId> {
  readonly edition?: EditionId;
  readonly players?: number;
  readonly firstSeat?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

interface Begun<EditionId> {
  readonly edition: EditionId;
  readonly players: readonly object[];
  readonly firstSeat: number;
  readonly options: object;
}

interface Events {
  readonly events: readonly unknown[];
}

/** Plays a game of either family in a test, event by event. What a table leaves out is usual. */
export function gameOf<
  EditionId extends string,
  Edition,
  Setup,
  Event,
  State extends { readonly setup: Setup },
  Warning extends string,
>(
  family: Family<Edition, Setup, Event, State, Warning> & {
    readonly editions: Readonly<Record<EditionId, Edition>>;
  },
  withNumbersOfTests: (edition: Edition) => Edition,
  usual: Required<TableOf<NoInfer<EditionId>>>,
) {
  /** What an event makes of a state. */
  const told = (state: State, raw: unknown): Result<State, Problem> => {
    const event = family.readEvent(raw, state.setup);
    return event.ok ? family.apply(state, event.value) : event;
  };
  const setupOf = (table: TableOf<EditionId> = {}): Setup => {
    const { edition, options, ...head } = { ...usual, ...table };
    const all = { ...head, options: { ...usual.options, ...options } };
    return allowed(family.readSetup(withNumbersOfTests(family.editions[edition]), all), 'the table');
  };
  const after = (state: State, ...events: readonly unknown[]): State =>
    events.reduce<State>((before, raw, index) => allowed(told(before, raw), eventNamed(raw, index)), state);
  /** The table of a record before its first event, with the box’s own numbers. */
  const begun = ({ edition, players, firstSeat, options }: Begun<EditionId>): State => {
    const head = { players: players.length, firstSeat, options: { ...options } };
    return family.start(allowed(family.readSetup(family.editions[edition], head), 'the table'));
  };
  /** The table of a record before its first event and after each one. */
  const statesOf = (record: Begun<EditionId> & Events): State[] => {
    let state = begun(record);
    const states = [state];
    for (const event of record.events) {
      state = after(state, event);
      states.push(state);
    }
    return states;
  };
  return {
    statesOf,
    told,
    /** The state after events that must all be allowed. */
    after,
    begun,
    /** The table before the first event. */
    laid: (table: TableOf<EditionId> = {}): State => family.start(setupOf(table)),
    readable: (raw: unknown, setup: Setup): Event =>
      allowed(family.readEvent(raw, setup), JSON.stringify(raw)),
    /** Why an event is refused, as code and path; `null` if it is allowed. */
    refusal: (state: State, raw: unknown): string | null => {
      const next = told(state, raw);
      if (next.ok) return null;
      const { code, place } = next.error;
      return place === '' ? code : `${code} at ${place}`;
    },
    shown: (state: State) => family.outcome(state),
  };
}
