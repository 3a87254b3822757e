import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ClubDatabase, ClubTransaction } from './database.ts';
import { troubleOf } from './problems.ts';

/**
 * What happened in a club: there is more to read, somebody came, somebody lost their key, or nobody knows because PostgreSQL
 * was away.
 */
export type ClubNews =
  | { readonly kind: 'latest'; readonly club: string; readonly seq: number }
  | { readonly kind: 'joined' | 'revoked'; readonly club: string }
  | { readonly kind: 'back' };

export type NewsRoom = ReturnType<typeof openNewsRoom>;

const CHANNEL = 'vernissage_club';

/** Every server on this database hears it once the transaction is committed: a number is that of the latest thing. */
export async function tell(
  transaction: ClubTransaction,
  club: string,
  what: number | 'joined' | 'revoked',
): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, ${`${club} ${what}`})`.execute(transaction);
}

const SHORTEST_PAUSE_MILLISECONDS = 250;
const LONGEST_PAUSE_MILLISECONDS = 5000;

/**
 * Listens on a connection of its own, and connects again whenever that is lost. An error that nobody expected is noted
 * once, and it goes on.
 */
export function openNewsRoom(database: Pick<ClubDatabase, 'newClient'>, note: (error: unknown) => void) {
  const listeners = new Set<(news: ClubNews) => void>();
  const closing = new AbortController();
  let isNoted = false;
  const tellAll = (news: ClubNews): void => {
    for (const listener of listeners) listener(news);
  };

  async function listenOnce(): Promise<void> {
    const client = database.newClient();
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      closing.signal.onabort = () => resolve();
    });
    client.on('notification', ({ payload = '' }) => {
      const news = readNews(payload);
      if (news !== null) tellAll(news);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // Whatever was said while nobody listened.
      tellAll({ kind: 'back' });
      await lost;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    let pause = SHORTEST_PAUSE_MILLISECONDS;
    while (!closing.signal.aborted) {
      try {
        await listenOnce();
        pause = SHORTEST_PAUSE_MILLISECONDS;
        isNoted = false;
      } catch (error) {
        if (troubleOf(error) === null && !isNoted) {
          isNoted = true;
          note(error);
        }
        pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS);
      }
      await setTimeout(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const listening = keepListening();
  return {
    /** Calls back with news of every club until the returned function is called. */
    listen: (told: (news: ClubNews) => void): (() => void) => {
      listeners.add(told);
      return () => listeners.delete(told);
    },
    close: async () => {
      closing.abort();
      await listening;
    },
  };
}

function readNews(payload: string): ClubNews | null {
  const [club, what] = payload.split(' ');
  if (club === undefined || what === undefined) return null;
  return what === 'joined' || what === 'revoked'
    ? { kind: what, club }
    : { kind: 'latest', club, seq: Number(what) };
}
