import type { JobView } from '../../shared/api.ts';
import type { Link } from './link.svelte.ts';

/** The long work under way, as this view hears of it. */
export interface Work {
  readonly jobs: readonly JobView[];
}

export function followWork(link: Link): Work {
  let jobs = $state.raw<readonly JobView[]>([]);

  $effect(() => {
    let watching: AsyncIterator<readonly JobView[]> | null = null;
    let gone = false;

    async function watch(): Promise<void> {
      try {
        const told = await link.client.work.watch();
        watching = told;
        if (gone) await told.return();
        for await (const now of told) jobs = now;
      } catch {
        // The link tells of itself when it falls; whoever opens it again watches again.
      }
    }

    const stop = link.listen({ opened: () => void watch(), changed: () => undefined });
    return () => {
      gone = true;
      stop();
      void watching?.return?.();
    };
  });

  return {
    get jobs() {
      return jobs;
    },
  };
}
