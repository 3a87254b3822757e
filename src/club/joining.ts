import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Joined, JoinRequest, Role } from '../shared/club/index.ts';
import { clubRow, nameClub, type ClubDatabase, type ClubTransaction } from './database.ts';
import { tell } from './news.ts';
import { Refused } from './problems.ts';
import { newRecoveryCode, newSecret, readRecoveryCode, sha256 } from './secrets.ts';

const INVITED_FOR_DAYS = 7;

/** Starts a club. Returns the invitation for its first owner. */
export async function startClub(
  database: ClubDatabase,
  name: string,
): Promise<{ readonly id: string; readonly invitation: string }> {
  const id = randomUUID();
  await database.addClub({ id, name, epoch: randomUUID() });
  const { token } = await database.within({ club: id }, (transaction) => invite(transaction, id, 'owner'));
  return { id, invitation: token };
}

/** A new invitation. It can be used once, within a week. */
export async function invite(
  transaction: ClubTransaction,
  club: string,
  role: Role,
): Promise<{ readonly token: string; readonly until: Date }> {
  const token = newSecret();
  await transaction
    .deleteFrom('invitation')
    .where('club', '=', club)
    .where('until', '<', sql<Date>`now()`)
    .execute();
  const { until } = await transaction
    .insertInto('invitation')
    .values({
      token_sha256: sha256(token),
      club,
      role,
      until: sql`now() + make_interval(days => ${INVITED_FOR_DAYS})`,
    })
    .returning('until')
    .executeTakeFirstOrThrow();
  return { token, until };
}

/** Turns an invitation into a key. Of two laptops that try at the same time, one gets it. */
export function join(database: ClubDatabase, { invitation, laptop }: JoinRequest): Promise<Joined> {
  const hash = sha256(invitation);
  return database.within({ sha256: hash }, async (transaction) => {
    const known = await transaction
      .selectFrom('invitation')
      .select(['club', 'role'])
      .where('token_sha256', '=', hash)
      .executeTakeFirst();
    if (known === undefined) throw new Refused({ problem: 'no-invitation' });
    const { club, role } = known;
    await nameClub(transaction, club);
    const used = await transaction
      .updateTable('invitation')
      .set({ used: sql`now()` })
      .where('token_sha256', '=', hash)
      .where('used', 'is', null)
      .where('until', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n) throw new Refused({ problem: 'no-invitation' });
    return addMember(transaction, club, role, laptop);
  });
}

/** Makes this laptop an owner by the recovery code, which is replaced by another. */
export function recover(database: ClubDatabase, { invitation, laptop }: JoinRequest): Promise<Joined> {
  const hash = sha256(readRecoveryCode(invitation));
  return database.within({ sha256: hash }, async (transaction) => {
    const known = await transaction
      .selectFrom('club')
      .select('id')
      .where('recovery_sha256', '=', hash)
      .executeTakeFirst();
    if (known === undefined) throw new Refused({ problem: 'no-invitation' });
    await nameClub(transaction, known.id);
    const used = await transaction
      .updateTable('club')
      .set({ recovery_sha256: null })
      .where('id', '=', known.id)
      .where('recovery_sha256', '=', hash)
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n) throw new Refused({ problem: 'no-invitation' });
    return addMember(transaction, known.id, 'owner', laptop);
  });
}

async function addMember(
  transaction: ClubTransaction,
  club: string,
  role: Role,
  laptop: string,
): Promise<Joined> {
  const key = newSecret();
  const { name } = await clubRow(transaction, club);
  await transaction
    .insertInto('member')
    .values({ club, id: randomUUID(), key_sha256: sha256(key), role, laptop, seen: sql`now()` })
    .execute();
  await tell(transaction, club, 'joined');
  const recovery = role === 'owner' ? await issueRecoveryCode(transaction, club) : null;
  return { key, role, club: { id: club, name }, recovery };
}

/** The first owner gets one; `null` if there is one already. */
async function issueRecoveryCode(transaction: ClubTransaction, club: string): Promise<string | null> {
  const code = newRecoveryCode();
  const issued = await transaction
    .updateTable('club')
    .set({ recovery_sha256: sha256(code) })
    .where('id', '=', club)
    .where('recovery_sha256', 'is', null)
    .executeTakeFirst();
  return issued.numUpdatedRows === 1n ? code : null;
}
