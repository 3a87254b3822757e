import type { Database } from 'better-sqlite3';

/**
 * Every painting of a finished game, as one short text: the collection shows hundreds of thousands. Like the other
 * projected rows it can be recalculated.
 */
export function walls(database: Database): void {
  database.exec(`
    -- Whether it was tracked who had each painting.
    CREATE TABLE projected_wall (
      game INTEGER PRIMARY KEY REFERENCES projected_game ON DELETE CASCADE,
      owners INTEGER NOT NULL CHECK (owners IN (0, 1)),
      rounds INTEGER NOT NULL,
      paintings INTEGER NOT NULL,
      frames TEXT NOT NULL
    ) STRICT;
  `);
}
