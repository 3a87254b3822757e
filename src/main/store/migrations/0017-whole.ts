import type { Database } from 'better-sqlite3';

/** Whether everybody was still there at the end of a game: only then do ratings and chance count it. */
export function whole(database: Database): void {
  database.exec(
    'ALTER TABLE projected_game ADD COLUMN whole INTEGER NOT NULL DEFAULT 1 CHECK (whole IN (0, 1))',
  );
}
