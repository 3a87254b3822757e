import { OVERVIEW_KEY, type Change, type GameView } from '../../shared/api.ts';
import { coverBids, ROOM_KEY } from '../../shared/bidding/index.ts';
import { isObject } from '../../shared/core/shape.ts';
import type { Rights } from './calls.ts';

/** What everybody sees happen: what is explained before the first card, how far a round is settled, and which covers are off. */
const SEEN_BY_ALL: ReadonlySet<string> = new Set([OVERVIEW_KEY, 'settling', 'covers-lifted']);

/**
 * What a view that only looks may know of what is entered and no event yet: besides that, the auction being run,
 * without bids that are still covered. Anything else may be somebody's secret.
 */
export function draftForAll(draft: unknown): Readonly<Record<string, unknown>> | null {
  if (!isObject(draft)) return null;
  const { [ROOM_KEY]: room } = draft;
  const seen = Object.entries(draft).filter(([key]) => SEEN_BY_ALL.has(key));
  return { ...Object.fromEntries(seen), ...(room === undefined ? {} : { [ROOM_KEY]: coverBids(room) }) };
}

/** A game as a view with these rights may know it. */
export function viewFor(rights: Rights, view: GameView): GameView {
  return rights === 'edit' ? view : { ...view, draft: draftForAll(view.draft) };
}

export function changeFor(rights: Rights, change: Change): Change {
  return change.kind === 'game' ? { kind: 'game', view: viewFor(rights, change.view) } : change;
}
