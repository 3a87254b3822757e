import type { Change } from '../../shared/api.ts';
import type { Link } from './link.svelte.ts';

/** Acts whenever something of one of these kinds has changed, and when the link opens. Returns how to stop. */
export function whenChanged(
  link: Link,
  kinds: readonly Change['kind'][],
  act: () => void,
  opened: () => void = act,
): () => void {
  return link.listen({
    opened,
    changed: ({ kind }) => {
      if (kinds.includes(kind)) act();
    },
  });
}

export function whenGamesChange(link: Link, act: () => void, opened?: () => void): () => void {
  return whenChanged(link, ['games'], act, opened);
}
