import type { Database } from 'better-sqlite3';
import { VALUES_VERSION, type GameValues } from '../../shared/projection/index.ts';
import { sealed, type Sealed } from './facts-row.ts';

/** What the forecast says about games, as it is kept. */
export function openValues(database: Database) {
  const selectWaiting = database
    .prepare<[number], string>(
      `SELECT projected_game.game FROM projected_game LEFT JOIN valued_game ON valued_game.game = number
       WHERE status = 'finished' AND valued_game.version IS NOT ?
       ORDER BY played_at DESC, projected_game.game DESC`,
    )
    .pluck();
  const countDone = database
    .prepare<[number], number>('SELECT COUNT(*) FROM valued_game WHERE version = ?')
    .pluck();
  const selectNumber = database
    .prepare<[string], number>('SELECT number FROM projected_game WHERE game = ?')
    .pluck();
  const remove = database.prepare<[number]>('DELETE FROM valued_game WHERE game = ?');
  const insert = database.prepare<[number, number, ...Sealed]>('INSERT INTO valued_game VALUES (?, ?, ?, ?)');

  function drop(game: string): void {
    const number = selectNumber.get(game);
    if (number !== undefined) remove.run(number);
  }

  return {
    /** The finished games that must be worked out, newest first. */
    waiting: () => selectWaiting.all(VALUES_VERSION),
    /** How many have been worked out. */
    done: () => countDone.get(VALUES_VERSION) ?? 0,
    /** Replaces a game's rows, in the caller's transaction. */
    write: (game: string, values: GameValues) => {
      const number = selectNumber.get(game);
      if (number === undefined) return;
      remove.run(number);
      insert.run(number, VALUES_VERSION, ...sealed(values));
    },
    /** A game has changed: its rows no longer hold. In the caller's transaction. */
    drop,
  };
}
