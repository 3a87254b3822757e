import type { Problem } from './problem.ts';
import type { Result } from './result.ts';
import type { BySeat, Seat } from './seats.ts';

/** What a family needs of a record's head before the first event. */
export interface Head {
  readonly players: number;
  readonly firstSeat: Seat;
  readonly options: Readonly<Record<string, unknown>>;
}

export type Status = 'playing' | 'settling' | 'finished';

export type EndedBy = 'limit' | 'out-of-cards';

/** One round that has ended, as the public record shows it. */
export interface RoundOutcome {
  readonly round: number;
  readonly endedBy: EndedBy;
  readonly counts: Readonly<Record<string, number>>;
  readonly ranking: readonly string[];
  readonly values: Readonly<Record<string, number>>;
  readonly payouts: BySeat<number> | null;
}

/** How a game stands, as the public record shows it. */
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

/** Fields of events that speak of seats. */
export interface SeatFields {
  readonly one: readonly string[];
  /** A list with an entry for each seat. */
  readonly each: readonly string[];
  /** An object with seats as keys. */
  readonly keys: readonly string[];
}

/** What is true of every game of a family. */
export interface FamilyFacts {
  readonly scoredIn: 'money' | 'points';
  /** What a table can keep of a game, the most first. */
  readonly trackings: readonly [string, ...string[]];
  readonly seatFields: SeatFields;
}

/**
 * Each family’s interface, so that record, store and screens run a game without knowing its family.
 * `State` holds its setup: a state alone is enough to go on from.
 */
export interface Family<Edition, Setup, Event, State, Warning extends string> extends FamilyFacts {
  readonly editions: Readonly<Record<string, Edition>>;
  /** Reads the options of a head whose players and first seat are already known to be sound for the edition. */
  readonly readSetup: (edition: Edition, head: Head) => Result<Setup, Problem>;
  readonly start: (setup: Setup) => State;
  /** Shape only: types, ranges of seats, names of artists. Whether the event is allowed now, `apply` says. */
  readonly readEvent: (raw: unknown, setup: Setup) => Result<Event, Problem>;
  readonly apply: (state: State, event: Event) => Result<State, Problem>;
  /** What is odd but possible at a table, told and never refused. */
  readonly warnings: (before: State, event: Event) => readonly Warning[];
  readonly outcome: (state: State) => Outcome;
  /** What is laid under the first, the second and the third artist of a round. */
  readonly prizes: (setup: Setup) => readonly number[];
}
