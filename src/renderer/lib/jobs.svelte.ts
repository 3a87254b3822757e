import { hasEnded, type JobView } from '../../shared/api.ts';
import type { Link } from './link.svelte.ts';

/** The long work that is under way, whichever view has asked for it. */
export interface JobsView {
  readonly current: readonly JobView[];
}

/** `heard` is told of every job each time something about it changes, and once of how it ended. */
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
    try {
      for await (const jobs of await link.client.work.watch(undefined, { signal })) {
        current = jobs.filter(({ state }) => !hasEnded(state));
        for (const job of jobs) heard(job);
      }
    } catch {
      // The link that ends, or a view that leaves, takes the stream along.
      if (!signal.aborted) current = [];
    }
  }

  return {
    get current() {
      return current;
    },
  };
}
