import type { EventJson } from '../../shared/record/index.ts';

/**
 * The last entry where it came while this view looked on; `null` where it was there already, or is the last again
 * because a later one was taken back.
 */
export function justEntered(events: () => readonly EventJson[]): { readonly event: EventJson | null } {
  let fresh = $state.raw<EventJson | null>(null);
  let before: number | null = null;

  $effect.pre(() => {
    const now = events();
    if (now.length === before) return;
    fresh = before !== null && now.length === before + 1 ? (now.at(-1) ?? null) : null;
    before = now.length;
  });

  return {
    get event() {
      return fresh;
    },
  };
}
