import { setTimeout } from 'node:timers/promises';
import { SharingFailed } from './carrier.ts';
import { connectToClub, type ClubAddress } from './club-http.ts';

/** Hears from a club's server whenever there is more to read. */
export type ClubListening = ReturnType<typeof listenToClub>;

const SHORTEST_PAUSE_MILLISECONDS = 5_000;
const LONGEST_PAUSE_MILLISECONDS = 600_000;

/** A line longer than any news. */
const MOST_UNREAD = 1000;

/** What a laptop does about its club's news. */
export interface ClubNews {
  /** The number of the latest thing there, as soon as that is known and whenever there is another. */
  readonly latest: (latest: number) => void;
  /** Who the members are may have changed. */
  readonly members: () => void;
}

/**
 * Calls back whenever there is news. If the connection breaks, it connects again, less and less often, and not at all once
 * this laptop has been removed. Nothing depends on it: the sync job looks regularly anyway.
 */
export function listenToClub(
  address: ClubAddress,
  heard: ClubNews,
  shortestPause = SHORTEST_PAUSE_MILLISECONDS,
) {
  const stopping = new AbortController();
  let known: number | null = null;

  async function listenOnce(connected: () => void): Promise<void> {
    const connection = connectToClub(address);
    const close = (): void => connection.close();
    stopping.signal.addEventListener('abort', close);
    try {
      let unread = '';
      let isConnected = false;
      for await (const text of connection.listen('news')) {
        connected();
        // They may have changed while nobody listened.
        if (!isConnected) heard.members();
        isConnected = true;
        const said = `${unread}${text}`.split('\n\n');
        unread = said.pop()?.slice(-MOST_UNREAD) ?? '';
        if (said.includes(MEMBERS) && !stopping.signal.aborted) heard.members();
        const latest = said.map(numberIn).findLast((number) => number !== null);
        if (latest === undefined || latest === known || stopping.signal.aborted) continue;
        known = latest;
        heard.latest(latest);
      }
    } finally {
      stopping.signal.removeEventListener('abort', close);
      connection.close();
    }
  }

  async function keepListening(): Promise<void> {
    let pause = shortestPause;
    while (!stopping.signal.aborted) {
      try {
        await listenOnce(() => (pause = shortestPause));
      } catch (error) {
        if (!(error instanceof SharingFailed)) throw error;
        if (['revoked', 'unknown-key', 'not-encrypted'].includes(error.problem.why)) return;
      }
      await setTimeout(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS);
    }
  }

  void keepListening();
  return { stop: () => stopping.abort() };
}

const MEMBERS = 'event: members\ndata:';

function numberIn(said: string): number | null {
  const match = /^data: (\d{1,15})$/.exec(said);
  return match === null ? null : Number(match[1]);
}
