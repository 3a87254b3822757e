import type { Facts } from './facts.ts';

export function isScored({ results }: Facts): boolean {
  return results.every(({ score }) => score !== null);
}

export function winningScoreIn({ results }: Facts): number {
  return Math.max(...results.flatMap(({ place, score }) => (place === 1 ? (score ?? 0) : [])));
}

/** The winner's lead over the next; 0 if the win is shared or wasn't decided by score. */
export function leadIn(game: Facts): number {
  const others = game.results.flatMap(({ place, score }) => (place === 1 ? [] : (score ?? 0)));
  if (others.length < game.results.length - 1) return 0;
  return Math.max(0, winningScoreIn(game) - Math.max(...others));
}
