import type { Streaks } from '../../../shared/api.ts';

/** Streaks of wins and of other games, from first to last. */
export function streaksOf(wins: readonly boolean[]): Streaks {
  const runs = { won: 0, lost: 0, longestWon: 0, longestLost: 0 };
  for (const won of wins) {
    runs.won = won ? runs.won + 1 : 0;
    runs.lost = won ? 0 : runs.lost + 1;
    runs.longestWon = Math.max(runs.longestWon, runs.won);
    runs.longestLost = Math.max(runs.longestLost, runs.lost);
  }
  return {
    winsNow: runs.won,
    longestWins: runs.longestWon,
    withoutWinNow: runs.lost,
    longestWithoutWin: runs.longestLost,
  };
}
