import { untrack } from 'svelte';
import type { StoredAuction, LiveAuction } from '../../../../../shared/bidding/index.ts';
import type { Session } from '../../../../lib/session.svelte.ts';
import { countDown } from '../../../../lib/auction-clock.svelte.ts';

interface Calls {
  readonly session: Session;
  readonly seconds: () => number | null;
  readonly live: () => LiveAuction | null;
  readonly kept: () => StoredAuction;
  /** Somebody is about to bid. */
  readonly waits: () => boolean;
  /** Tells whoever looks on whether the clock counts. */
  readonly keep: (ticking: boolean) => void;
  readonly over: () => void;
}

export interface Timed {
  readonly seconds: number | null;
  readonly left: number;
  readonly held: boolean;
  readonly hold: (held: boolean) => void;
  /** Something was said, so that a clock which only waited for that goes on. */
  readonly said: () => void;
  /** Something was taken back: nothing is sold while people are still at that. */
  readonly mended: () => void;
}

/** The clock of an open auction. It begins with the first call, so that no lot goes for want of a first word. */
export function timeCalls({ session, seconds, live, kept, waits, keep, over }: Calls): Timed {
  // Come back to in mid-auction, it stands until somebody says something.
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
