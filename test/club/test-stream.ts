import type { ClubServer } from '../../src/club/server.ts';
import { GIVE_UP } from '../patience.ts';
import { fetchAlone } from './test-club.ts';

/** The news that a laptop hears. */
export interface TestStream {
  /** What comes next, without heartbeats; `null` when it has ended. */
  readonly next: () => Promise<string | null>;
  /** Whether this is said before it ends. */
  readonly until: (said: string) => Promise<boolean>;
  readonly close: () => void;
}

export async function openStream(server: Pick<ClubServer, 'address'>, key: string): Promise<TestStream> {
  const closing = new AbortController();
  const response = await fetchAlone(`${server.address}/v1/news`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: closing.signal,
  });
  if (response.body === null || response.status !== 200) throw new Error(`no news: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const heard: string[] = [];
  let unread = '';

  async function part(): Promise<string | null> {
    for (;;) {
      const end = unread.indexOf('\n\n');
      if (end !== -1) {
        const said = unread.slice(0, end);
        unread = unread.slice(end + 2);
        heard.push(said);
        return said;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      unread += value;
    }
  }

  /** Gives up after a while, even if there are heartbeats. */
  async function inTime<Read>(wanted: string, read: () => Promise<Read>): Promise<Read> {
    const giveUp = () => closing.abort(new Error(`heard no ${wanted}, only: ${heard.join(', ')}`));
    const inVain = setTimeout(giveUp, GIVE_UP);
    try {
      return await read();
    } finally {
      clearTimeout(inVain);
    }
  }

  return {
    next: () =>
      inTime('news', async () => {
        for (;;) {
          const said = await part();
          if (said !== ':') return said;
        }
      }),
    until: (wanted) =>
      inTime(wanted, async () => {
        for (;;) {
          const said = await part();
          if (said === null) return false;
          if (said === wanted) return true;
        }
      }),
    close: () => closing.abort(),
  };
}
