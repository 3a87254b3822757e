import { migrate } from '../store/backups/before-migration.ts';
import { backup, check, copy, findBackup } from '../store/backups/jobs.ts';
import { restore } from '../store/backups/restoring.ts';
import { repair } from '../store/salvage/repairing.ts';
import { rebuild } from '../store/rebuild.ts';
import { value } from '../store/valuing.ts';
import { sync } from '../sharing/sync.ts';
import { lookThrough } from '../transfer/look-through.ts';
import { importGames } from '../transfer/import-games.ts';
import type { JobKind, JobResults } from '../../shared/api.ts';
import type { Job } from '../job/job.ts';

export const JOBS = {
  rebuild,
  value,
  sync,
  backup,
  copy,
  check,
  restore,
  migrate,
  'find-backup': findBackup,
  repair,
  'look-through': lookThrough,
  import: importGames,
} satisfies { readonly [Kind in JobKind]: Job<never, JobResults[Kind]> };

/** The input of each kind of job, sent between threads as plain data. */
export type JobInputs = { readonly [Kind in JobKind]: Parameters<(typeof JOBS)[Kind]['run']>[0] };

export type Jobs = { readonly [Kind in JobKind]: Job<JobInputs[Kind], JobResults[Kind]> };
