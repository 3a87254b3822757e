import type { Link } from '../../lib/link.svelte.ts';
import { isReading } from '../../lib/reading.ts';

export interface SamplesHere {
  /** How many games of the sample history there are; `null` until that is known. */
  readonly count: number | null;
}

export function samplesHere(link: Link): SamplesHere {
  let count = $state<number | null>(null);

  async function refresh(): Promise<void> {
    // They are shown before the first game, and a club's page has none.
    if (isReading()) {
      count = 0;
      return;
    }
    count = await link.client.sample.count().catch(() => count ?? 0);
  }

  $effect(() =>
    link.listen({
      opened: () => void refresh(),
      changed: (change) => {
        if (change.kind === 'games') void refresh();
      },
    }),
  );

  return {
    get count() {
      return count;
    },
  };
}
