import type { Database } from 'better-sqlite3';

/**
 * The shelf that a game stands on, none if it is in the trash: there may be a million games to count. A generated column
 * would be worked out again for each of them.
 */
export function shelves(database: Database): void {
  database.exec(`
    ALTER TABLE game ADD COLUMN shelf TEXT;

    UPDATE game SET shelf = ${SHELF};

    CREATE INDEX game_on_shelf ON game (shelf, changed_at, id);

    CREATE TRIGGER game_put_on_shelf AFTER INSERT ON game BEGIN ${PUT}; END;

    CREATE TRIGGER game_put_on_other_shelf AFTER UPDATE OF head, standing, trashed_at ON game BEGIN ${PUT}; END;
  `);
}

const SHELF = `CASE
  WHEN trashed_at IS NOT NULL THEN NULL
  WHEN head ->> '$.abandoned' THEN 'abandoned'
  WHEN standing ->> '$.winners' IS NOT NULL THEN 'finished'
  ELSE 'unfinished' END`;

const PUT = `UPDATE game SET shelf = ${SHELF} WHERE id = NEW.id AND shelf IS NOT ${SHELF}`;
