import type { Database } from 'better-sqlite3';
import { SAMPLE } from '../sample/sample-games.ts';

/** A game of the sample history and its journal position. */
export interface SampleGame {
  readonly id: string;
  readonly position: number;
}

/** The stored sample games that aren't in the trash. */
export function samplesHere(database: Database): () => SampleGame[] {
  const select = database.prepare<[string], SampleGame>(
    'SELECT id, position FROM game WHERE id GLOB ? AND trashed_at IS NULL ORDER BY id',
  );
  return () => select.all(`${SAMPLE}*`);
}
