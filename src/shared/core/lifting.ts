import type { BySeat, Seat } from './seats.ts';

/** The order in which covers are lifted: least money first, ties together. */
export function liftingOrder(money: BySeat<number>): (readonly Seat[])[] {
  const amounts = [...new Set(money)].sort((one, other) => one - other);
  return amounts.map((amount) => money.flatMap((own, seat) => (own === amount ? seat : [])));
}

/** Everybody's rank: one more than the number of players with more money, so that ties share a rank. */
export function placesOf(money: BySeat<number>): BySeat<number> {
  return money.map((own) => 1 + money.filter((other) => other > own).length);
}

/** The draft's key for how many covers have been lifted. */
export const LIFTED = 'covers-lifted';

/** The draft's number of lifted covers; `null` if none are being lifted. */
export function readLifted(kept: unknown): number | null {
  return typeof kept === 'number' && Number.isSafeInteger(kept) && kept >= 0 ? kept : null;
}
