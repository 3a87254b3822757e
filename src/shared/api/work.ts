import { eventIterator, oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { BackedUp, BackupView, BadDay, Damage, FileTrouble, LaidOut, Salvaged } from './keeping.ts';
import { id } from './shapes.ts';
import type { LookedThrough, NotSafe, TakenIn } from './transfer.ts';

/**
 * Long work: what takes longer than a moment is done beside the table, one job after another, and every view may
 * see how far it is and call it off.
 */

/** What each kind of job comes to. */
export interface JobResults {
  /** History and statistics worked out again from the logs. */
  readonly rebuild: Rebuilt;
  /** What is in a file from elsewhere, before any of it is taken in. */
  readonly 'look-through': LookedThrough;
  readonly 'take-in': TakenIn | NotSafe;
  readonly backup: BackedUp;
  /** A copy of everything laid where it is wanted. */
  readonly copy: null;
  readonly check: readonly Damage[];
  /** A backup laid out to take the place of the present file. */
  readonly restore: LaidOut;
  /** A file of an older version backed up and brought to this one; what stands in the way, if anything does. */
  readonly 'bring-up-to-date': BadDay['problem'] | null;
  /** The newest backup that is whole, if there is any. */
  readonly 'find-backup': BackupView | null;
  /** A sound file laid out beside the damaged one, with everything that can be found in it. */
  readonly mend: Salvaged;
}

export interface Rebuilt {
  /** Games that were worked out again. */
  readonly games: number;
  /** How many of them stand otherwise than was written down. */
  readonly contradicted: number;
}

export type JobKind = keyof JobResults;

export type JobState<Outcome> =
  | { readonly kind: 'waiting' }
  /** `of` is `null` as long as nobody knows how much there is. */
  | {
      readonly kind: 'running';
      readonly done: number;
      readonly of: number | null;
      /** What is done before the thing itself: nothing has changed yet. */
      readonly before?: 'backup';
    }
  | { readonly kind: 'done'; readonly result: Outcome }
  | { readonly kind: 'cancelled' }
  /** `trouble` is `null` where it was neither the disk nor the file nor the memory. */
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
  /** At once what is under way, then all of it anew at every change; a job that has ended is told of once. */
  watch: oc.output(eventIterator(typed<readonly JobView[]>())),
  /** Says whether there was such a job to call off. */
  cancel: oc.input(v.object({ id })).output(typed<boolean>()),
};
