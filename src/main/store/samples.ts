import type { Database } from 'better-sqlite3';
import { SAMPLE } from '../sample/sample-games.ts';

/** A game of the sample history, and how far its journal goes. */
export interface SampleGame {
  readonly id: string;
  readonly position: number;
}

/** The games of the sample history that are here, those in the trash left out. */
export function samplesHere(database: Database): () => SampleGame[] {
  const select = database.prepare<[string], SampleGame>(
    'SELECT id, position FROM game WHERE id GLOB ? AND trashed_at IS NULL ORDER BY id',
  );
  return () => select.all(`${SAMPLE}*`);
}
