import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import {
  CLUB_PROTOCOL,
  LARGEST_CLUB_REQUEST_BYTES,
  type ClubSeen,
  type Since,
} from '../shared/club/index.ts';
import type { KnownMember } from './access.ts';
import { clubRow, type ClubTransaction } from './database.ts';

const unpacked = promisify(gunzip);

/** What one answer contains; at least one thing. */
const MOST_PAGE_BYTES = LARGEST_CLUB_REQUEST_BYTES;
const MOST_THINGS = 2000;

export async function seen(transaction: ClubTransaction, you: KnownMember, now: string): Promise<ClubSeen> {
  const { id, name, epoch, latest } = await clubRow(transaction, you.club);
  return { protocol: CLUB_PROTOCOL, epoch, club: { id, name }, role: you.role, latest, now };
}

/** What was kept after this number, packed, as far as one answer goes. */
export interface PackedPage {
  readonly epoch: string;
  readonly things: readonly PackedThing[];
  readonly next: number;
  readonly more: boolean;
}

interface PackedThing {
  readonly seq: number;
  readonly kind: 'log' | 'said';
  readonly hash: Buffer;
  readonly bytes: Buffer;
}

export async function pageSince(
  transaction: ClubTransaction,
  club: string,
  seq: number,
): Promise<PackedPage> {
  const { epoch, latest } = await clubRow(transaction, club);
  if (seq >= latest) return { epoch, things: [], next: seq, more: false };
  // Each half is read by its index, and only as far as a page goes.
  const { rows: things } = await sql<PackedThing>`
    SELECT seq, kind, hash, bytes FROM (
      SELECT *, sum(length) OVER (ORDER BY seq) AS total FROM (
        (SELECT seq, 'log' AS kind, hash, bytes, length FROM vernissage.log
          WHERE club = ${club} AND seq > ${seq} ORDER BY seq LIMIT ${MOST_THINGS})
        UNION ALL
        (SELECT seq, 'said', hash, convert_to(statement, 'UTF8'), length FROM vernissage.said
          WHERE club = ${club} AND seq > ${seq} ORDER BY seq LIMIT ${MOST_THINGS})
        ORDER BY seq LIMIT ${MOST_THINGS}
      ) AS first
    ) AS counted
    WHERE total <= ${MOST_PAGE_BYTES} OR total = length
    ORDER BY seq
  `.execute(transaction);
  const next = things.at(-1)?.seq ?? Math.max(seq, latest);
  return { epoch, things, next, more: next < latest };
}

export async function unpack({ epoch, things, next, more }: PackedPage): Promise<Since> {
  return {
    epoch,
    things: await Promise.all(
      things.map(async ({ seq, kind, hash, bytes }) => ({
        seq,
        kind,
        hash: hash.toString('hex'),
        text: await textOf(kind, bytes),
      })),
    ),
    next,
    more,
  };
}

/** Logs are kept compressed, statements as they are. */
export async function textOf(kind: PackedThing['kind'], bytes: Buffer): Promise<string> {
  return (kind === 'log' ? await unpacked(bytes) : bytes).toString('utf8');
}
