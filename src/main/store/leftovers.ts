import { sweepBackups } from './backups/backup-files.ts';
import { dropDraft } from './exchange.ts';

/** At a start, and only for whoever holds the folder: takes away what a run that was killed had not finished. */
export function sweepLeftovers(data: string): void {
  dropDraft(data);
  sweepBackups(data);
}
