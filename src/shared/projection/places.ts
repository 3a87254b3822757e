import type { BySeat, Seat } from '../core/seats.ts';

/** Everybody’s place by score, equals sharing the better one; without scores, winners are known and nobody else. */
export function placesOf(
  players: number,
  scores: BySeat<number> | null,
  winners: readonly Seat[] | null,
): BySeat<number | null> {
  return Array.from({ length: players }, (_, seat) => {
    if (winners === null) return null;
    if (winners.includes(seat)) return 1;
    const own = scores?.[seat];
    return own === undefined ? null : 1 + (scores?.filter((score) => score > own).length ?? 0);
  });
}
