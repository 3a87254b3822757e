import type { Change } from '../../shared/api.ts';
import type { Link } from './link.svelte.ts';

/** While entries keep coming, nobody looks at what has to be recalculated. */
const QUIET_MILLISECONDS = 2000;

/** After an import they come for minutes, as its games are worked out. */
const LONGEST_MILLISECONDS = 6000;

/** Debounce: the work may take main a while. */
export interface Debounced {
  readonly ask: () => void;
  /** Cancels the pending run. */
  readonly drop: () => void;
}

export function debounce(work: () => void, quiet = QUIET_MILLISECONDS, longest = Infinity): Debounced {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  const drop = (): void => {
    clearTimeout(waiting);
    since = null;
  };
  return {
    ask: () => {
      clearTimeout(waiting);
      const now = performance.now();
      since ??= now;
      waiting = setTimeout(
        () => {
          since = null;
          work();
        },
        Math.min(quiet, since + longest - now),
      );
    },
    drop,
  };
}

/** Runs `look` when the link opens, and debounced after relevant changes; returns how to stop. */
export function refreshOnChange(
  link: Link,
  look: () => void,
  matters: (change: Change) => boolean,
): () => void {
  const later = debounce(look, QUIET_MILLISECONDS, LONGEST_MILLISECONDS);
  const stop = link.listen({
    opened: look,
    changed: (change) => {
      if (matters(change)) later.ask();
    },
  });
  return () => {
    stop();
    later.drop();
  };
}
