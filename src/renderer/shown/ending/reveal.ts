import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { familyOf, type EditionId } from '../../../shared/record/index.ts';
import type { Session } from '../../lib/session.svelte.ts';

/** Money is covered until the end; points were everybody’s to see all evening. */
export function areCovered(edition: EditionId): boolean {
  return familyOf(edition).scoredIn === 'money';
}

/** The order in which covers are lifted: from the least money to the most, equals together. */
export function liftingOrder(money: BySeat<number>): (readonly Seat[])[] {
  const amounts = [...new Set(money)].sort((one, other) => one - other);
  return amounts.map((amount) => money.flatMap((own, seat) => (own === amount ? seat : [])));
}

/** Everybody's place: one more than there are players with more money, so that equals share one. */
export function placesOf(money: BySeat<number>): BySeat<number> {
  return money.map((own) => 1 + money.filter((other) => other > own).length);
}

/** Where the draft keeps how many covers are off. */
export const LIFTED = 'covers-lifted';

/** How many covers were off, as the draft kept it; `null` where no covers are being lifted. */
export function readLifted(kept: unknown): number | null {
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept >= 0 ? kept : null;
}

/** The views of a game that have seen all covers off: what is taken back there and made again is no news. */
const sawAll = new WeakSet<Session>();

export function seeAll(session: Session): void {
  sawAll.add(session);
}

export function hasSeenAll(session: Session): boolean {
  return sawAll.has(session);
}
