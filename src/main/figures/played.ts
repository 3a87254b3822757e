import type { Streaks } from '../../shared/api.ts';
import { average, sum } from './averages.ts';
import { expectedIn, type Facts, type Result } from './facts.ts';

/** A person's own part in a game. */
export interface Played {
  readonly game: Facts;
  readonly own: Result;
}

export function byPerson(games: readonly Facts[]): ReadonlyMap<string, readonly Played[]> {
  const played = games.flatMap((game) => game.results.map((own) => ({ game, own })));
  return Map.groupBy(played, ({ own }) => own.person);
}

export function isWin({ own }: Played): boolean {
  return own.place === 1;
}

export function expectedWinsIn(played: readonly Played[]): number {
  return sum(played.map(({ game, own }) => expectedIn(game, own.place)));
}

export function averagePlaceIn(played: readonly Played[]): number | null {
  return average(played.flatMap(({ own }) => own.place ?? []));
}

/** Streaks of wins and of other games, from first to last. */
export function streaksOf(played: readonly Played[]): Streaks {
  const runs = { won: 0, lost: 0, longestWon: 0, longestLost: 0 };
  let span: Streaks['span'] = null;
  let from = '';
  for (const one of played) {
    const { playedAt: at } = one.game;
    const won = isWin(one);
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
