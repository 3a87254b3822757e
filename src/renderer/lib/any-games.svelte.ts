import type { Link } from './link.svelte.ts';
import { isReading } from './reading.ts';

class AnyGames {
  /** Until that is known, there are some. */
  known = $state<boolean | null>(null);
}

/** What each host has said. */
const ofHosts = new WeakMap<Link, AnyGames>();

const ONLY_COUNTED = { unfinished: 0, finished: 0, abandoned: 0 };

/** Whether there is a finished game to look back at. Call it while a component is created. */
export function followAnyGames(link: Link): { readonly now: boolean } {
  const games = ofHosts.get(link) ?? new AnyGames();
  ofHosts.set(link, games);

  async function ask(): Promise<void> {
    try {
      const { finished } = await link.client.games.shelves(ONLY_COUNTED);
      games.known = finished.count > 0;
    } catch {
      // Asked again when the connection is back.
    }
  }

  $effect(() => {
    if (games.known === true || isReading()) return undefined;
    return link.listen({
      opened: () => void ask(),
      changed: ({ kind }) => {
        if (kind === 'games') void ask();
      },
    });
  });

  return {
    get now() {
      return games.known ?? true;
    },
  };
}
