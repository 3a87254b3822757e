import type { Streaks } from '../../shared/api.ts';

export interface PlayedGame {
  readonly won: boolean;
  readonly at: string;
}

export function streaksOf(games: readonly PlayedGame[]): Streaks {
  const runs = { won: 0, lost: 0, longestWon: 0, longestLost: 0 };
  let span: Streaks['span'] = null;
  let from = '';
  for (const { won, at } of games) {
    if (won && runs.won === 0) from = at;
    runs.won = won ? runs.won + 1 : 0;
    runs.lost = won ? 0 : runs.lost + 1;
    if (runs.won > runs.longestWon) span = { from, to: at };
    runs.longestWon = Math.max(runs.longestWon, runs.won);
    runs.longestLost = Math.max(runs.longestLost, runs.lost);
  }
  return {
    winsNow: runs.won,
    longestWins: runs.longestWon,
    withoutWinNow: runs.lost,
    longestWithoutWin: runs.longestLost,
    span,
  };
}
