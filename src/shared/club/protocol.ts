import type { RecordProblem } from '../record/index.ts';

/**
 * What a laptop and a club server say to each other, over HTTP with JSON. `docs/club.md` describes every request and
 * answer. The key of a laptop is sent as `Authorization: Bearer …`.
 *
 *   POST /v1/join                 JoinRequest → Joined          an invitation becomes a key
 *   POST /v1/recover              JoinRequest → Joined          the recovery code, as the invitation, makes an owner
 *   GET  /v1/club                 → ClubSeen
 *   PUT  /v1/log/HASH             a log's text → Kept           repeating it changes nothing
 *   PUT  /v1/said/HASH            a statement's canonical text → Kept
 *   GET  /v1/since/SEQ            → Since                       in pages; SEQ 0 for everything
 *   GET  /v1/news                 → an event stream; `data: SEQ` whenever there is more
 *                                                             and, for owners, `event: members` when they change
 *   POST /v1/ticket               → PageTicket                  the club page, for this member, in a browser
 *   GET  /v1/members              → Members                     owners only, as all below
 *   POST /v1/invitations          InvitationRequest → Invitation
 *   POST /v1/members/ID/revoke    → Members
 *   POST /v1/page                 PageRequest → Members         who may read the club page without being a member
 */

export const CLUB_PROTOCOL = 1;

/** Usually. */
export const CLUB_PORT = 41972;

export const LARGEST_CLUB_REQUEST_BYTES = 1_000_000;

/** What a member may do: owners invite and revoke, writers add, readers read. */
export const ROLES = ['owner', 'writer', 'reader'] as const;
export type Role = (typeof ROLES)[number];

export interface JoinRequest {
  readonly protocol: number;
  readonly invitation: string;
  /** What this laptop is called in the list of members. */
  readonly laptop: string;
}

export interface Joined {
  readonly key: string;
  readonly role: Role;
  readonly club: { readonly id: string; readonly name: string };
  /** For an owner who has just started a club or recovered it: shown once, to be written down. */
  readonly recovery: string | null;
}

export interface ClubSeen {
  readonly protocol: number;
  /** Changes when the server is restored from a backup: laptops offer again what it lacks. */
  readonly epoch: string;
  readonly club: { readonly id: string; readonly name: string };
  readonly role: Role;
  readonly latest: number;
  /** The server's time: a laptop's clock may be wrong. */
  readonly now: string;
}

export interface Kept {
  readonly seq: number;
}

export interface Since {
  readonly epoch: string;
  /** `text` is a log's text or a statement's canonical text. */
  readonly things: readonly {
    readonly seq: number;
    readonly kind: 'log' | 'said';
    readonly hash: string;
    readonly text: string;
  }[];
  /** Where to go on from. */
  readonly next: number;
  readonly more: boolean;
}

export interface InvitationRequest {
  readonly role: Role;
}

export interface Invitation {
  readonly link: string;
  readonly role: Role;
  readonly until: string;
}

export interface Member {
  readonly id: string;
  readonly laptop: string;
  readonly role: Role;
  readonly since: string;
  readonly seen: string | null;
  readonly revoked: boolean;
  /** The one that asks. */
  readonly isYou: boolean;
}

export interface Members {
  readonly members: readonly Member[];
  /** The link with which anybody may read the club page; `null` if only members may. */
  readonly page: string | null;
}

/** A link that works once, within a minute. */
export interface PageTicket {
  readonly link: string;
}

export interface PageRequest {
  readonly open: boolean;
}

/** Why a request was refused, as JSON with a matching status. */
export type ClubProblem =
  /** 401: no key, or one this server never gave out. */
  | { readonly problem: 'unknown-key' }
  /** 403: this member's key was revoked. */
  | { readonly problem: 'revoked' }
  /** 403: this role may not do that. */
  | { readonly problem: 'not-allowed' }
  /** 403: the last owner can't be revoked. */
  | { readonly problem: 'last-owner' }
  /** 404 */
  | { readonly problem: 'not-found' }
  /** 409: the laptop or the server needs an update. */
  | { readonly problem: 'other-version'; readonly protocol: number }
  /** 410: used, expired, or never given out. */
  | { readonly problem: 'no-invitation' }
  /** 413 */
  | { readonly problem: 'too-large'; readonly most: number }
  /** 422: the body isn't what its hash says. */
  | { readonly problem: 'wrong-hash' }
  /** 422: not JSON, too deep, or not a statement. */
  | { readonly problem: 'malformed' }
  /** 422: a log that the rules don't allow. */
  | { readonly problem: 'not-a-game'; readonly why: RecordProblem }
  /** 422: a statement from the future; the laptop's clock is wrong. */
  | { readonly problem: 'wrong-clock'; readonly now: string }
  /** 429 */
  | { readonly problem: 'too-many'; readonly seconds: number }
  /** 507: no room on the server. */
  | { readonly problem: 'full' }
  /** 503: the database isn't there right now, or has too much to do. */
  | { readonly problem: 'unavailable'; readonly seconds: number };

/** An invitation, a recovery code or a reader's token is in the fragment, which no server and no proxy sees. */
export interface ClubLink {
  /** Where the server is, without a slash at the end. */
  readonly server: string;
  readonly kind: 'invitation' | 'recovery' | 'page';
  readonly token: string;
}

const KEYS = { invitation: 'i', recovery: 'r', page: 'p' } as const;
const KINDS = ['invitation', 'recovery', 'page'] as const;

export function clubLink({ server, kind, token }: ClubLink): string {
  return `${server}/#${KEYS[kind]}=${token}`;
}

/** Reads a link as somebody pasted it; `null` if it isn't one. */
export function readClubLink(text: string): ClubLink | null {
  const match = /^(https?:\/\/[^\s/?#@]+)\/?#([irp])=([\w-]{20,100})$/.exec(text.trim());
  if (match === null) return null;
  const [, server = '', key, token = ''] = match;
  const kind = KINDS.find((each) => KEYS[each] === key);
  return kind === undefined ? null : { server, kind, token };
}
