import * as v from 'valibot';
import {
  ROLES,
  type ClubProblem,
  type ClubSeen,
  type Invitation,
  type Joined,
  type Kept,
  type Members,
  type PageTicket,
  type Since,
} from '../../shared/club/index.ts';

/** The shapes of a club server's answers: something else may answer at its address. */

const text = v.pipe(v.string(), v.maxLength(2000));
const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const role = v.picklist(ROLES);
const club = v.object({ id: text, name: text });

export const JOINED: v.GenericSchema<unknown, Joined> = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)),
  role,
  club,
  recovery: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/))),
});

export const CLUB_SEEN: v.GenericSchema<unknown, ClubSeen> = v.object({
  protocol: count,
  epoch: text,
  club,
  role,
  latest: count,
  now: moment,
});

export const KEPT: v.GenericSchema<unknown, Kept> = v.object({ seq: count });

export const SINCE: v.GenericSchema<unknown, Since> = v.object({
  epoch: text,
  things: v.array(
    v.object({
      seq: count,
      kind: v.picklist(['log', 'said']),
      hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      text: v.string(),
    }),
  ),
  next: count,
  more: v.boolean(),
});

export const INVITATION: v.GenericSchema<unknown, Invitation> = v.object({ link: text, role, until: moment });

export const MEMBERS: v.GenericSchema<unknown, Members> = v.object({
  members: v.array(
    v.object({
      id: text,
      laptop: text,
      role,
      since: moment,
      seen: v.nullable(moment),
      revoked: v.boolean(),
      isYou: v.boolean(),
    }),
  ),
  page: v.nullable(text),
});

export const PAGE_TICKET: v.GenericSchema<unknown, PageTicket> = v.object({ link: text });

export const CLUB_PROBLEM: v.GenericSchema<unknown, ClubProblem> = v.variant('problem', [
  v.object({
    problem: v.picklist([
      'unknown-key',
      'revoked',
      'not-allowed',
      'last-owner',
      'not-found',
      'no-invitation',
      'wrong-hash',
      'malformed',
      'full',
    ]),
  }),
  v.object({ problem: v.literal('other-version'), protocol: count }),
  v.object({ problem: v.literal('too-large'), most: count }),
  v.object({
    problem: v.literal('not-a-game'),
    why: v.object({
      code: text,
      place: text,
      detail: v.record(v.string(), v.union([v.number(), v.string()])),
      index: v.number(),
      id: v.nullable(text),
    }),
  }),
  v.object({ problem: v.literal('wrong-clock'), now: moment }),
  v.object({ problem: v.literal('too-many'), seconds: count }),
  // Older servers don't say how long.
  v.object({ problem: v.literal('unavailable'), seconds: v.exactOptional(count, 30) }),
]);
