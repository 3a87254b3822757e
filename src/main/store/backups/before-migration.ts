import type { Database } from 'better-sqlite3';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import type { Outage } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { readyToOpen } from '../before-opening.ts';
import { isAsItsVersion, openForWriting, openToLook, type OpenProblem } from '../connection.ts';
import { fileTroubleOf } from '../file-trouble.ts';
import { hasLeftovers } from '../left-behind.ts';
import { isOlderVersion, versionOf } from '../schema.ts';
import { headerOf, STORE_FILE } from '../store-file.ts';
import { unlessItFails } from '../../../shared/core/unless-it-fails.ts';
import { takeBackup, type Progress } from './taking.ts';

/** Backs up a file of an older version and migrates it, in the worker thread. */
export const migrate: Job<string, Outage['problem'] | null> = {
  run: async (at, { file, progress }) => {
    const backedUp = await backUpBeforeMigration(dirname(file), at, progress);
    if (!backedUp.ok) return backedUp.error;
    // What a killed run left behind must be examined before anything is written. The opener does that.
    if (hasLeftovers(dirname(file))) return null;
    progress(0, null);
    const opened = openForWriting(file);
    if (!opened.ok) return opened.error;
    opened.value.close();
    return null;
  },
};

/**
 * Reads the version from the header without SQLite, because what a killed run left behind must be copied
 * before SQLite touches it. An unreadable file is reported by the opener.
 */
export function isOfOlderVersion(data: string): boolean {
  const version = unlessItFails(() => headerOf(join(data, STORE_FILE)).readInt32BE(VERSION_AT));
  return version !== undefined && isOlderVersion(version);
}

/** Makes a backup before a migration. If that fails, there is no migration. */
export async function backUpBeforeMigration(
  data: string,
  at: string,
  progress?: Progress,
): Promise<Result<null, OpenProblem>> {
  let database: Database | null = null;
  try {
    const ready = readyToOpen(data, () => at);
    if (!ready.ok) return ready;
    database = openToLook(join(data, STORE_FILE));
    if (database === null || !isOlder(database)) return ok(null);
    const taken = await takeBackup(database, data, { at, reason: 'migration' }, progress);
    return taken.ok ? ok(null) : err({ kind: 'damaged' });
  } catch (error) {
    const trouble = fileTroubleOf(error);
    if (trouble === null) throw error;
    // The opener reports a damaged file.
    return trouble === 'damaged' ? ok(null) : err({ kind: trouble });
  } finally {
    database?.close();
  }
}

/** A file without the tables of its version is damaged; the opener reports that too. */
function isOlder(database: Database): boolean {
  return isOlderVersion(versionOf(database)) && isAsItsVersion(database);
}

/** Where SQLite keeps `user_version`: https://www.sqlite.org/fileformat2.html#the_database_header */
const VERSION_AT = 60;
