import type { Attachment } from 'svelte/attachments';

/** How paintings hang: in one row above the count, in two rows next to it, or in rows of three above it. */
export type Hanging = 'one-row' | 'two-rows' | 'threes';

/** The space for paintings and the page's font size, in pixels. */
export interface HangingSpace {
  readonly width: number;
  readonly height: number;
  readonly em: number;
}

/** In ems of the page. */
const HIGH_ENOUGH_FOR_TWO_ROWS = 10.5;

/** How paintings hang in this much space. */
export function hangingIn({ width, height, em }: HangingSpace, limit: number): Hanging {
  if (height < HIGH_ENOUGH_FOR_TWO_ROWS * em) return 'one-row';
  return limit > 5 && width / height <= 3 / 4 ? 'threes' : 'two-rows';
}

/**
 * Reports the space, now and whenever it changes. Container queries would make the browser recalculate it
 * for each artist on every key press.
 */
export function measured(say: (room: HangingSpace) => void): Attachment<HTMLElement> {
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
