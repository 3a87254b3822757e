import type { Database } from 'better-sqlite3';
import { SAMPLE } from '../sample/sample-games.ts';

/** Counts the games of the sample history that are not in the trash. */
export function countSamples(database: Database): () => number {
  const count = database
    .prepare<[string], number>('SELECT COUNT(*) FROM game WHERE id GLOB ? AND trashed_at IS NULL')
    .pluck();
  return () => count.get(`${SAMPLE}*`) ?? 0;
}
