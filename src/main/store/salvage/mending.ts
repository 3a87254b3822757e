import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Salvaged } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { BACKUPS_FOLDER } from '../backups/backup-files.ts';
import { newestUsable, viewOf } from '../backups/choosing.ts';
import type { Reached } from '../backups/taking.ts';
import { openForWriting } from '../connection.ts';
import { draftFile, dropDraft, exchange, syncFile } from '../exchange.ts';
import { setAside } from '../set-aside.ts';
import { STORE_FILE } from '../store-file.ts';
import { carryOver } from './carrying-over.ts';
import { entriesInFile } from './entries.ts';
import { takeBack } from './taking-back.ts';

/** Lays out a sound file beside the table; whoever ordered it puts it in place. */
export const mend: Job<null, Salvaged> = {
  run: (_input, { file, reached }) => layOutMended(dirname(file), reached),
};

/**
 * Lays out a sound file to take the place of a damaged one, to which nobody writes: the newest backup that is whole, and
 * everything that can be found in the damaged file, which stays as it is.
 */
export function layOutMended(data: string, reached: Reached = () => undefined): Salvaged {
  const damaged = join(data, STORE_FILE);
  const draft = draftFile(data);
  const backup = newestUsable(data, (done, of) => reached(done, of * 2));
  dropDraft(data);
  if (backup !== null) copyFileSync(join(data, BACKUPS_FOLDER, backup.name), draft);
  const opened = openForWriting(draft);
  if (!opened.ok) throw new Error(`a whole backup is not opened: ${opened.error.kind}`);
  const database = opened.value;
  try {
    const taken = existsSync(damaged)
      ? takeBack(database, entriesInFile(damaged), (done, of) => reached(of + done, of * 2))
      : { games: 0, cutShort: [], lost: [] };
    if (existsSync(damaged)) carryOver(damaged, database);
    database.close();
    syncFile(draft);
    return { backup: backup === null ? null : viewOf(data, backup), ...taken };
  } catch (error) {
    database.close();
    dropDraft(data);
    throw error;
  }
}

/** Puts what is laid out in the place of the damaged file, closed by now, which is set aside. */
export function putMendedInPlace(data: string, at: string): void {
  exchange(data, () => void setAside(data, at));
}

/** Sets the present file aside, whatever it is: the next start begins with no games. */
export function beginAfresh(data: string, at: string): void {
  dropDraft(data);
  const opened = openForWriting(draftFile(data));
  if (!opened.ok) throw new Error(`an empty file is not opened: ${opened.error.kind}`);
  opened.value.close();
  exchange(data, () => void setAside(data, at));
}
