import type { Limits } from './limits.ts';
import { Refused } from './problems.ts';

const PAUSE_SECONDS = 1;

/** What is being answered right now, with all that is in memory for it. */
export function openUnderWay({
  mostAtOnce,
  mostBytesAtOnce,
}: Pick<Limits, 'mostAtOnce' | 'mostBytesAtOnce'>) {
  const ofEach = new Map<string, number>();
  let allBytes = 0;
  return {
    /** Does something of this many bytes. Throws `Refused` if too much is under way already. */
    during: async <T>(who: string, bytes: number, work: () => Promise<T>) => {
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
