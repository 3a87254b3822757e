import type { Database } from 'better-sqlite3';

/** What a job works with. */
export interface Bench {
  /** The file of the store. */
  readonly file: string;
  /** A connection of the job's own, opened when it is first asked for and until the job ends; every commit is on the disk. */
  readonly database: Database;
  /** Says how far the job is, or what is done before it; throws where nobody wants it any more. */
  readonly reached: (done: number, of: number | null, before?: 'backup') => void;
  /** Lets the table at the database for a moment. */
  readonly pause: () => Promise<void>;
  /** Waits as long as the table wants the write lock: whoever asks for it again and again must not always be the first. */
  readonly letTableFirst: () => void;
}

/** Thrown through a job that nobody wants any more. */
export class CalledOff extends Error {}

export interface Job<Input, Outcome> {
  readonly run: (input: Input, bench: Bench) => Outcome | Promise<Outcome>;
}
