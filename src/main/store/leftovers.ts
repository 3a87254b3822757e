import { sweepBackups } from './backups/backup-files.ts';
import { dropDraft } from './exchange.ts';

/** At startup, by the owner of the folder's lock: deletes what a killed run left unfinished. */
export function sweepLeftovers(data: string): void {
  dropDraft(data);
  sweepBackups(data);
}
