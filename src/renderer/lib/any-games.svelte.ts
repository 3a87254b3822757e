import type { Link } from './link.svelte.ts';
import { isReading } from './reading.ts';

/** Until that is known, there are some. */
let known = $state<boolean | null>(null);

const ONE_OF_EACH = { unfinished: 1, finished: 1, abandoned: 1 };

/** Whether there is any game to look back at. Call it while a component is created. */
export function followAnyGames(link: Link): { readonly now: boolean } {
  async function ask(): Promise<void> {
    try {
      const shelves = await link.client.games.shelves(ONE_OF_EACH);
      known = Object.values(shelves).some(({ count }) => count > 0);
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
