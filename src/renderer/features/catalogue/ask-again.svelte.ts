import { followJobs } from '../../lib/jobs.svelte.ts';
import type { Link } from '../../lib/link.svelte.ts';

const EVERY_MILLISECONDS = 3000;

/** Asks again now and then while the forecast goes through games that a catalogue is waiting for. */
export function askWhileWaiting(link: Link, waiting: () => number, ask: () => void): void {
  const jobs = followJobs(link);
  const isWorking = $derived(waiting() > 0 && jobs.current.some(({ kind }) => kind === 'value'));

  $effect(() => {
    if (!isWorking) return undefined;
    const clock = setInterval(ask, EVERY_MILLISECONDS);
    return () => clearInterval(clock);
  });
}
