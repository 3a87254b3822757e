import { untrack } from 'svelte';
import type { StoredAuction, Step } from '../../../../../shared/bidding/index.ts';
import type { Session } from '../../../../lib/session.svelte.ts';

/** Whether these steps led to the lot's last entry, which has been undone since. */
export type FellOn = (steps: readonly Step[]) => boolean;

/** An entry clears the auction that led to it. Undoing the entry restores it, as long as the table is open. */
export function rememberFall(
  session: Session,
  kept: () => StoredAuction,
  bringBack: (kept: StoredAuction) => void,
): FellOn {
  const entries = $derived(session.view?.record.events.length ?? 0);
  let last: { readonly entries: number; readonly kept: StoredAuction } | null = null;
  let seen = { entries: untrack(() => entries), kept: untrack(kept) };

  $effect.pre(() => {
    if (session.busy) return;
    const now = { entries, kept: kept() };
    const before = seen;
    seen = now;
    if (now.entries === before.entries + 1) {
      if (before.kept.steps.length > 0) last = before;
    } else if (last !== null && now.entries < before.entries) {
      const { entries, kept } = last;
      if (now.entries < entries) last = null;
      else if (now.entries === entries) untrack(() => bringBack(kept));
    }
  });

  return (steps) => last?.entries === entries && JSON.stringify(last.kept.steps) === JSON.stringify(steps);
}
