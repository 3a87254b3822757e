import type { Database } from 'better-sqlite3';

/** Games can be listed without those that were played wrong. */
export function misplayed(database: Database): void {
  database.exec(`
    ALTER TABLE projected_game ADD COLUMN misplayed INTEGER NOT NULL DEFAULT 0 CHECK (misplayed IN (0, 1));

    UPDATE projected_game SET misplayed = 1 WHERE game IN (
      SELECT id FROM game WHERE CASE WHEN json_valid(head) THEN head ->> '$.misplayed' END
    );
  `);
}
