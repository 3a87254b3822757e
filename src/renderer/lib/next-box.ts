import type { Box } from '../../shared/record/index.ts';

let next: Box | null = null;

/** The box that the next new game is set up with, as chosen on another screen. */
export const nextBox = {
  choose: (box: Box): void => {
    next = box;
  },
  /** Only once: from then on the setup is in charge. */
  take: (): Box | null => {
    const chosen = next;
    next = null;
    return chosen;
  },
};
