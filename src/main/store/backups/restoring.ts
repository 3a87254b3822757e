import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PreparedRestore } from '../../../shared/api.ts';
import type { Job } from '../../job/job.ts';
import { foldLogInto, openForWriting } from '../connection.ts';
import { draftFile, dropDraft, exchange, syncFile, syncFolder } from '../exchange.ts';
import { healFile } from '../integrity.ts';
import { makePrivate } from '../../private-file.ts';
import { setAside } from '../set-aside.ts';
import { STORE_FILE } from '../store-file.ts';
import { unlessItFails } from '../../../shared/core/unless-it-fails.ts';
import { backupsFolder, backupsIn, BACKUPS_FOLDER, newBackup, thinOut } from './backup-files.ts';
import { isUsable, noteCondition, conditionOf } from './choosing.ts';
import type { Progress } from './taking.ts';

/** Prepares a backup in the worker thread; the caller puts it in place. */
export const restore: Job<string, PreparedRestore> = {
  run: (name, { file, progress }) => prepareRestore(dirname(file), name, progress),
};

/** Prepares a backup to replace the present file, which isn't touched yet. Returns whether it is usable. */
export function prepareRestore(
  data: string,
  name: string,
  progress: Progress = () => undefined,
): PreparedRestore {
  const backup = backupsIn(data).find((each) => each.name === name);
  if (backup === undefined) return { kind: 'not-found' };
  const draft = draftFile(data);
  const present = join(data, STORE_FILE);
  dropDraft(data);
  try {
    copyFileSync(join(data, BACKUPS_FOLDER, name), draft);
    makePrivate(draft);
    let beside = 0;
    const condition = conditionOf(
      draft,
      (done, of) => progress(done, of * 2),
      (found) => (beside = found),
    );
    noteCondition(data, name, condition);
    if (condition !== 'whole' || !isReady(draft, beside > 0)) {
      dropDraft(data);
      return { kind: 'unusable' };
    }
    const presentIsWhole =
      existsSync(present) && isUsable(present, (done, of) => progress(of + done, of * 2));
    syncFile(draft);
    return { kind: 'prepared', at: backup.at, presentIsWhole };
  } catch (error) {
    dropDraft(data);
    throw error;
  }
}

/** Migrates an older backup here, in the worker, where nobody has to wait, and heals what is damaged beside its journals. */
function isReady(file: string, needsHealing: boolean): boolean {
  const opened = openForWriting(file);
  if (!opened.ok) return false;
  try {
    if (needsHealing) healFile(opened.value);
    return true;
  } finally {
    opened.value.close();
  }
}

/**
 * Replaces the present file, which must be closed, with the prepared one. The present file becomes the latest
 * backup.
 */
export function putInPlace(data: string, at: string, presentIsWhole: boolean): void {
  const present = join(data, STORE_FILE);
  const backup = join(backupsFolder(data), newBackup(data, { at, reason: 'restore' }).name);
  exchange(data, () => {
    // Folding its log in may fail if the file is damaged.
    if (presentIsWhole && unlessItFails(() => foldLogInto(present)) === true) renameSync(present, backup);
    else setAside(data, at);
  });
  syncFolder(dirname(backup));
  thinOut(data);
}
