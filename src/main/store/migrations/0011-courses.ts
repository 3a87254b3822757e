import type { Database } from 'better-sqlite3';

/**
 * How the lead moved in a finished game that can be followed within its rounds. Like the other projected rows it can be
 * recalculated.
 */
export function courses(database: Database): void {
  database.exec(`
    -- Moments are numbers of events. The comeback is of somebody who won; late: nobody who won was ahead before the last round.
    CREATE TABLE projected_course (
      game INTEGER PRIMARY KEY REFERENCES projected_game ON DELETE CASCADE,
      lead_changes INTEGER NOT NULL,
      last_change INTEGER,
      seat INTEGER,
      behind INTEGER,
      behind_at INTEGER,
      late INTEGER CHECK (late IN (0, 1))
    ) STRICT;
  `);
}
