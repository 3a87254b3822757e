import type { PastGame } from '../../../shared/api.ts';
import { areOneEvening, gatheringOf } from '../../../shared/core/evening.ts';
import type { Standing } from '../../../shared/season/index.ts';
import { eveningTable, firstOf } from '../../shown/past/evening-table.ts';

/** More games than anybody plays in an evening. */
export const MOST_IN_AN_EVENING = 12;

/** An evening, as far as its line at home goes. */
export interface LastEvening {
  /** The last one first. */
  readonly games: readonly [PastGame, ...PastGame[]];
  /** Who has the most points for places. */
  readonly winners: readonly Standing[];
}

/** The evening of the first of these games, with the last one first; `null` without any game. */
export function lastEvening(games: readonly PastGame[]): LastEvening | null {
  const [last, ...before] = games;
  if (last === undefined) return null;
  const gathered = games.map((game) => gatheringOf(game, game.players));
  const end = gathered.findIndex((game, at) => at > 0 && !areOneEvening(game, gathered[at - 1] ?? game));
  const rest = end === -1 ? before : before.slice(0, end - 1);
  return { games: [last, ...rest], winners: firstOf(eveningTable([last, ...rest])) };
}
