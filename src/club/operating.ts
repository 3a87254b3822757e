import { sql } from 'kysely';
import { fromJson } from '../shared/core/json.ts';
import { readStatement, type Role, type Statement } from '../shared/club/index.ts';
import { canonical } from '../shared/transfer/index.ts';
import { hashOfText } from '../main/store/log-hash.ts';
import { checkedStatement } from './checking.ts';
import type { ClubDatabase, ClubTransaction } from './database.ts';
import { invite } from './joining.ts';
import { keepForOperator } from './keeping.ts';
import { tell } from './news.ts';
import { newRecoveryCode, sha256 } from './secrets.ts';

/** What somebody with access to the server's database may do, without being a member. */

export function listMembers(database: ClubDatabase, club: string) {
  return database.within({ club }, async (transaction) => {
    const rows = await transaction
      .selectFrom('member')
      .select(['id', 'laptop', 'role', 'seen', 'revoked'])
      .where('club', '=', club)
      .orderBy('since')
      .orderBy('id')
      .execute();
    return rows.map(({ revoked, ...member }) => ({ ...member, revoked: revoked !== null }));
  });
}

export async function inviteFromServer(database: ClubDatabase, club: string, role: Role): Promise<string> {
  const { token } = await database.within({ club }, (transaction) => invite(transaction, club, role));
  return token;
}

/** Also takes the last owner’s key away: the operator can invite another. Returns the laptop’s name, or `null`. */
export function revokeFromServer(database: ClubDatabase, club: string, id: string): Promise<string | null> {
  return database.within({ club }, async (transaction) => {
    const revoked = await transaction
      .updateTable('member')
      .set({ revoked: sql`coalesce(revoked, now())` })
      .where('club', '=', club)
      .where('id', '=', id)
      .returning('laptop')
      .executeTakeFirst();
    if (revoked === undefined) return null;
    await tell(transaction, club, 'revoked');
    return revoked.laptop;
  });
}

/** Replaces a lost owner’s laptop, and the recovery code that may be lost with it. */
export function recoverFromServer(
  database: ClubDatabase,
  club: string,
): Promise<{ readonly code: string; readonly invitation: string }> {
  return database.within({ club }, async (transaction) => {
    const code = newRecoveryCode();
    await transaction
      .updateTable('club')
      .set({ recovery_sha256: sha256(code) })
      .where('id', '=', club)
      .execute();
    const { token } = await invite(transaction, club, 'owner');
    return { code, invitation: token };
  });
}

export type Erasure =
  | { readonly kind: 'erased'; readonly count: number }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'several'; readonly ids: readonly string[] };

/** Erases a person’s name, found by the name or an id, under every id that was said to be the same person. */
export function erasePerson(
  database: ClubDatabase,
  club: string,
  who: string,
  now: () => Date = () => new Date(),
): Promise<Erasure> {
  return database.within({ club }, async (transaction): Promise<Erasure> => {
    const statements = await statementsAboutPeople(transaction, club);
    const named = statements.filter((one) => one.kind === 'name' || one.kind === 'met');
    const found = new Set(named.filter(({ id, name }) => id === who || name === who).map(({ id }) => id));
    const [first] = found;
    if (first === undefined) return { kind: 'nobody' };
    const everyId = sameAs(first, statements);
    if ([...found].some((id) => !everyId.has(id))) return { kind: 'several', ids: [...found] };
    const names = named.filter(({ id, name }) => everyId.has(id) && name !== '');
    const ids = new Set(names.map(({ id }) => id));
    if (ids.size === 0) return { kind: 'nobody' };
    for (const id of ids) {
      const said = names
        .filter((one) => one.id === id && one.kind === 'name')
        .map(({ at }) => Date.parse(at));
      // A name from a laptop whose clock is ahead is erased, too.
      const at = new Date(Math.max(now().getTime(), ...said.map((time) => time + 1)));
      const text = canonical({ kind: 'name', id, name: '', at: at.toISOString() });
      await keepForOperator(transaction, club, checkedStatement(hashOfText(text), text, at.toISOString()));
    }
    return { kind: 'erased', count: ids.size };
  });
}

type AboutPeople = Extract<Statement, { kind: 'name' | 'met' | 'same' | 'apart' }>;

async function statementsAboutPeople(transaction: ClubTransaction, club: string): Promise<AboutPeople[]> {
  const rows = await transaction
    .selectFrom('said')
    .select('statement')
    .where('club', '=', club)
    .where(sql<boolean>`statement::jsonb ->> 'kind' IN ('name', 'met', 'same', 'apart')`)
    .execute();
  return rows.flatMap(({ statement }) => {
    const read = readStatement(fromJson(statement));
    switch (read?.kind) {
      case 'name':
      case 'met':
      case 'same':
      case 'apart':
        return [read];
      default:
        return [];
    }
  });
}

function sameAs(id: string, statements: readonly AboutPeople[]): ReadonlySet<string> {
  const links = statements.flatMap((one) => (one.kind === 'same' ? [one] : []));
  const found = new Set([id]);
  for (const each of found) {
    for (const link of links) {
      if (link.id === each) found.add(link.as);
      if (link.as === each) found.add(link.id);
    }
  }
  return found;
}
