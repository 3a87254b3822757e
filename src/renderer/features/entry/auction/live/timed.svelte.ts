import { untrack } from 'svelte';
import type { StoredAuction, LiveAuction } from '../../../../../shared/bidding/index.ts';
import type { Session } from '../../../../lib/session.svelte.ts';
import { countDown } from '../../../../lib/auction-clock.svelte.ts';

interface Calls {
  readonly session: Session;
  readonly seconds: () => number | null;
  readonly live: () => LiveAuction | null;
  readonly kept: () => StoredAuction;
  /** A player is about to bid. */
  readonly waits: () => boolean;
  /** Tells other views whether the clock is running. */
  readonly keep: (ticking: boolean) => void;
  readonly over: () => void;
}

export interface Timed {
  readonly seconds: number | null;
  readonly left: number;
  readonly held: boolean;
  readonly hold: (held: boolean) => void;
  /** Something was called: resumes a clock that was waiting for it. */
  readonly said: () => void;
  /** Something was undone: don't sell while people are still correcting. */
  readonly mended: () => void;
}

/** The clock of an open auction. It starts with the first bid, so that no lot is sold before anybody has bid. */
export function timeCalls({ session, seconds, live, kept, waits, keep, over }: Calls): Timed {
  // After returning in mid-auction, wait until something is called.
  let held = $state<'no' | 'by-hand' | 'until-said'>('until-said');
  const begun = $derived(kept().steps.length + kept().undone.length > 0);
  $effect.pre(() => {
    if (!begun) held = 'no';
  });

  const shown = $derived.by(() => {
    const now = live();
    return now?.kind === 'calling' && (now.standing !== null || now.going > 0) ? seconds() : null;
  });
  const runs = $derived(shown !== null && held === 'no' && !waits() && !session.busy);
  const counting = countDown({
    seconds: () => shown,
    runs: () => runs,
    stage: () => kept().steps.length,
    over,
  });

  $effect(() => {
    if (session.busy || kept().ticking === runs) return;
    untrack(() => keep(runs));
  });

  return {
    get seconds() {
      return shown;
    },
    get left() {
      return counting.left;
    },
    get held() {
      return held !== 'no';
    },
    hold: (on) => (held = on ? 'by-hand' : 'no'),
    said: () => {
      if (held === 'until-said') held = 'no';
    },
    mended: () => {
      if (held === 'no') held = 'until-said';
    },
  };
}
