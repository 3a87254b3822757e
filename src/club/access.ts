import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Role } from '../shared/club/index.ts';
import { nameClub, type ClubDatabase, type ClubTransaction } from './database.ts';
import { Refused, troubleOf } from './problems.ts';
import { sha256 } from './secrets.ts';

export interface KnownMember {
  readonly id: string;
  readonly club: string;
  readonly role: Role;
}

export interface Access {
  /** Whose key this is. */
  readonly member: (key: string) => Promise<KnownMember>;
  /** Runs this in a transaction that sees the club of this key, if its member has one of these roles. */
  readonly as: <T>(
    key: string,
    roles: readonly Role[],
    work: (transaction: ClubTransaction, member: KnownMember) => Promise<T>,
  ) => Promise<T>;
}

export function openAccess(database: ClubDatabase): Access {
  async function as<T>(
    key: string,
    roles: readonly Role[],
    work: (transaction: ClubTransaction, member: KnownMember) => Promise<T>,
  ): Promise<T> {
    const hash = sha256(key);
    return database.within({ sha256: hash }, async (transaction) => {
      const member = await memberWith(transaction, hash);
      if (!roles.includes(member.role)) throw new Refused({ problem: 'not-allowed' });
      return work(transaction, member);
    });
  }

  return {
    as,
    member: async (key) => {
      const { member, isLongAgo } = await database.within({ sha256: sha256(key) }, async (transaction) => ({
        member: await memberWith(transaction, sha256(key)),
        isLongAgo: await wasSeenLongAgo(transaction, sha256(key)),
      }));
      if (isLongAgo) await noteSeen(database, member);
      return member;
    },
  };
}

export const EVERYBODY: readonly Role[] = ['owner', 'writer', 'reader'];
export const WRITERS: readonly Role[] = ['owner', 'writer'];
export const OWNERS: readonly Role[] = ['owner'];

/** The member with this key; the transaction sees the club from then on. */
async function memberWith(transaction: ClubTransaction, hash: Buffer): Promise<KnownMember> {
  const found = await transaction
    .selectFrom('member')
    .select(['id', 'club', 'role', 'key_sha256', 'revoked'])
    .where('key_sha256', '=', hash)
    .executeTakeFirst();
  if (found === undefined || !timingSafeEqual(found.key_sha256, hash)) {
    throw new Refused({ problem: 'unknown-key' });
  }
  if (found.revoked !== null) throw new Refused({ problem: 'revoked' });
  await nameClub(transaction, found.club);
  return { id: found.id, club: found.club, role: found.role };
}

/** Once a minute is enough to show, and spares the disk. */
async function wasSeenLongAgo(transaction: ClubTransaction, hash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ long: boolean }>`
    SELECT coalesce(seen < now() - interval '1 minute', true) AS long
    FROM vernissage.member WHERE key_sha256 = ${hash}
  `.execute(transaction);
  return rows[0]?.long === true;
}

/** Nobody is refused because this can't be written. */
async function noteSeen(database: ClubDatabase, { id, club }: KnownMember): Promise<void> {
  try {
    await database.within({ club }, (transaction) =>
      transaction
        .updateTable('member')
        .set({ seen: sql`now()` })
        .where('club', '=', club)
        .where('id', '=', id)
        .execute(),
    );
  } catch (error) {
    if (troubleOf(error) === null) throw error;
  }
}
