import type { Database } from 'better-sqlite3';
import { SAMPLE } from '../sample/sample-games.ts';

/** A game of the sample history, its journal position, and the version of what the forecast says about it. */
export interface SampleGame {
  readonly id: string;
  readonly position: number;
  readonly valued: number | null;
}

/** The stored sample games that aren't in the trash. */
export function samplesHere(database: Database): () => SampleGame[] {
  const select = database.prepare<[string], SampleGame>(
    `SELECT id, position, valued_game.version AS valued
     FROM game LEFT JOIN projected_game ON projected_game.game = id
       LEFT JOIN valued_game ON valued_game.game = number
     WHERE id GLOB ? AND trashed_at IS NULL ORDER BY id`,
  );
  return () => select.all(`${SAMPLE}*`);
}
