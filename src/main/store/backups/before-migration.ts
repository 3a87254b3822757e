import type { Database } from 'better-sqlite3';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import type { BadDay } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { readyToOpen } from '../before-opening.ts';
import { isAsItsVersion, openForWriting, openToLook, type OpenProblem } from '../connection.ts';
import { fileTroubleOf } from '../file-trouble.ts';
import { NEWEST_VERSION, versionOf } from '../migrations/index.ts';
import { isLeftBehind } from '../left-behind.ts';
import { headerOf, STORE_FILE } from '../store-file.ts';
import { takeBackup, type Reached } from './taking.ts';

/** Backs a file of an older version up, and brings it to this one beside whoever waits for it. */
export const bringUpToDate: Job<string, BadDay['problem'] | null> = {
  run: async (at, { file, reached }) => {
    const backedUp = await backUpBeforeMigration(dirname(file), at, reached);
    if (!backedUp.ok) return backedUp.error;
    // What a run that was killed has left is looked at before anything is written: that is the opener's.
    if (isLeftBehind(dirname(file))) return null;
    reached(0, null);
    const opened = openForWriting(file);
    if (!opened.ok) return opened.error;
    opened.value.close();
    return null;
  },
};

/**
 * Whether a file seems to be of an older version. SQLite is not asked: what a killed run has left is copied before it
 * may look. What cannot even be read is told by whoever opens it.
 */
export function isOfOlderVersion(data: string): boolean {
  try {
    return isOlderVersion(headerOf(join(data, STORE_FILE)).readInt32BE(VERSION_AT));
  } catch {
    return false;
  }
}

/** Takes a backup of a file that is about to be brought to a newer version; where none can be taken, it is not brought. */
export async function backUpBeforeMigration(
  data: string,
  at: string,
  reached?: Reached,
): Promise<Result<null, OpenProblem>> {
  let database: Database | null = null;
  try {
    const ready = readyToOpen(data, () => at);
    if (!ready.ok) return ready;
    database = openToLook(join(data, STORE_FILE));
    if (database === null || !isOlder(database)) return ok(null);
    const taken = await takeBackup(database, data, { at, reason: 'migration' }, reached);
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

/** A file that has not what its version says is damaged: that, too, is told by whoever opens it. */
function isOlder(database: Database): boolean {
  return isOlderVersion(versionOf(database)) && isAsItsVersion(database);
}

function isOlderVersion(version: number): boolean {
  return version > 0 && version < NEWEST_VERSION;
}

/** Where SQLite keeps `user_version`: https://www.sqlite.org/fileformat2.html#the_database_header */
const VERSION_AT = 60;
