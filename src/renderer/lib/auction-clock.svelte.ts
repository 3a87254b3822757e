import type { AuctionClock } from '../../shared/api.ts';

/** For how long each going once, going twice, sold is waited for. */
export const CLOCK_SECONDS = { off: null, calm: 8, brisk: 4 } as const satisfies Readonly<
  Record<AuctionClock, number | null>
>;

interface Counting {
  /** From where it counts down; `null` where there is no clock. */
  readonly seconds: () => number | null;
  readonly runs: () => boolean;
  /** How much has been said: with anything new it begins anew; `null` where it counts for nothing. */
  readonly stage: () => number | null;
  readonly over?: () => void;
}

/** Whole seconds left. It stands while nobody can see the table, or a dialog lies over it. */
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
