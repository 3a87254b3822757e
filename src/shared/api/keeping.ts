import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { isObject } from '../core/shape.ts';
import type { GameSummary } from './games.ts';
import type { Sent } from './sent-once.ts';
import { line } from './shapes.ts';

/** What may be wrong with the file of the games, or with its disk. */
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

/** The error code of any call that failed for such a reason; none of it was saved. */
export const NOT_KEPT = 'NOT_KEPT';

/** The error code of an unexpected failure, caused neither by the disk nor by the file as far as we know. */
export const UNFORESEEN = 'UNFORESEEN';

/** The error code of a call that needs the games while they aren't open: `keeping.outage` says why. */
export const NOT_OPEN = 'NOT_OPEN';

/** The reason in an error with that code. */
export function troubleIn(data: unknown): FileTrouble | null {
  return (isObject(data) && FILE_TROUBLES.find((trouble) => trouble === data['trouble'])) || null;
}

/** Why a backup was made: daily, on request, or before something changes the file. */
export const BACKUP_REASONS = ['daily', 'by-hand', 'migration', 'bringing-in', 'restore'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

export interface BackupHolding {
  readonly games: number;
  readonly players: number;
  /** When a game in it was last changed. */
  readonly lastChange: string | null;
  readonly bytes: number;
}

export interface BackupView {
  readonly name: string;
  readonly at: string;
  readonly reason: BackupReason;
  /** `null` if the backup is no longer readable. */
  readonly holding: BackupHolding | null;
  /** Found damaged when it was last checked. */
  readonly damaged: boolean;
}

/** A damaged file that was set aside; it stays until the user deletes it. */
export interface SetAsideView {
  readonly name: string;
  readonly at: string;
  readonly bytes: number;
}

/** A game with saved entries that can no longer be found. */
export interface MissingEntries {
  readonly game: string;
  /** The players, as far as known. */
  readonly players: readonly string[];
  /** How many entries there are now, and the minimum there were. A game without entries cannot be shown. */
  readonly kept: number;
  readonly of: number;
  /** The round in which they are missing; `null` if there is no game to tell it from. */
  readonly round: number | null;
  /** How we know: from a mark made when saving, from the list of games, or from later entries. */
  readonly knownBy: 'mark' | 'list' | 'later-entries';
}

/** What a repair did. */
export interface Salvaged {
  /** The file was undamaged. It is replaced only if games got entries back that it had lost before. */
  readonly whole: boolean;
  /** The backup that the rest comes from; `null` if there was none, or if the file was undamaged. */
  readonly backup: BackupView | null;
  /** Games that have more entries than in that backup or that file. */
  readonly games: number;
  readonly missing: readonly MissingEntries[];
  /** Whether the list of games survived; if not, there may have been others. */
  readonly allKnown: boolean;
}

export interface Overview {
  readonly backups: readonly BackupView[];
  readonly setAside: readonly SetAsideView[];
  readonly setAsideFolder: string;
  /** What was set aside within the file, the latest first. */
  readonly dropped: readonly Dropped[];
  /** The current file is damaged. */
  readonly damaged: boolean;
}

/** The result of a backup. A backup that would contain damage is not kept. */
export type BackedUp =
  | { readonly kind: 'taken'; readonly name: string }
  | { readonly kind: 'damaged'; readonly damage: readonly Damage[] };

/** Whether a backup can replace the current file, and whether the current file is usable. */
export type PreparedRestore =
  | { readonly kind: 'not-found' | 'unusable' }
  | { readonly kind: 'prepared'; readonly at: string; readonly presentIsWhole: boolean };

/** Where a copy of everything is: at the chosen path, or at an address for the page to download. */
export type SavedCopy =
  | { readonly kind: 'saved' | 'not-wanted' | 'called-off' | 'failed' }
  | { readonly kind: 'to-download'; readonly address: string };

/** What is wrong with a file, as far as we can tell. */
export type Damage =
  | { readonly kind: 'file' }
  /** Entries of a game are missing, or differ from what was written. */
  | { readonly kind: 'journal'; readonly game: string }
  /** Something beside the journals, which is set aside or made again: no game is affected. */
  | { readonly kind: 'beside' }
  /** A backup has changed since it was made. */
  | { readonly kind: 'backup'; readonly name: string };

/** What can be set aside because it can't be read. */
export const DROPPED_KINDS = ['setting', 'season', 'draft', 'box', 'club', 'said', 'log'] as const;
export type DroppedKind = (typeof DROPPED_KINDS)[number];

/** Something that couldn't be read. */
export interface Dropped {
  readonly kind: DroppedKind;
  readonly at: string;
  /** Those who play the game that it was about. */
  readonly names: readonly string[];
}

export interface TrashedGame extends GameSummary {
  readonly trashedAt: string;
}

/** What the user should know about the file, shown until they have read it. */
export type News =
  | { readonly kind: 'log-missing' | 'mark-missing' | 'entries-found' | 'damage-found' }
  | { readonly kind: 'entries-missing'; readonly missing: readonly MissingEntries[] }
  /** Nothing can be saved at the moment; it disappears once something can. */
  | { readonly kind: 'not-kept'; readonly trouble: FileTrouble }
  | { readonly kind: 'restored'; readonly at: string }
  | { readonly kind: 'mended'; readonly salvaged: Salvaged };

/** Why the games aren't open, and what the user can work with. */
export interface Outage {
  readonly problem:
    | { readonly kind: FileTrouble | 'not-a-store' | 'missing' }
    | { readonly kind: 'newer-store'; readonly version: number; readonly newest: number }
    /** Unexpected; the file may well be fine. The detail is for a bug report. */
    | { readonly kind: 'unexpected'; readonly detail: string }
    /** Nothing is wrong: the file is being upgraded to this version, or repaired although no damage is known. */
    | { readonly kind: 'older-store' | 'under-repair' };
  readonly folder: string;
  readonly file: string;
  readonly ways: readonly RepairOption[];
  /** Whether a copy of everything can be saved: it can if the file was open before. */
  readonly canBeCopied: boolean;
}

/**
 * What can be done: try again; set the file aside and continue with the newest backup plus whatever can be found in
 * the file; or set it aside and start without games.
 */
export const REPAIR_OPTIONS = ['again', 'repair', 'empty'] as const;
export type RepairOption = (typeof REPAIR_OPTIONS)[number];

/** The newest undamaged backup; unknown if the search was cancelled. */
export type WholeBackup =
  | { readonly kind: 'found'; readonly backup: BackupView }
  | { readonly kind: 'none' | 'not-known' };

const backupName = v.pipe(line, v.minLength(1));

const problems = {
  NOT_FOUND: {},
  /** A long job is running; it has to end or be cancelled first. */
  BUSY: {},
  /** The backup is damaged, or of a newer version: nothing was changed. */
  UNUSABLE: {},
  /** The user cancelled: nothing was changed. */
  CANCELLED: {},
};

/** Below this address, relative to its own, a page in a browser downloads its copies of everything. */
export const COPY_ADDRESS = 'copy-of-everything';

export const keepingContract = {
  overview: oc.output(typed<Overview>()),
  /** Starts a backup and returns its job's id. */
  backUp: oc.output(typed<{ readonly job: string }>()),
  /** Starts a check of the whole file. */
  check: oc.output(typed<{ readonly job: string }>()),
  /** Starts replacing the current file with a backup; the current file becomes a backup itself. */
  restore: oc
    .input(v.object({ name: backupName }))
    .errors(problems)
    .output(typed<null>()),
  /** Starts saving a copy of everything, to the path the user chooses or for the page to download. */
  saveCopy: oc.output(typed<SavedCopy>()),
  trash: oc.output(typed<Sent<readonly TrashedGame[]>>()),
  news: oc.output(typed<readonly News[]>()),
  newsRead: oc.output(typed<null>()),
  /** Somebody has seen what was set aside within the file. */
  droppedSeen: oc.output(typed<null>()),
  /** `null` if the games are open. */
  outage: oc.output(typed<Outage | null>()),
  /** Opens the games after all, or repairs them while open; `null` once they are open. */
  repair: oc.input(v.object({ way: v.picklist(REPAIR_OPTIONS) })).output(typed<Outage | null>()),
  /** The newest undamaged backup, which a repair would use. Returns as soon as it is found. */
  wholeBackup: oc.output(typed<WholeBackup>()),
};
