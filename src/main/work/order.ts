import type { JobKind, JobResults, JobState, JobView } from '../../shared/api.ts';
import type { Job } from '../job/job.ts';
import type { BackupFile } from '../store/backups/backup-files.ts';
import { fileTroubleOf } from '../store/file-trouble.ts';
import type { RepairOrder } from '../store/salvage/repairing.ts';
import type { FileOrder } from '../transfer/look-through.ts';
import type { SyncOrder } from '../sharing/sync.ts';
import type { ImportOrder } from '../transfer/import-games.ts';

/** The input of each kind of job, sent between threads as plain data. */
export interface JobInputs {
  readonly rebuild: null;
  readonly value: null;
  readonly sync: SyncOrder;
  readonly 'look-through': FileOrder;
  readonly import: ImportOrder;
  readonly backup: Pick<BackupFile, 'at' | 'reason'>;
  /** The path to save to. */
  readonly copy: string;
  readonly check: null;
  /** The name of a backup. */
  readonly restore: string;
  /** When it was requested. */
  readonly migrate: string;
  readonly 'find-backup': null;
  readonly repair: RepairOrder;
}

export type Jobs = { readonly [Kind in JobKind]: Job<JobInputs[Kind], JobResults[Kind]> };

/** A job as sent to the worker. */
export type Order<Kind extends JobKind = JobKind> = {
  readonly [Each in Kind]: { readonly number: number; readonly kind: Each; readonly input: JobInputs[Each] };
}[Kind];

/** The worker's report on a job. */
export type JobReport = JobView;

/** The state of a job that ended with an error. */
export function failed(error: unknown): JobState<never> {
  return { kind: 'failed', trouble: fileTroubleOf(error), message: String(error) };
}
