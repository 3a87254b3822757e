import type { BySeat, Seat } from '../core/seats.ts';

/**
 * Everybody’s place by score, equals sharing the better one. Whoever is said to have won comes before all others, however
 * the scores stand; without scores, winners are known and nobody else.
 */
export function placesOf(
  players: number,
  scores: BySeat<number> | null,
  winners: readonly Seat[] | null,
): BySeat<number | null> {
  return Array.from({ length: players }, (_, seat) => {
    if (winners === null) return null;
    if (winners.includes(seat)) return 1;
    const own = scores?.[seat];
    if (scores === null || own === undefined) return null;
    return 1 + scores.filter((score, other) => score > own || winners.includes(other)).length;
  });
}
