import type { Change } from '../../shared/api.ts';
import type { Link } from './link.svelte.ts';

/** As long as somebody enters one thing after another, nobody looks at what has to be asked for anew. */
const QUIET_MILLISECONDS = 2000;

/** Does once what many changes ask for, when for a moment no more of them come: it may be long work for main. */
export interface WhenQuiet {
  readonly ask: () => void;
  /** Nobody wants it any more. */
  readonly drop: () => void;
}

export function whenQuiet(work: () => void): WhenQuiet {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => clearTimeout(waiting);
  return {
    ask: () => {
      drop();
      waiting = setTimeout(work, QUIET_MILLISECONDS);
    },
    drop,
  };
}

/** Looks as soon as the link is open, and again when changes that matter have come to rest; returns how to stop. */
export function lookWhenQuiet(
  link: Link,
  look: () => void,
  matters: (change: Change) => boolean,
): () => void {
  const later = whenQuiet(look);
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
