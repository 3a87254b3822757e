import type { Link } from './link.svelte.ts';

/** Acts whenever a game has changed, and when the link opens. Returns how to stop. */
export function whenGamesChange(link: Link, act: () => void, opened: () => void = act): () => void {
  return link.listen({
    opened,
    changed: ({ kind }) => {
      if (kind === 'games') act();
    },
  });
}
