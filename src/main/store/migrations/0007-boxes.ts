import type { Database } from 'better-sqlite3';

/**
 * Boxes that somebody made: those kept here, and those that games were played with. A game has its own copy of its
 * box; `projected_box` has one for each key in `projected_game.edition` and can be recalculated.
 */
export function boxes(database: Database): void {
  database.exec(`
    CREATE TABLE box (
      id TEXT PRIMARY KEY,
      document TEXT NOT NULL,
      changed_at TEXT NOT NULL,
      retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE projected_box (
      edition TEXT PRIMARY KEY,
      box TEXT NOT NULL,
      shared TEXT NOT NULL,
      document TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `);
}
