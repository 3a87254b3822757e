import { join } from 'node:path';
import type { BackupView } from '../../../shared/api.ts';
import { isAsItsVersion, openToRead, sqliteCodeOf } from '../connection.ts';
import { fileTroubleOf } from '../file-trouble.ts';
import { NEWEST_VERSION, versionOf } from '../migrations/index.ts';
import { BACKUPS_FOLDER, backupsIn, isKnownDamaged, noteDamage, type BackupFile } from './backup-files.ts';
import { holdingOf } from './holding.ts';
import { checkCopy, type Reached } from './taking.ts';

/** What a backup is worth: damage stays, while a newer version or a disk that cannot be read may be another matter tomorrow. */
export type Worth = 'whole' | 'damaged' | 'not-usable-now';

/** Every backup with what it holds, latest first. */
export function backupViews(data: string): BackupView[] {
  return backupsIn(data).map((backup) => viewOf(data, backup));
}

export function viewOf(data: string, { name, at, reason }: BackupFile): BackupView {
  const holding = holdingOf(join(data, BACKUPS_FOLDER, name));
  return { name, at, reason, holding, damaged: isKnownDamaged(data, name) };
}

/** The newest backup that is whole: older ones stand in for it where it is not. */
export function newestUsable(data: string, reached?: Reached): BackupFile | null {
  const [newest = null] = usableBackups(data, reached);
  return newest;
}

/** Every backup that is whole, latest first, each checked when its turn comes. */
export function* usableBackups(data: string, reached?: Reached): Iterable<BackupFile> {
  for (const backup of backupsIn(data)) {
    if (checkBackup(data, backup.name, reached) === 'whole') yield backup;
  }
}

/** Checks a backup, and notes what came of it. */
export function checkBackup(data: string, name: string, reached?: Reached): Worth {
  const worth = worthOf(join(data, BACKUPS_FOLDER, name), reached);
  noteWorth(data, name, worth);
  return worth;
}

export function noteWorth(data: string, name: string, worth: Worth): void {
  try {
    if (worth !== 'not-usable-now') noteDamage(data, name, worth === 'damaged');
  } catch (error) {
    // A full disk does not keep anybody from restoring or mending.
    if (fileTroubleOf(error) === null) throw error;
  }
}

export function isUsable(file: string, reached?: Reached): boolean {
  return worthOf(file, reached) === 'whole';
}

/** Whether a file is as whole as it was when it was written, and of a version that is known here. */
export function worthOf(file: string, reached: Reached = () => undefined): Worth {
  try {
    const version = versionIn(file);
    if (version > NEWEST_VERSION) return 'not-usable-now';
    return version > 0 && checkCopy(file, reached).length === 0 ? 'whole' : 'damaged';
  } catch (error) {
    const trouble = fileTroubleOf(error);
    if (trouble === 'damaged') return 'damaged';
    if (trouble !== null || sqliteCodeOf(error) !== null) return 'not-usable-now';
    throw error;
  }
}

/** 0 for a file that has not what its version says. */
function versionIn(file: string): number {
  const database = openToRead(file);
  try {
    const version = versionOf(database);
    return version > NEWEST_VERSION || isAsItsVersion(database) ? version : 0;
  } finally {
    database.close();
  }
}
