import type { BySeat } from './seats.ts';

/**
 * How many rounds were over when a game came into the app. They are entered as their tiles alone, with nothing in front of
 * anybody, so nobody was paid for them. In a round that is played at the table somebody always is.
 */
export function roundsBefore(settled: readonly { readonly payouts: BySeat<number> }[]): number {
  const kept = settled.findIndex(({ payouts }) => payouts.some((paid) => paid > 0));
  return kept === -1 ? settled.length : kept;
}
