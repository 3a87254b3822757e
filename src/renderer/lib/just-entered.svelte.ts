import type { EventJson } from '../../shared/record/index.ts';

/**
 * The last entry, if it was made while this view was open. `null` if it was there before, or is the last
 * one again after an undo.
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
