import type { Link } from '../../lib/link.svelte.ts';

export interface SamplesHere {
  /** How many games of the sample history there are; `null` until that is known. */
  readonly count: number | null;
}

export function samplesHere(link: Link): SamplesHere {
  let count = $state<number | null>(null);

  async function refresh(): Promise<void> {
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
