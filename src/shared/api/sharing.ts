import { oc, type as typed } from '@orpc/contract';
import * as v from 'valibot';
import { ROLES, type Invitation, type Members, type Role } from '../club/index.ts';
import { id, line } from './shapes.ts';

/** Sharing one history with other laptops: through a folder that another program syncs, or a club server. */

export const CARRIERS = ['folder', 'club'] as const;
export type CarrierKind = (typeof CARRIERS)[number];

/** Why sharing doesn't go on. The table never notices. */
export type SharingProblem =
  /** The folder isn't there: a drive that isn't connected, or a moved folder. */
  | { readonly why: 'no-folder' }
  /** Its drive doesn't answer. */
  | { readonly why: 'silent-folder' }
  /** The folder may not be read or written. */
  | { readonly why: 'not-allowed' }
  /** The disk of the folder, or of the server, is full. */
  | { readonly why: 'full' }
  /** The disk of this computer is full. */
  | { readonly why: 'full-here' }
  /** The folder was written by a newer version, or laptop and server don't fit. */
  | { readonly why: 'other-version'; readonly update: 'here' | 'there' }
  | { readonly why: 'no-network' }
  /** Something answers there, but it isn't a club server. */
  | { readonly why: 'no-club' }
  /** The address begins with http, and isn't on this computer. */
  | { readonly why: 'not-encrypted' }
  /** The server's certificate isn't valid. */
  | { readonly why: 'certificate' }
  | { readonly why: 'revoked' }
  /** The server doesn't know this laptop: another server, or one restored from an old backup. Join again. */
  | { readonly why: 'unknown-key' }
  /** Only readers' keys get this, when they have something to add. */
  | { readonly why: 'read-only' }
  /** This computer's clock is ahead by so many seconds. */
  | { readonly why: 'wrong-clock'; readonly seconds: number }
  | { readonly why: 'busy'; readonly seconds: number }
  | { readonly why: 'unexpected'; readonly detail: string };

/** Why something can't be done that somebody asked for. */
export type SharingRefusal =
  | SharingProblem
  | { readonly why: 'no-link' | 'no-invitation' | 'last-owner' | 'not-a-folder' };

/** A file in the folder that was left alone. */
export interface SkippedFile {
  readonly name: string;
  /** Half-copied, damaged and unreadable files are read again later; foreign ones are left alone. */
  readonly why: 'damaged' | 'unreadable' | 'foreign' | 'not-a-game';
}

export interface Skipped {
  readonly count: number;
  /** Only the first of them, if there are many. */
  readonly files: readonly SkippedFile[];
}

export interface Shared {
  readonly kind: CarrierKind;
  /** The folder, or the server's address. */
  readonly where: string;
  /** The club's name, and what this laptop may do there. */
  readonly club: { readonly name: string; readonly role: Role } | null;
  readonly state: SharingState;
  /** When everything was exchanged last. */
  readonly at: string | null;
  readonly skipped: Skipped;
}

export type SharingState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'syncing'; readonly done: number; readonly of: number | null }
  | { readonly kind: 'failed'; readonly problem: SharingProblem };

/** What one exchange with other laptops came to. */
export interface Synced {
  readonly carriers: readonly SyncedCarrier[];
  /** Games that changed here, the first hundred by their ids. */
  readonly games: readonly string[];
  /** How many there are. */
  readonly gamesChanged: number;
  readonly people: boolean;
  readonly boxes: boolean;
  readonly season: boolean;
}

export interface SyncedCarrier {
  readonly kind: CarrierKind;
  /** `null` if everything was exchanged. */
  readonly problem: SharingProblem | null;
  readonly skipped: Skipped;
}

/** What came from other laptops since somebody looked. */
export interface SharedNews {
  readonly games: number;
  /** One of them, if it is the only one. */
  readonly game: string | null;
  /** Games that were changed on two laptops: somebody has to choose. */
  readonly parted: readonly string[];
}

export interface Sharing {
  /** At most one folder and one club. */
  readonly shared: readonly Shared[];
  readonly news: SharedNews | null;
  /** This window can let somebody choose a folder; elsewhere they type its path. */
  readonly canChooseFolder: boolean;
  /** What this computer is called: its name in a club, unless somebody gives it another. */
  readonly computer: string;
}

export interface JoinedClub {
  readonly sharing: Sharing;
  /** For an owner, to be written down: it is shown only now. */
  readonly recovery: string | null;
}

const carrier = v.picklist(CARRIERS);
const link = v.pipe(v.string(), v.maxLength(500));

const refused = { REFUSED: { data: typed<SharingRefusal>() } };

export const sharingContract = {
  state: oc.output(typed<Sharing>()),
  /** Lets somebody choose a folder; `null` if they didn't, or if this window can't ask. */
  chooseFolder: oc.output(typed<string | null>()),
  /** Shares through this folder from now on; makes it if only its last part is missing. */
  shareFolder: oc
    .input(v.object({ path: v.pipe(v.string(), v.maxLength(4000)) }))
    .errors(refused)
    .output(typed<Sharing>()),
  /** Joins a club by an invitation or a recovery code. Returns the recovery code that an owner has to write down. */
  joinClub: oc
    .input(v.object({ link, laptop: line }))
    .errors(refused)
    .output(typed<JoinedClub>()),
  /** Stops sharing; what is here stays here, and what is there stays there. */
  stop: oc.input(v.object({ carrier })).output(typed<Sharing>()),
  syncNow: oc.output(typed<Sharing>()),
  seenNews: oc.output(typed<Sharing>()),
  /** For owners of the club. */
  members: oc.errors(refused).output(typed<Members>()),
  invite: oc
    .input(v.object({ role: v.picklist(ROLES) }))
    .errors(refused)
    .output(typed<Invitation>()),
  revoke: oc.input(v.object({ id })).errors(refused).output(typed<Members>()),
  /** Opens the club page in the browser of this laptop. */
  visitPage: oc.errors(refused).output(typed<null>()),
  openPage: oc
    .input(v.object({ open: v.boolean() }))
    .errors(refused)
    .output(typed<Members>()),
};
