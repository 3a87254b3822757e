import { fromJson } from '../shared/core/json.ts';
import type { Kept, Role } from '../shared/club/index.ts';
import { isForOwners, readStatement, supersedes } from '../shared/club/index.ts';
import type { KnownMember } from './access.ts';
import type { Checked } from './checking.ts';
import type { ClubDatabase, ClubTransaction } from './database.ts';
import { tell } from './news.ts';
import { Refused } from './problems.ts';

/** How much one transaction keeps. */
const MOST_TOGETHER = 100;

interface Waiting {
  readonly member: KnownMember;
  readonly thing: Checked;
  readonly resolve: (kept: Kept) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Keeps what arrives. A club's things are numbered one after the other, so those that arrive while one is being committed
 * are committed together.
 */
export function openKeeper(database: ClubDatabase) {
  const waiting = new Map<string, Waiting[]>();

  async function keepAll(club: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST_TOGETHER);
      try {
        const answers = await database.within({ club }, (transaction) =>
          keepTogether(transaction, club, batch),
        );
        batch.forEach(({ resolve, reject }, index) => {
          const answer = answers[index];
          if (answer instanceof Refused || answer === undefined) reject(answer);
          else resolve(answer);
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    waiting.delete(club);
  }

  return {
    /** Resolves when it is committed, or was before. */
    keep: (member: KnownMember, thing: Checked): Promise<Kept> =>
      new Promise((resolve, reject) => {
        const one = { member, thing, resolve, reject };
        const queue = waiting.get(member.club);
        if (queue !== undefined) {
          queue.push(one);
          return;
        }
        const started = [one];
        waiting.set(member.club, started);
        void keepAll(member.club, started);
      }),
  };
}

/** Keeps something the operator says, who is no member. */
export async function keepForOperator(
  transaction: ClubTransaction,
  club: string,
  thing: Checked,
): Promise<void> {
  const latest = await lockedLatest(transaction, club);
  const seq = await numberOf(transaction, club, thing, latest + 1);
  if (seq > latest) await noteLatest(transaction, club, seq);
}

/** The lock lasts until the commit: a reader that sees a number has seen every number before it. */
async function lockedLatest(transaction: ClubTransaction, club: string): Promise<number> {
  const { latest } = await transaction
    .selectFrom('club')
    .select('latest')
    .where('id', '=', club)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return latest;
}

async function noteLatest(transaction: ClubTransaction, club: string, latest: number): Promise<void> {
  await transaction.updateTable('club').set({ latest }).where('id', '=', club).execute();
  await tell(transaction, club, latest);
}

async function keepTogether(
  transaction: ClubTransaction,
  club: string,
  batch: readonly Waiting[],
): Promise<(Kept | Refused)[]> {
  const latest = await lockedLatest(transaction, club);
  const present = await presentMembers(transaction, club, batch);
  let seq = latest;
  const answers: (Kept | Refused)[] = [];
  for (const { member, thing } of batch) {
    const role = present.get(member.id);
    if (role === undefined) {
      answers.push(new Refused({ problem: 'revoked' }));
      continue;
    }
    if (thing.kind === 'said' && isForOwners(thing.statement) && role !== 'owner') {
      answers.push(new Refused({ problem: 'not-allowed' }));
      continue;
    }
    const kept = await numberOf(transaction, club, thing, seq + 1);
    seq = Math.max(seq, kept);
    answers.push({ seq: kept });
  }
  if (seq > latest) await noteLatest(transaction, club, seq);
  return answers;
}

/** Somebody may have been revoked since the request was admitted. */
async function presentMembers(
  transaction: ClubTransaction,
  club: string,
  batch: readonly Waiting[],
): Promise<ReadonlyMap<string, Role>> {
  const rows = await transaction
    .selectFrom('member')
    .select(['id', 'role'])
    .where('club', '=', club)
    .where('id', 'in', [...new Set(batch.map(({ member }) => member.id))])
    .where('revoked', 'is', null)
    .where('role', '!=', 'reader')
    .execute();
  return new Map(rows.map(({ id, role }) => [id, role]));
}

function numberOf(transaction: ClubTransaction, club: string, thing: Checked, next: number): Promise<number> {
  switch (thing.kind) {
    case 'log':
      return keptLog(transaction, club, thing, next);
    case 'said':
      return keptStatement(transaction, club, thing, next);
  }
}

/** Returns the number of the log: the next one, unless it was here before. */
async function keptLog(
  transaction: ClubTransaction,
  club: string,
  { hash, game, events, length, bytes }: Extract<Checked, { kind: 'log' }>,
  next: number,
): Promise<number> {
  const added = await transaction
    .insertInto('log')
    .values({ club, hash, seq: next, game, events, length, bytes })
    .onConflict((conflict) => conflict.columns(['club', 'hash']).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) return next;
  const { seq } = await transaction
    .selectFrom('log')
    .select('seq')
    .where('club', '=', club)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  return seq;
}

/** Returns the number of the statement, or of the one that supersedes it. */
async function keptStatement(
  transaction: ClubTransaction,
  club: string,
  { hash, subject, related, statement, text }: Extract<Checked, { kind: 'said' }>,
  next: number,
): Promise<number> {
  const rows = await transaction
    .selectFrom('said')
    .select(['subject_sha256', 'hash', 'seq', 'statement'])
    .where('club', '=', club)
    .where('subject_sha256', 'in', related)
    .execute();
  const superseded: Buffer[] = [];
  for (const row of rows) {
    const other = readStatement(fromJson(row.statement));
    if (row.hash.equals(hash)) return row.seq;
    if (other !== null && supersedes(other, statement)) return row.seq;
    if (other === null || supersedes(statement, other)) superseded.push(row.subject_sha256);
  }
  if (superseded.length > 0) {
    // What was said before may be a name that somebody wants erased.
    await transaction
      .deleteFrom('said')
      .where('club', '=', club)
      .where('subject_sha256', 'in', superseded)
      .execute();
  }
  await transaction
    .insertInto('said')
    .values({
      club,
      subject_sha256: subject,
      hash,
      seq: next,
      length: Buffer.byteLength(text),
      statement: text,
    })
    .execute();
  return next;
}
