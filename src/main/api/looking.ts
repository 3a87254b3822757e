import type { Change, GameView } from '../../shared/api.ts';
import { coverBids, ROOM_KEY } from '../../shared/bidding/index.ts';
import { isObject } from '../../shared/core/shape.ts';
import type { Rights } from './calls.ts';

/** How far the covers are off at the end: what everybody sees happen. */
const COVERS_KEY = 'covers-lifted';

/**
 * What a view that only looks may know of what is entered and no event yet: the auction being run, without bids that
 * are still covered, and the covers that are off. Anything else may be somebody's secret.
 */
export function draftForAll(draft: unknown): Readonly<Record<string, unknown>> | null {
  if (!isObject(draft)) return null;
  const { [ROOM_KEY]: room, [COVERS_KEY]: lifted } = draft;
  return {
    ...(room === undefined ? {} : { [ROOM_KEY]: coverBids(room) }),
    ...(lifted === undefined ? {} : { [COVERS_KEY]: lifted }),
  };
}

/** A game as a view with these rights may know it. */
export function viewFor(rights: Rights, view: GameView): GameView {
  return rights === 'edit' ? view : { ...view, draft: draftForAll(view.draft) };
}

export function changeFor(rights: Rights, change: Change): Change {
  return change.kind === 'game' ? { kind: 'game', view: viewFor(rights, change.view) } : change;
}
