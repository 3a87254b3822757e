import type { BySeat, Seat } from '../core/seats.ts';

/**
 * Places by score; equal scores share the better place. Recorded winners come before all others, regardless of
 * scores. Without scores only the winners have a place.
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

/** Everybody with their seat, place and score, the best first and those without a place last. */
export function rankedPlayers<Player>(
  players: readonly Player[],
  scores: BySeat<number> | null,
  winners: readonly Seat[] | null,
) {
  const places = placesOf(players.length, scores, winners);
  return players
    .map((player, seat) => ({ player, seat, place: places[seat] ?? null, score: scores?.[seat] ?? null }))
    .sort((one, other) => (one.place ?? players.length + 1) - (other.place ?? players.length + 1));
}
