import { familyOf, type AnyEdition } from '../../../shared/record/index.ts';
import type { Session } from '../../lib/session.svelte.ts';

export { LIFTED, liftingOrder, placesOf, readLifted } from '../../../shared/core/lifting.ts';

/** Money is covered until the end; points are open all game. */
export function areCovered(edition: AnyEdition): boolean {
  return familyOf(edition).scoredIn === 'money';
}

/** Sessions that have seen every cover lifted: an undo and redo doesn't replay the reveal. */
const sawAll = new WeakSet<Session>();

export function seeAll(session: Session): void {
  sawAll.add(session);
}

export function hasSeenAll(session: Session): boolean {
  return sawAll.has(session);
}
