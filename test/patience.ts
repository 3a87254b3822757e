import { availableParallelism, loadavg } from 'node:os';

/** Set for all processes of a run, so that it's measured once. */
const SLOWNESS = 'VERNISSAGE_SLOWNESS';

/** Milliseconds that `work` takes on a quiet machine of the kind that the limits were chosen on. */
const USUALLY = 120;

/** Test files that run side by side: one more than there are cores, because each often waits for its page or the disk. */
export const WORKERS = availableParallelism() + 1;

/**
 * How many times longer things may take here: for a slow processor, for what else this machine does, and for
 * too few cores. 1 on a quiet machine.
 */
const slowness = Number((process.env[SLOWNESS] ??= measured().toFixed(1)));

/** A time that is enough on a quiet machine, as long as this one needs for the same. */
export function patient(milliseconds: number): number {
  return Math.ceil(milliseconds * slowness);
}

/** Anything that must come by itself: an element, a message, the end of a process. */
export const GIVE_UP = patient(5_000);

/** What comes, if it comes in time. */
export async function inTime<Come>(what: string, coming: Promise<Come>, time = GIVE_UP): Promise<Come> {
  const { promise: inVain, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`waited for ${what} in vain`)), time);
  return Promise.race([coming, inVain]).finally(() => clearTimeout(timer));
}

function measured(): number {
  const started = performance.now();
  work();
  const ratio = (performance.now() - started) / USUALLY;
  // What runs already shares the cores with this run's files and the browser they look at.
  const ours = WORKERS + 1;
  const crowd = ((loadavg()[0] ?? 0) + ours) / Math.max(availableParallelism(), ours);
  return Math.max(1, ratio, crowd);
}

function work(): number {
  let sum = 0;
  for (let at = 0; at < 40_000_000; at += 1) sum = (sum * 31 + at) | 0;
  return sum;
}
