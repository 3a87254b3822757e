import { join } from 'node:path';
import { err, ok, type Result } from '../../shared/core/result.ts';
import { backupsIn } from './backups/backup-files.ts';
import type { OpenProblem } from './connection.ts';
import { finishExchange } from './exchange.ts';
import { refusalOf } from './file-access.ts';
import { copyLeftovers, hasLeftovers } from './left-behind.ts';
import { bytesOf, STORE_FILE } from './store-file.ts';

/**
 * Everything that must happen before SQLite may open the present file. Returns where the leftovers of a
 * killed run were copied to; null if there were none.
 */
export function readyToOpen(data: string, now: () => string): Result<string | null, OpenProblem> {
  finishExchange(data, now);
  const file = join(data, STORE_FILE);
  const refusal = refusalOf(file);
  if (refusal !== null) return err({ kind: refusal });
  if (bytesOf(file) === 0 && (hasLeftovers(data) || backupsIn(data).length > 0))
    return err({ kind: 'missing' });
  return ok(copyLeftovers(data, now));
}
