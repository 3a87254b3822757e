import type { Limits } from './limits.ts';
import { Refused } from './problems.ts';

/** What is being answered right now, with all that is in memory for it. */
export interface UnderWay {
  /** Does something of this many bytes. Throws `Refused` if too much is under way already. */
  readonly during: <T>(who: string, bytes: number, work: () => Promise<T>) => Promise<T>;
}

const PAUSE_SECONDS = 1;

export function openUnderWay({
  mostAtOnce,
  mostBytesAtOnce,
}: Pick<Limits, 'mostAtOnce' | 'mostBytesAtOnce'>): UnderWay {
  const ofEach = new Map<string, number>();
  let allBytes = 0;
  return {
    during: async (who, bytes, work) => {
      const own = ofEach.get(who) ?? 0;
      if (own >= mostAtOnce || allBytes + bytes > mostBytesAtOnce) {
        throw new Refused({ problem: 'too-many', seconds: PAUSE_SECONDS });
      }
      ofEach.set(who, own + 1);
      allBytes += bytes;
      try {
        return await work();
      } finally {
        allBytes -= bytes;
        const left = (ofEach.get(who) ?? 1) - 1;
        if (left === 0) ofEach.delete(who);
        else ofEach.set(who, left);
      }
    },
  };
}
