import { join } from 'node:path';
import type { BackupView } from '../../../shared/api.ts';
import { openToRead, sqliteCodeOf } from '../connection.ts';
import { fileTroubleOf } from '../file-trouble.ts';
import { NEWEST_VERSION, versionOf } from '../migrations/index.ts';
import { BACKUPS_FOLDER, backupsIn, type BackupFile } from './backup-files.ts';
import { holdingOf } from './holding.ts';
import { checkCopy, type Reached } from './taking.ts';

/** Every backup with what it holds, latest first. */
export function backupViews(data: string): BackupView[] {
  return backupsIn(data).map((backup) => viewOf(data, backup));
}

export function viewOf(data: string, backup: BackupFile): BackupView {
  return { ...backup, holding: holdingOf(join(data, BACKUPS_FOLDER, backup.name)) };
}

/** The newest backup that is whole: older ones stand in for it where it is not. */
export function newestUsable(data: string, reached?: Reached): BackupFile | null {
  return backupsIn(data).find(({ name }) => isUsable(join(data, BACKUPS_FOLDER, name), reached)) ?? null;
}

/** Whether a backup is as whole as it was, and of a version that is known here. */
export function isUsable(file: string, reached: Reached = () => undefined): boolean {
  try {
    return isOfKnownVersion(file) && checkCopy(file, reached).length === 0;
  } catch (error) {
    if (sqliteCodeOf(error) !== null || fileTroubleOf(error) !== null) return false;
    throw error;
  }
}

function isOfKnownVersion(file: string): boolean {
  const database = openToRead(file);
  try {
    const version = versionOf(database);
    return version > 0 && version <= NEWEST_VERSION;
  } finally {
    database.close();
  }
}
