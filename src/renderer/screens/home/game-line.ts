import type { GameSummary } from '../../../shared/api.ts';
import type { Words } from '../../../shared/text/en.ts';

/** How a game stands, in a few words. */
export function standingOf(
  { home }: Words,
  game: Pick<GameSummary, 'round' | 'finished' | 'winners'>,
  list: (names: readonly string[]) => string,
): string {
  const { round, finished, winners } = game;
  if (winners !== null) return `${home.over} · ${home.won(list(winners), winners.length > 1)}`;
  if (finished) return home.uncounted;
  return round === 0 ? home.broken : home.round(round);
}
