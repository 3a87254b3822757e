import type { Database } from 'better-sqlite3';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import type { BadDay } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { openForWriting, openToLook, type OpenProblem } from '../connection.ts';
import { fileTroubleOf } from '../file-trouble.ts';
import { NEWEST_VERSION, versionOf } from '../migrations/index.ts';
import { runningMark } from '../running-mark.ts';
import { STORE_FILE } from '../store-file.ts';
import { takeBackup, type Reached } from './taking.ts';

/** Backs a file of an older version up, and brings it to this one beside whoever waits for it. */
export const bringUpToDate: Job<string, BadDay['problem'] | null> = {
  run: async (at, { file, reached }) => {
    const backedUp = await backUpBeforeMigration(dirname(file), at, reached);
    if (!backedUp.ok) return backedUp.error;
    // What a run that was killed has left is looked at before anything is written: that is the opener's.
    if (runningMark(file).isSet()) return null;
    reached(0, null);
    const opened = openForWriting(file);
    if (!opened.ok) return opened.error;
    opened.value.close();
    return null;
  },
};

/** Whether a file has to be brought to a newer version. What cannot even be read is told by whoever opens it. */
export function isOfOlderVersion(data: string): boolean {
  try {
    const database = openToLook(join(data, STORE_FILE));
    if (database === null) return false;
    try {
      return isOlder(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (fileTroubleOf(error) === null) throw error;
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

function isOlder(database: Database): boolean {
  const version = versionOf(database);
  return version > 0 && version < NEWEST_VERSION;
}
