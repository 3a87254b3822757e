import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { GameSummary } from './games.ts';
import { id, line } from './shapes.ts';

/** What may be wrong with the file of the games, or with the disk it lies on. */
export const FILE_TROUBLES = [
  'disk-full',
  'read-only',
  'not-allowed',
  'locked',
  'gone',
  'damaged',
  'unreadable',
  'no-memory',
  'too-many-files',
] as const;
export type FileTrouble = (typeof FILE_TROUBLES)[number];

/** A call that failed for such a reason says so by this code, whichever call it was; nothing of it was kept. */
export const NOT_KEPT = 'NOT_KEPT';

/** A call that met something nobody foresaw says so by this code: neither the disk nor the file, as far as is known. */
export const UNFORESEEN = 'UNFORESEEN';

/** A call that needs the games says so by this code while they are not open: `keeping.badDay` says why. */
export const NOT_OPEN = 'NOT_OPEN';

/** The reason in an error of that code. */
export function troubleIn(data: unknown): FileTrouble | null {
  const read = v.safeParse(v.object({ trouble: v.picklist(FILE_TROUBLES) }), data);
  return read.success ? read.output.trouble : null;
}

/** Why a backup was taken: a day had passed, somebody asked, or something was about to be changed. */
export const BACKUP_REASONS = ['daily', 'by-hand', 'migration', 'bringing-in', 'restore'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

export interface BackupHolding {
  readonly games: number;
  readonly players: number;
  /** When the latest change to a game in it was made. */
  readonly lastChange: string | null;
  readonly bytes: number;
}

export interface BackupView {
  readonly name: string;
  readonly at: string;
  readonly reason: BackupReason;
  /** `null` where the backup cannot be read any more. */
  readonly holding: BackupHolding | null;
  /** It was found damaged when it was looked through last. */
  readonly damaged: boolean;
}

/** A damaged file that was put out of the way; it stays until the person takes it away. */
export interface SetAsideView {
  readonly name: string;
  readonly at: string;
  readonly bytes: number;
}

/** A game of which entries were saved that are nowhere any more. */
export interface MissingEntries {
  readonly game: string;
  /** Who played, as far as that is known. */
  readonly players: readonly string[];
  /** How many entries there are now, and how many there were at least. A game with none cannot be shown. */
  readonly kept: number;
  readonly of: number;
  /** How that is known: it was noted when they were saved, the list of games says so, or there are later entries. */
  readonly knownBy: 'mark' | 'list' | 'later-entries';
}

/** What became of the games in a damaged file. */
export interface Salvaged {
  /** The backup that the rest comes from; `null` where there was none. */
  readonly backup: BackupView | null;
  /** Games of which more was found than the backup holds. */
  readonly games: number;
  readonly missing: readonly MissingEntries[];
  /** Whether it is still known which games there were: if not, there may have been others. */
  readonly allKnown: boolean;
}

export interface Overview {
  readonly backups: readonly BackupView[];
  readonly setAside: readonly SetAsideView[];
  readonly setAsideFolder: string;
  /** Damage was found in the present file. */
  readonly damaged: boolean;
}

/** What a backup came to: one that would hold damage is not kept. */
export type BackedUp =
  | { readonly kind: 'taken'; readonly name: string }
  | { readonly kind: 'damaged'; readonly damage: readonly Damage[] };

/** Whether a backup can take the place of the present file, and what the present file is worth itself. */
export type LaidOut =
  | { readonly kind: 'not-found' | 'unusable' }
  | { readonly kind: 'laid-out'; readonly at: string; readonly presentIsWhole: boolean };

/** What became of a copy of everything: it lies where it is wanted, or waits at an address for the page to download it. */
export type SavedCopy =
  | { readonly kind: 'saved' | 'not-wanted' | 'called-off' | 'failed' }
  | { readonly kind: 'to-download'; readonly address: string };

/** What is wrong with a file, as far as it can be said. */
export type Damage =
  | { readonly kind: 'file' }
  /** Entries of a game are missing, or are not what was written. */
  | { readonly kind: 'journal'; readonly game: string }
  /** A backup is no longer as it was taken. */
  | { readonly kind: 'backup'; readonly name: string };

export interface TrashedGame extends GameSummary {
  readonly trashedAt: string;
}

/** What the person should know of the file, until they have read it. */
export type News =
  | { readonly kind: 'log-missing' | 'mark-missing' | 'entries-found' | 'damage-found' }
  | { readonly kind: 'entries-missing'; readonly missing: readonly MissingEntries[] }
  /** Nothing can be saved at the moment; it goes away by itself once something can. */
  | { readonly kind: 'not-kept'; readonly trouble: FileTrouble }
  | { readonly kind: 'restored'; readonly at: string }
  | { readonly kind: 'mended'; readonly salvaged: Salvaged };

/** Why the games are not open, and what there is to do something with. */
export interface BadDay {
  readonly problem:
    | { readonly kind: FileTrouble | 'not-a-store' | 'missing' }
    | { readonly kind: 'newer-store'; readonly version: number; readonly newest: number }
    /** Nobody has foreseen it, and the file may well be whole. The detail is for whoever looks into it. */
    | { readonly kind: 'unexpected'; readonly detail: string }
    /** Nothing is wrong: the file is being brought to this version, and that takes a while. */
    | { readonly kind: 'older-store' };
  readonly folder: string;
  readonly file: string;
  readonly ways: readonly Mending[];
  /** Whether a copy of everything can be saved, as it is: the file was open before. */
  readonly canBeCopied: boolean;
}

/**
 * What can be done: try once more; put the file aside and go on with the newest backup and whatever can be found in
 * the file; or put it aside and begin with no games.
 */
export const MENDINGS = ['again', 'mend', 'afresh'] as const;
export type Mending = (typeof MENDINGS)[number];

/** The newest backup that is whole; not known where looking for it was called off. */
export type WholeBackup =
  { readonly kind: 'found'; readonly backup: BackupView } | { readonly kind: 'none' | 'not-known' };

const backupName = v.pipe(line, v.minLength(1));

const problems = {
  NOT_FOUND: {},
  /** Something long is under way; it ends or is called off first. */
  BUSY: {},
  /** The backup is damaged itself, or of a newer version: nothing was changed. */
  UNUSABLE: {},
  /** Somebody has called it off: nothing was changed. */
  CANCELLED: {},
};

/** Below it a page in a browser downloads the copies of everything that it has asked for. */
export const COPY_ADDRESS = '/copy-of-everything';

export const keepingContract = {
  overview: oc.output(typed<Overview>()),
  /** Starts a backup, which is a job like any other; says its id. */
  backUp: oc.output(typed<{ readonly job: string }>()),
  /** Starts a check of the whole file. */
  check: oc.output(typed<{ readonly job: string }>()),
  /** Puts a backup in the place of the present file, which becomes a backup itself; a job lays it out before. */
  restore: oc
    .input(v.object({ name: backupName }))
    .errors(problems)
    .output(typed<null>()),
  /** Lays a copy of everything where the person says, or where the page can download it; a job does it. */
  saveCopy: oc.output(typed<SavedCopy>()),
  trash: oc.output(typed<readonly TrashedGame[]>()),
  putInTrash: oc.input(v.object({ id })).errors({ NOT_FOUND: {} }).output(typed<null>()),
  takeFromTrash: oc.input(v.object({ id })).errors({ NOT_FOUND: {} }).output(typed<null>()),
  news: oc.output(typed<readonly News[]>()),
  newsRead: oc.output(typed<null>()),
  /** `null` where the games are open. */
  badDay: oc.output(typed<BadDay | null>()),
  /** Opens the games after all, or mends them while they are open; `null` once they are open. */
  mend: oc.input(v.object({ way: v.picklist(MENDINGS) })).output(typed<BadDay | null>()),
  /** The newest backup that is whole, which a file would be mended with: said as soon as it is found. */
  wholeBackup: oc.output(typed<WholeBackup>()),
};
