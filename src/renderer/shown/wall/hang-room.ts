import type { Attachment } from 'svelte/attachments';

/** How paintings hang: in one row over the count, in two rows beside it, or in rows of three over it. */
export type Hanging = 'one-row' | 'two-rows' | 'threes';

/** How much room paintings have, and how large the page's letters are, in pixels. */
export interface HangRoom {
  readonly width: number;
  readonly height: number;
  readonly em: number;
}

/** In ems of the page. */
const HIGH_ENOUGH_FOR_TWO_ROWS = 10.5;

/** How paintings hang where they have this much room. */
export function hangingIn({ width, height, em }: HangRoom, limit: number): Hanging {
  if (height < HIGH_ENOUGH_FOR_TWO_ROWS * em) return 'one-row';
  return limit > 5 && width / height <= 3 / 4 ? 'threes' : 'two-rows';
}

/**
 * Says how much room there is, at first and whenever it changes. With container queries the browser would work it out
 * again at every key, for each artist.
 */
export function measured(say: (room: HangRoom) => void): Attachment<HTMLElement> {
  return (hang) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      say({ width, height, em: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) });
    });
    observer.observe(hang);
    return () => observer.disconnect();
  };
}
