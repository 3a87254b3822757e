import type { Database } from 'better-sqlite3';
import type { CountedGame } from './counted-games.ts';

/** What the records of some games say besides their rows. */
export interface Head {
  readonly firstSeat: number;
  /** Whether a double's price is shared. */
  readonly isSplit: boolean;
}

type Row = [number: number, firstSeat: number, split: number | null];

/** By the games' numbers; games of which only the result is known are left out. */
export function openHeads(database: Database): (games: readonly CountedGame[]) => ReadonlyMap<number, Head> {
  const select = database
    .prepare<[string], Row>(
      `SELECT number, head ->> '$.firstSeat', head ->> '$.options.splitDouble'
       FROM json_each(?) CROSS JOIN projected_game ON number = value CROSS JOIN game ON game.id = projected_game.game
       WHERE CASE WHEN json_valid(head) THEN head ->> '$.knownResult' IS NULL END`,
    )
    .raw();
  return (games) =>
    new Map(
      select
        .all(JSON.stringify(games.map(({ number }) => number)))
        .map(([number, firstSeat, split]) => [number, { firstSeat, isSplit: split === 1 }]),
    );
}
