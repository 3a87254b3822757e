import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import type { GameSummary } from './games.ts';
import { id } from './shapes.ts';

/** What may be wrong with the file of the games, or with the disk it lies on. */
export const FILE_TROUBLES = ['disk-full', 'read-only', 'locked', 'gone', 'damaged', 'unreadable'] as const;
export type FileTrouble = (typeof FILE_TROUBLES)[number];

/** A call that failed for such a reason says so by this code, whichever call it was; nothing of it was kept. */
export const NOT_KEPT = 'NOT_KEPT';

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
}

/** A damaged file that was put out of the way; it stays until the person takes it away. */
export interface SetAsideView {
  readonly name: string;
  readonly at: string;
  readonly bytes: number;
}

/** What became of the games in a damaged file. */
export interface Salvaged {
  /** The backup that the rest comes from; `null` where there was none. */
  readonly backup: BackupView | null;
  /** Games of which more was found than the backup holds. */
  readonly games: number;
  /** Games that end before an entry that is lost, by their ids. */
  readonly cutShort: readonly string[];
  /** Games that cannot be shown, since how they began is lost, by their ids. */
  readonly lost: readonly string[];
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
  | { readonly kind: 'journal'; readonly game: string };

export interface TrashedGame extends GameSummary {
  readonly trashedAt: string;
}

/** What the person should know of the file, until they have read it. */
export type News =
  | { readonly kind: 'log-missing' | 'entries-missing' | 'entries-found' | 'damage-found' }
  | { readonly kind: 'restored'; readonly at: string }
  | { readonly kind: 'mended'; readonly salvaged: Salvaged };

/** Why the games could not be opened, and what there is to do something with. */
export interface BadDay {
  readonly problem:
    | { readonly kind: FileTrouble | 'not-a-store' | 'missing' }
    | { readonly kind: 'newer-store'; readonly version: number; readonly newest: number }
    /** Nothing is wrong: the file is being brought to this version, and that takes a while. */
    | { readonly kind: 'older-store' };
  readonly folder: string;
  readonly file: string;
  readonly ways: readonly Mending[];
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

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

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
  restore: oc.input(v.object({ name })).errors(problems).output(typed<null>()),
  /** Mends the present file, damaged as it is; a job lays out the sound one before. */
  repair: oc.errors(problems).output(typed<Salvaged>()),
  /** Lays a copy of everything where the person says, or where the page can download it; a job does it. */
  saveCopy: oc.output(typed<SavedCopy>()),
  trash: oc.output(typed<readonly TrashedGame[]>()),
  putInTrash: oc.input(v.object({ id })).errors({ NOT_FOUND: {} }).output(typed<null>()),
  takeFromTrash: oc.input(v.object({ id })).errors({ NOT_FOUND: {} }).output(typed<null>()),
  news: oc.output(typed<readonly News[]>()),
  newsRead: oc.output(typed<null>()),
  /** `null` where the games are open. */
  badDay: oc.output(typed<BadDay | null>()),
  mend: oc.input(v.object({ way: v.picklist(MENDINGS) })).output(typed<BadDay | null>()),
  /** The newest backup that is whole, which a file would be mended with: said as soon as it is found. */
  wholeBackup: oc.output(typed<WholeBackup>()),
};
