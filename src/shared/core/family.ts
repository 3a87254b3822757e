import type { Problem } from './problem.ts';
import type { Result } from './result.ts';
import type { BySeat, Seat } from './seats.ts';

/** The parts of a record's head that a family needs to set up a game. */
export interface Head {
  readonly players: number;
  readonly firstSeat: Seat;
  readonly options: Readonly<Record<string, unknown>>;
}

export type Status = 'playing' | 'settling' | 'finished';

export type EndedBy = 'limit' | 'out-of-cards';

/** A round that has ended, as the public record writes it. */
export interface RoundOutcome {
  readonly round: number;
  readonly endedBy: EndedBy;
  readonly counts: Readonly<Record<string, number>>;
  readonly ranking: readonly string[];
  readonly values: Readonly<Record<string, number>>;
  readonly payouts: BySeat<number> | null;
}

/** The outcome so far, as the public record writes it. */
export interface Outcome {
  readonly status: Status;
  readonly round: number;
  readonly turn: Seat | null;
  readonly rounds: readonly RoundOutcome[];
  readonly cash: BySeat<number> | null;
  readonly scores: BySeat<number> | null;
  readonly hands: BySeat<number> | null;
  readonly winners: readonly Seat[] | null;
}

/** The event fields that contain seats. */
export interface SeatFields {
  readonly one: readonly string[];
  /** Lists with one entry per seat. */
  readonly each: readonly string[];
  /** Objects keyed by seat. */
  readonly keys: readonly string[];
}

/** What is true of every game of a family. */
export interface FamilyFacts {
  readonly scoredIn: 'money' | 'points';
  /** What a table can track, the most detailed first. */
  readonly trackings: readonly [string, ...string[]];
  readonly seatFields: SeatFields;
}

/**
 * One family's interface, so that record, store and screens run a game without knowing its family. A `State` includes
 * its setup: a state alone is enough to continue from.
 */
export interface Family<Edition, Setup, Event, State, Warning extends string> extends FamilyFacts {
  readonly editions: Readonly<Record<string, Edition>>;
  /** Reads the options of a head whose players and first seat were already checked against the edition. */
  readonly readSetup: (edition: Edition, head: Head) => Result<Setup, Problem>;
  readonly start: (setup: Setup) => State;
  /** Checks the shape only: types, seat ranges, artist names. `apply` decides whether the event is allowed. */
  readonly readEvent: (raw: unknown, setup: Setup) => Result<Event, Problem>;
  readonly apply: (state: State, event: Event) => Result<State, Problem>;
  /** Unusual but possible: the table is told, and nothing is refused. */
  readonly warnings: (before: State, event: Event) => readonly Warning[];
  readonly outcome: (state: State) => Outcome;
  /** The prizes for the first, second and third artist of a round. */
  readonly prizes: (setup: Setup) => readonly number[];
}
