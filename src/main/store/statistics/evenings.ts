import { areOneEvening, DAY_MILLISECONDS, gatheringOf } from '../../../shared/core/evening.ts';
import type { CountedGame } from './counted-games.ts';
import type { Work } from './turns.ts';

/** A few milliseconds, so that the table doesn't notice. */
const GAMES_AT_A_TIME = 5000;

/** The games of each evening, from first to last. */
export function* eveningsOf(games: readonly CountedGame[]): Work<CountedGame[][]> {
  const evenings: CountedGame[][] = [];
  for (const [index, game] of games.entries()) {
    const evening = evenings.at(-1);
    const before = evening?.at(-1);
    if (before !== undefined && goesOn(before, game)) evening?.push(game);
    else evenings.push([game]);
    if (index % GAMES_AT_A_TIME === GAMES_AT_A_TIME - 1) yield;
  }
  return evenings;
}

/** The evening that a game belongs to; `null` if there may be more of it than these games, which are all of a time. */
export function eveningWith(
  games: readonly CountedGame[],
  at: number,
  { from, until }: { readonly from: number; readonly until: number },
): readonly CountedGame[] | null {
  let [first, last] = [at, at];
  while (isJoined(games[first - 1], games[first])) first -= 1;
  while (isJoined(games[last], games[last + 1])) last += 1;
  const [begun, ended] = [games[first], games[last]].map((game) => Date.parse(game?.playedAt ?? ''));
  const isWhole = (begun ?? 0) - from > DAY_MILLISECONDS && until - (ended ?? 0) > DAY_MILLISECONDS;
  return isWhole ? games.slice(first, last + 1) : null;
}

function isJoined(before: CountedGame | undefined, game: CountedGame | undefined): boolean {
  return before !== undefined && game !== undefined && goesOn(before, game);
}

function goesOn(before: CountedGame, game: CountedGame): boolean {
  return areOneEvening(gatheringOf(before, before.results), gatheringOf(game, game.results));
}
