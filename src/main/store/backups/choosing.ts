import { join } from 'node:path';
import type { BackupView } from '../../../shared/api.ts';
import { isAsItsVersion, readIn, sqliteCodeOf } from '../connection.ts';
import { fileTroubleOf } from '../file-trouble.ts';
import { NEWEST_VERSION, versionOf } from '../schema.ts';
import { BACKUPS_FOLDER, backupsIn, isKnownDamaged, noteDamage, type BackupFile } from './backup-files.ts';
import { holdingOf } from './holding.ts';
import { checkCopy, type Progress } from './taking.ts';

/** Damage is permanent, but a newer version or an unreadable disk may be usable another day. */
export type BackupCondition = 'whole' | 'damaged' | 'not-usable-now';

/** All backups with their contents, latest first. */
export function backupViews(data: string): BackupView[] {
  return backupsIn(data).map((backup) => viewOf(data, backup));
}

export function viewOf(data: string, { name, at, reason }: BackupFile): BackupView {
  const holding = holdingOf(join(data, BACKUPS_FOLDER, name));
  return { name, at, reason, holding, damaged: isKnownDamaged(data, name) };
}

export function newestUsable(data: string, progress?: Progress): BackupFile | null {
  const [newest = null] = usableBackups(data, progress);
  return newest;
}

/** All undamaged backups, latest first. Each is checked when it is reached. */
export function* usableBackups(data: string, progress?: Progress): Iterable<BackupFile> {
  for (const backup of backupsIn(data)) {
    if (checkBackup(data, backup.name, progress) === 'whole') yield backup;
  }
}

/** Checks a backup and remembers the result. */
export function checkBackup(data: string, name: string, progress?: Progress): BackupCondition {
  const condition = conditionOf(join(data, BACKUPS_FOLDER, name), progress);
  noteCondition(data, name, condition);
  return condition;
}

export function noteCondition(data: string, name: string, condition: BackupCondition): void {
  try {
    if (condition !== 'not-usable-now') noteDamage(data, name, condition === 'damaged');
  } catch (error) {
    // A full disk must not prevent restoring or repairing.
    if (fileTroubleOf(error) === null) throw error;
  }
}

export function isUsable(file: string, progress?: Progress): boolean {
  return conditionOf(file, progress) === 'whole';
}

/** Whether a file is undamaged and of a version we know. */
export function conditionOf(
  file: string,
  progress?: Progress,
  tellBeside?: (found: number) => void,
): BackupCondition {
  try {
    const version = versionIn(file);
    if (version > NEWEST_VERSION) return 'not-usable-now';
    return version > 0 && checkCopy(file, progress, tellBeside).length === 0 ? 'whole' : 'damaged';
  } catch (error) {
    const trouble = fileTroubleOf(error);
    if (trouble === 'damaged') return 'damaged';
    if (trouble !== null || sqliteCodeOf(error) !== null) return 'not-usable-now';
    throw error;
  }
}

/** 0 if the file doesn't have the tables of its version. */
function versionIn(file: string): number {
  return readIn(file, (database) => {
    const version = versionOf(database);
    return version > NEWEST_VERSION || isAsItsVersion(database) ? version : 0;
  });
}
