import * as v from 'valibot';
import { ROLES } from '../../shared/club/index.ts';

/**
 * A club in a file: gzipped JSON, one value a line. First a heading, then the club, its members, its logs, and what was
 * said. The last line has the SHA-256 of all lines before it, so that a file that was cut off is noticed.
 * Keys are there as SHA-256 only. Invitations aren’t: one that was used later would work again.
 */
export const FORMAT = 'vernissage-club-backup';
export const VERSION = 1;

export const HEADING = v.object({ format: v.literal(FORMAT), version: v.number(), at: v.string() });

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const time = v.pipe(v.string(), v.isoTimestamp());

const CLUB = v.object({
  kind: v.literal('club'),
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  epoch: v.string(),
  latest: v.number(),
  page: v.nullable(v.string()),
  recovery: v.nullable(hash),
  since: time,
});
const MEMBER = v.object({
  kind: v.literal('member'),
  id: v.pipe(v.string(), v.uuid()),
  key: hash,
  role: v.picklist(ROLES),
  laptop: v.string(),
  since: time,
  seen: v.nullable(time),
  revoked: v.nullable(time),
});
const THING = v.object({
  kind: v.picklist(['log', 'said']),
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  hash,
  at: time,
  text: v.string(),
});
const END = v.object({ kind: v.literal('end'), logs: v.number(), said: v.number(), sha256: hash });

export const LINE = v.variant('kind', [CLUB, MEMBER, THING, END]);

export type BackupLine = v.InferOutput<typeof LINE>;
export type ClubLine = v.InferOutput<typeof CLUB>;
export type MemberLine = v.InferOutput<typeof MEMBER>;
export type ThingLine = v.InferOutput<typeof THING>;

export interface Counted {
  readonly logs: number;
  readonly said: number;
}

/** A backup that the system doesn’t read. */
export class UnreadBackup extends Error {}

/** Why a file can’t be restored. Nothing was changed. */
export class BadBackup extends Error {
  readonly why: 'not-one' | 'newer' | 'incomplete' | 'damaged';
  readonly line: number;

  constructor(why: BadBackup['why'], line: number) {
    super(`${why} in line ${line}`);
    this.why = why;
    this.line = line;
  }
}
