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

export type Access = ReturnType<typeof openAccess>;

/** `admit` may refuse a member who asks too often. */
export function openAccess(database: ClubDatabase, admit: (member: KnownMember) => void) {
  /** Runs this in a transaction that sees the club of this key, if its member has one of these roles. */
  async function as<T>(
    key: string,
    roles: readonly Role[],
    work: (transaction: ClubTransaction, member: KnownMember) => Promise<T>,
  ): Promise<T> {
    const hash = sha256(key);
    const { member, wasAway, done } = await database.within({ sha256: hash }, async (transaction) => {
      const found = await memberWith(transaction, hash);
      admit(found.member);
      if (!roles.includes(found.member.role)) throw new Refused({ problem: 'not-allowed' });
      return { ...found, done: await work(transaction, found.member) };
    });
    if (wasAway) await noteSeen(database, member);
    return done;
  }
  return {
    as,
    /** Whose key this is, if they have one of these roles. */
    member: (key: string, roles: readonly Role[]) => as(key, roles, (_, member) => Promise.resolve(member)),
  };
}

export const EVERYBODY: readonly Role[] = ['owner', 'writer', 'reader'];
export const WRITERS: readonly Role[] = ['owner', 'writer'];
export const OWNERS: readonly Role[] = ['owner'];

/** The member with this key; the transaction sees the club from then on. */
async function memberWith(
  transaction: ClubTransaction,
  hash: Buffer,
): Promise<{ readonly member: KnownMember; readonly wasAway: boolean }> {
  const found = await transaction
    .selectFrom('member')
    .select(['id', 'club', 'role', 'key_sha256', 'revoked'])
    // Once a minute is enough to show, and spares the disk.
    .select(sql<boolean>`coalesce(seen < now() - interval '1 minute', true)`.as('was_away'))
    .where('key_sha256', '=', hash)
    .executeTakeFirst();
  if (found === undefined || !timingSafeEqual(found.key_sha256, hash)) {
    throw new Refused({ problem: 'unknown-key' });
  }
  if (found.revoked !== null) throw new Refused({ problem: 'revoked' });
  const { id, club, role, was_away: wasAway } = found;
  await nameClub(transaction, club);
  return { member: { id, club, role }, wasAway };
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
