import type { Database } from 'better-sqlite3';
import type { FileOrder } from '../transfer/look-through.ts';
import type { TakeOrder } from '../transfer/take-in.ts';
import type { BackupFile } from '../store/backups/backup-files.ts';
import type { JobKind, JobResults, JobState, JobView } from '../../shared/api.ts';

/** What each kind of job is started with; it travels between threads as plain data. */
export interface JobInputs {
  readonly rebuild: null;
  readonly 'look-through': FileOrder;
  readonly 'take-in': TakeOrder;
  readonly backup: Omit<BackupFile, 'name'>;
  /** Where to. */
  readonly copy: string;
  readonly check: null;
  /** The name of a backup. */
  readonly restore: string;
  /** When it was asked for. */
  readonly 'bring-up-to-date': string;
  readonly 'find-backup': null;
  readonly mend: null;
}

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

export type Jobs = { readonly [Kind in JobKind]: Job<JobInputs[Kind], JobResults[Kind]> };

/** A job as it is handed to the worker. */
export type Order<Kind extends JobKind = JobKind> = {
  readonly [Each in Kind]: { readonly number: number; readonly kind: Each; readonly input: JobInputs[Each] };
}[Kind];

/** What the worker says back: how the job stands now. */
export type Word = JobView;

/** How a job ends that something stood in the way of. */
export function failed(error: unknown): JobState<never> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return { kind: 'failed', code, message: String(error) };
}

/**
 * What both threads see at any time, without a message: the job to be called off, whether one is under way, and whether
 * the table wants to write.
 */
export interface Signals {
  readonly callOff: (number: number) => void;
  readonly callOffAll: () => void;
  readonly isCalledOff: (number: number) => boolean;
  readonly setBusy: (busy: boolean) => void;
  /** Waits, without letting anything else happen, until no job is under way, but not forever. */
  readonly waitUntilIdle: (milliseconds: number) => void;
  readonly setWanted: (wanted: boolean) => void;
  /** The same until the table has written. */
  readonly waitWhileWanted: (milliseconds: number) => void;
}

export function signalsIn(shared: SharedArrayBuffer): Signals {
  const places = new Int32Array(shared);
  return {
    callOff: (number) => void Atomics.store(places, CALLED_OFF, number),
    callOffAll: () => void Atomics.store(places, CALLED_OFF, EVERYTHING),
    isCalledOff: (number) => {
      const calledOff = Atomics.load(places, CALLED_OFF);
      return calledOff === number || calledOff === EVERYTHING;
    },
    setBusy: (busy) => {
      Atomics.store(places, BUSY, busy ? 1 : 0);
      Atomics.notify(places, BUSY);
    },
    waitUntilIdle: (milliseconds) => void Atomics.wait(places, BUSY, 1, milliseconds),
    setWanted: (wanted) => {
      Atomics.store(places, WANTED, wanted ? 1 : 0);
      Atomics.notify(places, WANTED);
    },
    waitWhileWanted: (milliseconds) => void Atomics.wait(places, WANTED, 1, milliseconds),
  };
}

/** Three whole numbers. */
export const SIGNAL_BYTES = 12;
const CALLED_OFF = 0;
const BUSY = 1;
const WANTED = 2;
const EVERYTHING = -1;
