import { sql } from 'kysely';
import { clubLink, type Invitation, type Members, type Role } from '../shared/club/index.ts';
import type { KnownMember } from './access.ts';
import { clubRow, type ClubTransaction } from './database.ts';
import { invite } from './joining.ts';
import { tell } from './news.ts';
import { Refused } from './problems.ts';
import { newSecret } from './secrets.ts';

/** What owners do. `server` is the address that goes into links. */

export async function membersOf(
  transaction: ClubTransaction,
  you: KnownMember,
  server: string,
): Promise<Members> {
  const { page } = await clubRow(transaction, you.club);
  const rows = await transaction
    .selectFrom('member')
    .select(['id', 'laptop', 'role', 'since', 'seen', 'revoked'])
    .where('club', '=', you.club)
    .orderBy('since')
    .orderBy('id')
    .execute();
  return {
    members: rows.map(({ id, laptop, role, since, seen, revoked }) => ({
      id,
      laptop,
      role,
      since: since.toISOString(),
      seen: seen?.toISOString() ?? null,
      revoked: revoked !== null,
      isYou: id === you.id,
    })),
    page: page === null ? null : clubLink({ server, kind: 'page', token: page }),
  };
}

export async function invited(
  transaction: ClubTransaction,
  you: KnownMember,
  server: string,
  role: Role,
): Promise<Invitation> {
  const { token, until } = await invite(transaction, you.club, role);
  return { link: clubLink({ server, kind: 'invitation', token }), role, until: until.toISOString() };
}

/** Takes a member's key away. A club always keeps an owner. */
export async function revoke(
  transaction: ClubTransaction,
  you: KnownMember,
  server: string,
  id: string,
): Promise<Members> {
  // Two owners that revoke each other do so one after the other.
  const members = await transaction
    .selectFrom('member')
    .select(['id', 'role', 'revoked'])
    .where('club', '=', you.club)
    .orderBy('id')
    .forUpdate()
    .execute();
  const member = members.find((one) => one.id === id);
  if (member === undefined) throw new Refused({ problem: 'not-found' });
  const present = members.filter((one) => one.revoked === null);
  if (!present.some((one) => one.id === you.id)) throw new Refused({ problem: 'revoked' });
  if (member.revoked === null) {
    if (!present.some((one) => one.role === 'owner' && one.id !== id)) {
      throw new Refused({ problem: 'last-owner' });
    }
    await transaction
      .updateTable('member')
      .set({ revoked: sql`now()` })
      .where('club', '=', you.club)
      .where('id', '=', id)
      .execute();
    await tell(transaction, you.club, 'revoked');
  }
  return membersOf(transaction, you, server);
}

/** Opens the club page to everybody who has its link, or closes it. Opening it again makes another link. */
export async function openPage(
  transaction: ClubTransaction,
  you: KnownMember,
  server: string,
  open: boolean,
): Promise<Members> {
  const query = transaction
    .updateTable('club')
    .set({ page: open ? newSecret() : null })
    .where('id', '=', you.club);
  await (open ? query.where('page', 'is', null) : query).execute();
  if (!open) await tell(transaction, you.club, 'revoked');
  return membersOf(transaction, you, server);
}
