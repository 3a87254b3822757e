import { eventIterator, oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type {
  BackedUp,
  BackupView,
  Outage,
  Damage,
  FileTrouble,
  PreparedRestore,
  Salvaged,
} from './keeping.ts';
import { id } from './shapes.ts';
import type { Synced } from './sharing.ts';
import type { FileContents, NoBackup, Imported } from './transfer.ts';

/** Long work runs beside the table, one job after another. Every view can see its progress and cancel it. */

/** The result of each kind of job. */
export interface JobResults {
  /** History and statistics recalculated from the logs. */
  readonly rebuild: Rebuilt;
  /** What the forecast says about finished games. Gives way to every other job. */
  readonly value: Valued;
  /** Games and statements exchanged with other laptops. Gives way to every other job but `value`. */
  readonly sync: Synced;
  /** What is in a file, before any of it is imported. */
  readonly 'look-through': FileContents;
  readonly import: Imported | NoBackup;
  readonly backup: BackedUp;
  /** A copy of everything, saved where it was wanted. */
  readonly copy: null;
  readonly check: readonly Damage[];
  /** A backup prepared to replace the current file. */
  readonly restore: PreparedRestore;
  /** A file of an older version, backed up and upgraded; or what stopped it. */
  readonly migrate: Outage['problem'] | null;
  /** The newest undamaged backup, if any. */
  readonly 'find-backup': BackupView | null;
  /** A repaired file next to the damaged one, with everything that could be found in it. */
  readonly repair: Salvaged;
}

export interface Rebuilt {
  /** Games that were recalculated. */
  readonly games: number;
  /** How many differ from the stored result. */
  readonly contradicted: number;
}

export interface Valued {
  /** Games that were worked out. */
  readonly games: number;
}

export type JobKind = keyof JobResults;

/** Work for which nobody waits: any other job interrupts it, and it goes on afterwards. */
export function isBackgroundWork(kind: JobKind): boolean {
  return patienceOf(kind) > 0;
}

/** Of two jobs, the one with less patience goes first. */
export function patienceOf(kind: JobKind): number {
  switch (kind) {
    case 'value':
      return 2;
    case 'sync':
      return 1;
    case 'rebuild':
    case 'look-through':
    case 'import':
    case 'backup':
    case 'copy':
    case 'check':
    case 'restore':
    case 'migrate':
    case 'find-backup':
    case 'repair':
      return 0;
  }
}

export type JobState<Outcome> =
  | { readonly kind: 'waiting' }
  /** `of` is `null` until the total is known. */
  | {
      readonly kind: 'running';
      readonly done: number;
      readonly of: number | null;
      /** A step before the job proper: nothing has changed yet. */
      readonly before?: 'backup';
    }
  | { readonly kind: 'done'; readonly result: Outcome }
  | { readonly kind: 'cancelled' }
  /** `trouble` is `null` if neither disk, file nor memory caused it. */
  | { readonly kind: 'failed'; readonly trouble: FileTrouble | null; readonly message: string };

export function hasEnded({ kind }: JobState<unknown>): boolean {
  switch (kind) {
    case 'waiting':
    case 'running':
      return false;
    case 'done':
    case 'cancelled':
    case 'failed':
      return true;
  }
}

/** A job of one kind. */
export interface JobOf<Kind extends JobKind> {
  readonly id: string;
  readonly kind: Kind;
  readonly state: JobState<JobResults[Kind]>;
}

/** A job of any kind. */
export type JobView = { readonly [Kind in JobKind]: JobOf<Kind> }[JobKind];

export const workContract = {
  /** Sends all running jobs at once, then again at every change; a finished job is sent once. */
  watch: oc.output(eventIterator(typed<readonly JobView[]>())),
  /** Returns whether there was such a job to cancel. */
  cancel: oc.input(v.object({ id })).output(typed<boolean>()),
};
