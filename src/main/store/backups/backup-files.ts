import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_REASONS, type BackupReason } from '../../../shared/api.ts';
import { DATABASE_ENDINGS } from '../store-file.ts';
import { unlessItFails } from '../../../shared/core/unless-it-fails.ts';
import { keptBackups } from './thinning.ts';

export const BACKUPS_FOLDER = 'backups';

/** A backup file. Its name says when and why it was made, and its number. */
export interface BackupFile {
  readonly name: string;
  /** By the clock at the time, which may have been wrong. */
  readonly at: string;
  readonly reason: BackupReason;
  /** Goes up with each backup, whatever the clock says; null for a file from elsewhere. */
  readonly number: number | null;
}

type Wanted = Pick<BackupFile, 'at' | 'reason'>;

const NAME = /^vernissage (\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z ([a-z-]+)(?: (\d{1,9}))?\.db$/;

/** Suffix of a backup that isn't complete yet. */
const DRAFT = '.part';

/** Marker file beside a backup that was found damaged later. */
const DAMAGED = '.damaged';

export function backupName({ at, reason }: Wanted, number: number | null = null): string {
  const seconds = `${new Date(at).toISOString().slice(0, 19)}Z`;
  return `vernissage ${seconds.replaceAll(':', '-')} ${reason}${number === null ? '' : ` ${number}`}.db`;
}

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

/** Creates the folder if necessary. */
export function backupsFolder(data: string): string {
  const folder = join(data, BACKUPS_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The unfinished file that becomes the backup once it is complete. */
export function draftOf(file: string): string {
  return `${file}${DRAFT}`;
}

/**
 * All backups, latest first: by number, because a clock may have been wrong. Files without a number come
 * last.
 */
export function backupsIn(data: string): BackupFile[] {
  return namesIn(data)
    .flatMap((name) => readName(name) ?? [])
    .sort((one, other) => (other.number ?? 0) - (one.number ?? 0) || (one.at < other.at ? 1 : -1));
}

/** The folder is created with the first backup. */
function namesIn(data: string): string[] {
  return unlessItFails(() => readdirSync(join(data, BACKUPS_FOLDER))) ?? [];
}

/** Deletes backups that newer ones have replaced. Keeps files that the user put here. */
export function thinOut(data: string): void {
  const backups = backupsIn(data).filter(({ number, reason }) => number !== null || reason !== 'by-hand');
  const kept = keptBackups(backups);
  for (const backup of backups) {
    if (kept.has(backup)) continue;
    rmSync(join(data, BACKUPS_FOLDER, backup.name), { force: true });
    noteDamage(data, backup.name, false);
  }
}

/** Remembers whether a backup was found damaged, so that lists can show it. */
export function noteDamage(data: string, name: string, damaged: boolean): void {
  const note = join(data, BACKUPS_FOLDER, `${name}${DAMAGED}`);
  if (damaged) writeFileSync(note, '', { mode: 0o600 });
  else rmSync(note, { force: true });
}

export function isKnownDamaged(data: string, name: string): boolean {
  return existsSync(join(data, BACKUPS_FOLDER, `${name}${DAMAGED}`));
}

/** Deletes unfinished backups left by a killed run, and nothing else. */
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
