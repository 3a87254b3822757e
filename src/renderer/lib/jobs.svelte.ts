import { hasEnded, type JobView } from '../../shared/api.ts';
import type { Link } from './link.svelte.ts';
import { isReading } from './reading.ts';

/** Long jobs in progress, whichever view started them. */
export interface JobsView {
  readonly current: readonly JobView[];
}

/** `heard` is called with each job whenever it changes, and once when it ends. */
export function followJobs(link: Link, heard: (job: JobView) => void = () => undefined): JobsView {
  let current = $state.raw<readonly JobView[]>([]);

  $effect(() => {
    let following = new AbortController();
    const begin = (): void => {
      following.abort();
      following = new AbortController();
      void follow(following.signal);
    };
    const stop = link.listen({ opened: begin, changed: () => undefined });
    return () => {
      stop();
      following.abort();
    };
  });

  async function follow(signal: AbortSignal): Promise<void> {
    if (isReading()) return;
    try {
      for await (const jobs of await link.client.work.watch(undefined, { signal })) {
        current = jobs.filter(({ state }) => !hasEnded(state));
        for (const job of jobs) heard(job);
      }
    } catch {
      // The stream ends with the link, or when the view is closed.
      if (!signal.aborted) current = [];
    }
  }

  return {
    get current() {
      return current;
    },
  };
}
