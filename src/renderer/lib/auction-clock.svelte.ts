import type { AuctionClock } from '../../shared/api.ts';

/** Seconds between "going once", "going twice" and "sold". */
export const CLOCK_SECONDS = { off: null, calm: 8, brisk: 4 } as const satisfies Readonly<
  Record<AuctionClock, number | null>
>;

interface Counting {
  /** Seconds to count down from; `null` if there is no clock. */
  readonly seconds: () => number | null;
  readonly runs: () => boolean;
  /** How much has been called so far. A new call restarts the countdown; `null` stops it. */
  readonly stage: () => number | null;
  readonly over?: () => void;
}

/** Whole seconds left. Pauses while the page is hidden or a dialog is open. */
export function countDown({ seconds, runs, stage, over }: Counting): { readonly left: number } {
  let left = $state(0);
  const said = $derived(stage());

  $effect.pre(() => {
    const from = said === null ? 0 : (seconds() ?? 0);
    left = from;
    if (from === 0 || !runs()) return undefined;
    let still = from;
    const ticks = setInterval(() => {
      if (document.hidden || document.querySelector('dialog:modal') !== null || still === 0) return;
      still -= 1;
      left = still;
      if (still === 0) over?.();
    }, 1000);
    return () => clearInterval(ticks);
  });

  return {
    get left() {
      return left;
    },
  };
}
