import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_REASONS, type BackupReason } from '../../../shared/api.ts';
import { DATABASE_ENDINGS } from '../store-file.ts';
import { keptBackups } from './thinning.ts';

export const BACKUPS_FOLDER = 'backups';

/** A backup by its file, whose name says when it was taken, why, and as which one. */
export interface BackupFile {
  readonly name: string;
  /** By the clock of that moment, which may have been wrong. */
  readonly at: string;
  readonly reason: BackupReason;
  /** Counts up with each backup, whatever the clock says; null for a file from elsewhere. */
  readonly number: number | null;
}

type Wanted = Pick<BackupFile, 'at' | 'reason'>;

const NAME = /^vernissage (\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z ([a-z-]+)(?: (\d{1,9}))?\.db$/;

/** Until a backup is whole, its file is called so. */
const DRAFT = '.part';

/** Marks a backup that was found damaged later on. */
const DAMAGED = '.damaged';

export function backupName({ at, reason }: Wanted, number: number | null = null): string {
  const seconds = `${new Date(at).toISOString().slice(0, 19)}Z`;
  return `vernissage ${seconds.replaceAll(':', '-')} ${reason}${number === null ? '' : ` ${number}`}.db`;
}

/** A backup to be taken. */
export function newBackup(data: string, { at, reason }: Wanted): BackupFile {
  const numbers = backupsIn(data).map((backup) => backup.number ?? 0);
  const number = Math.max(0, ...numbers) + 1;
  return { name: backupName({ at, reason }, number), at, reason, number };
}

function readName(name: string): BackupFile | null {
  const [, day, hours, minutes, seconds, word, number] = NAME.exec(name) ?? [];
  const reason = BACKUP_REASONS.find((each) => each === word);
  if (day === undefined || reason === undefined) return null;
  const at = `${day}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}Z`;
  return { name, at, reason, number: number === undefined ? null : Number(number) };
}

/** The folder of backups, made where it is not there yet. */
export function backupsFolder(data: string): string {
  const folder = join(data, BACKUPS_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The file that becomes a backup once it is whole. */
export function draftOf(file: string): string {
  return `${file}${DRAFT}`;
}

/** Every backup of a data folder, latest first: by number, since a clock may have been wrong; files without one come last. */
export function backupsIn(data: string): BackupFile[] {
  return namesIn(data)
    .flatMap((name) => readName(name) ?? [])
    .sort((one, other) => (other.number ?? 0) - (one.number ?? 0) || (one.at < other.at ? 1 : -1));
}

function namesIn(data: string): string[] {
  try {
    return readdirSync(join(data, BACKUPS_FOLDER));
  } catch {
    // No folder yet, no backups yet.
    return [];
  }
}

/** Takes away the backups that newer ones make needless. What somebody has put here by hand stays. */
export function thinOut(data: string): void {
  const backups = backupsIn(data).filter(({ number, reason }) => number !== null || reason !== 'by-hand');
  const kept = keptBackups(backups);
  for (const backup of backups) {
    if (kept.has(backup)) continue;
    rmSync(join(data, BACKUPS_FOLDER, backup.name), { force: true });
    noteDamage(data, backup.name, false);
  }
}

/** Notes beside a backup whether it was found damaged, so that every list can say so from then on. */
export function noteDamage(data: string, name: string, damaged: boolean): void {
  const note = join(data, BACKUPS_FOLDER, `${name}${DAMAGED}`);
  if (damaged) writeFileSync(note, '', { mode: 0o600 });
  else rmSync(note, { force: true });
}

export function isKnownDamaged(data: string, name: string): boolean {
  return existsSync(join(data, BACKUPS_FOLDER, `${name}${DAMAGED}`));
}

/** Takes away what a run that was killed has left of backups it never finished, and of nothing else. */
export function sweepBackups(data: string): void {
  const names = namesIn(data);
  const there = new Set(names);
  for (const name of names) {
    const draftEnding = DATABASE_ENDINGS.map((end) => `${DRAFT}${end}`).find((end) => name.endsWith(end));
    const ending = draftEnding ?? (name.endsWith(DAMAGED) ? DAMAGED : null);
    if (ending === null) continue;
    const backup = name.slice(0, -ending.length);
    const isLeftOver = readName(backup) !== null && (ending !== DAMAGED || !there.has(backup));
    if (isLeftOver) rmSync(join(data, BACKUPS_FOLDER, name), { force: true });
  }
}
