import { backup, check } from '../store/backups/jobs.ts';
import { rebuild } from '../store/rebuild.ts';
import type { Jobs } from './job.ts';

/** Everything that is done beside the table. */
export const JOBS: Jobs = { rebuild, backup, check };
