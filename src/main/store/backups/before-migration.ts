import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import type { OpenProblem } from '../connection.ts';
import { fileTroubleOf } from '../file-trouble.ts';
import { NEWEST_VERSION, versionOf } from '../migrations/index.ts';
import { STORE_FILE } from '../store-file.ts';
import { takeBackup } from './taking.ts';

/** Takes a backup of a file that is about to be brought to a newer version; where none can be taken, it is not brought. */
export async function backUpBeforeMigration(data: string, at: string): Promise<Result<null, OpenProblem>> {
  const file = join(data, STORE_FILE);
  if (!existsSync(file)) return ok(null);
  let database: Database.Database | null = null;
  try {
    // Whoever opens the file wants to know whether its log was there. One that only reads does not take a log away, but
    // leaves an empty one where there was none; one that may write takes its own away again.
    database = new Database(file, { readonly: existsSync(`${file}-wal`) });
    const version = versionOf(database);
    if (version === 0 || version >= NEWEST_VERSION) return ok(null);
    const taken = await takeBackup(database, data, { at, reason: 'migration' });
    return taken.ok ? ok(null) : err({ kind: 'damaged' });
  } catch (error) {
    const trouble = fileTroubleOf(error);
    if (trouble === null) throw error;
    // What cannot even be read is told by whoever opens it.
    return trouble === 'damaged' ? ok(null) : err({ kind: trouble });
  } finally {
    database?.close();
  }
}
