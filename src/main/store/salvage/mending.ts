import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Salvaged } from '../../../shared/api.ts';
import { BACKUPS_FOLDER } from '../backups/backup-files.ts';
import { newestUsable, viewOf } from '../backups/choosing.ts';
import { openForWriting } from '../connection.ts';
import { draftFile, dropDraft, exchange } from '../exchange.ts';
import { setAside } from '../set-aside.ts';
import { STORE_FILE } from '../store-file.ts';
import { carryOver } from './carrying-over.ts';
import { entriesInFile } from './entries.ts';
import { takeBack } from './taking-back.ts';

/**
 * Puts a sound file in the place of a damaged one, closed by now: the newest backup that is whole, and everything that
 * can be found in the damaged file, which is set aside.
 */
export function mend(data: string, at: string): Salvaged {
  const damaged = join(data, STORE_FILE);
  const backup = newestUsable(data);
  dropDraft(data);
  const draft = draftFile(data);
  if (backup !== null) copyFileSync(join(data, BACKUPS_FOLDER, backup.name), draft);
  const opened = openForWriting(draft);
  if (!opened.ok) throw new Error(`a whole backup is not opened: ${opened.error.kind}`);
  const database = opened.value;
  try {
    const taken = existsSync(damaged)
      ? takeBack(database, entriesInFile(damaged))
      : { games: 0, cutShort: [], lost: [] };
    if (existsSync(damaged)) carryOver(damaged, database);
    database.close();
    exchange(data, () => void setAside(data, at));
    return { backup: backup === null ? null : viewOf(data, backup), ...taken };
  } finally {
    database.close();
    dropDraft(data);
  }
}

/** Sets the present file aside, whatever it is: the next start begins with no games. */
export function beginAfresh(data: string, at: string): void {
  dropDraft(data);
  const opened = openForWriting(draftFile(data));
  if (!opened.ok) throw new Error(`an empty file is not opened: ${opened.error.kind}`);
  opened.value.close();
  exchange(data, () => void setAside(data, at));
}
