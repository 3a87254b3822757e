import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_REASONS, type BackupReason } from '../../../shared/api.ts';
import { keptBackups } from './thinning.ts';

export const BACKUPS_FOLDER = 'backups';

/** A backup by its file, whose name says when it was taken and why. */
export interface BackupFile {
  readonly name: string;
  readonly at: string;
  readonly reason: BackupReason;
}

const NAME = /^vernissage (\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z ([a-z-]+)\.db$/;

export function backupName({ at, reason }: Omit<BackupFile, 'name'>): string {
  const seconds = `${new Date(at).toISOString().slice(0, 19)}Z`;
  return `vernissage ${seconds.replaceAll(':', '-')} ${reason}.db`;
}

/** A backup to be taken: of two within a second for one reason the later one goes by the next second. */
export function newBackup(data: string, { at, reason }: Omit<BackupFile, 'name'>): BackupFile {
  const name = backupName({ at, reason });
  if (!existsSync(join(data, BACKUPS_FOLDER, name))) return { name, at, reason };
  return newBackup(data, { at: new Date(Date.parse(at) + 1000).toISOString(), reason });
}

function readName(name: string): BackupFile | null {
  const [, day, hours, minutes, seconds, word] = NAME.exec(name) ?? [];
  const reason = BACKUP_REASONS.find((each) => each === word);
  if (day === undefined || reason === undefined) return null;
  return { name, at: `${day}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}Z`, reason };
}

/** The folder of backups, made where it is not there yet. */
export function backupsFolder(data: string): string {
  const folder = join(data, BACKUPS_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Every backup of a data folder, latest first. */
export function backupsIn(data: string): BackupFile[] {
  try {
    return readdirSync(join(data, BACKUPS_FOLDER))
      .flatMap((name) => readName(name) ?? [])
      .sort((one, other) => (one.at < other.at ? 1 : -1));
  } catch {
    // No folder yet, no backups yet.
    return [];
  }
}

/** Takes away the backups that newer ones make needless. */
export function thinOut(data: string): void {
  const backups = backupsIn(data);
  const kept = keptBackups(backups);
  for (const backup of backups) {
    if (!kept.has(backup)) rmSync(join(data, BACKUPS_FOLDER, backup.name), { force: true });
  }
}
