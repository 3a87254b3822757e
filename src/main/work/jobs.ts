import { migrate } from '../store/backups/before-migration.ts';
import { backup, check, copy, findBackup } from '../store/backups/jobs.ts';
import { restore } from '../store/backups/restoring.ts';
import { repair } from '../store/salvage/repairing.ts';
import { rebuild } from '../store/rebuild.ts';
import { value } from '../store/valuing.ts';
import { sync } from '../sharing/sync.ts';
import { lookThrough } from '../transfer/look-through.ts';
import { importGames } from '../transfer/import-games.ts';
import type { Jobs } from './order.ts';

/** All jobs that run in the worker. */
export const JOBS: Jobs = {
  rebuild,
  value,
  sync,
  backup,
  copy,
  check,
  restore,
  migrate: migrate,
  'find-backup': findBackup,
  repair,
  'look-through': lookThrough,
  import: importGames,
};
