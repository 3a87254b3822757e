import type { Link } from './link.svelte.ts';
import { isReading } from './reading.ts';

/** Until that is known, there are some. */
let known = $state<boolean | null>(null);

const ONLY_COUNTED = { unfinished: 0, finished: 0, abandoned: 0 };

/** Whether there is a finished game to look back at. Call it while a component is created. */
export function followAnyGames(link: Link): { readonly now: boolean } {
  async function ask(): Promise<void> {
    try {
      const { finished } = await link.client.games.shelves(ONLY_COUNTED);
      known = finished.count > 0;
    } catch {
      // Asked again when the connection is back.
    }
  }

  $effect(() => {
    if (known === true || isReading()) return undefined;
    return link.listen({
      opened: () => void ask(),
      changed: ({ kind }) => {
        if (kind === 'games') void ask();
      },
    });
  });

  return {
    get now() {
      return known ?? true;
    },
  };
}
