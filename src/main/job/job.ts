import type { Database } from 'better-sqlite3';
import type { GivenUp } from './given-up.ts';

/** What a job has to work with. */
export interface JobContext {
  readonly file: string;
  /**
   * The job's own connection, opened on first use and closed when the job ends; every commit is on the disk.
   */
  readonly database: Database;
  /** Reports progress, or a preparatory step. Throws if the job has been cancelled. */
  readonly progress: (done: number, of: number | null, before?: 'backup') => void;
  /** Aborted as soon as the job is cancelled, for what waits for something else than the database. */
  readonly cancelled: AbortSignal;
  /** Calls of this and earlier jobs that nobody waits for any more. */
  readonly givenUp: GivenUp;
  /** Lets the table use the database for a moment. */
  readonly pause: () => Promise<void>;
  /** Waits while the table wants the write lock: a job that takes it again and again mustn't always win. */
  readonly letTableFirst: () => void;
}

/** For work that nobody cancels. */
export const NEVER = new AbortController().signal;

/** Thrown inside a cancelled job. */
export class Cancelled extends Error {}

export interface Job<Input, Outcome> {
  readonly run: (input: Input, context: JobContext) => Outcome | Promise<Outcome>;
}
