import type { Database } from 'better-sqlite3';

/**
 * What was beside the journals and couldn't be read, until somebody has seen that it was set aside. The shelf of a game
 * no longer depends on whether its row can be read.
 */
export function dropped(database: Database): void {
  database.exec(`
    CREATE TABLE dropped (
      number INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      about TEXT NOT NULL,
      content TEXT NOT NULL,
      at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
    ) STRICT;

    DROP TRIGGER game_put_on_shelf;
    DROP TRIGGER game_put_on_other_shelf;

    CREATE TRIGGER game_put_on_shelf AFTER INSERT ON game BEGIN ${PUT}; END;

    CREATE TRIGGER game_put_on_other_shelf AFTER UPDATE OF head, standing, trashed_at ON game BEGIN ${PUT}; END;
  `);
}

const SHELF = `CASE
  WHEN trashed_at IS NOT NULL THEN NULL
  WHEN IIF(json_valid(head), head ->> '$.abandoned', 0) THEN 'abandoned'
  WHEN IIF(json_valid(standing), standing ->> '$.winners', NULL) IS NOT NULL THEN 'finished'
  ELSE 'unfinished' END`;

const PUT = `UPDATE game SET shelf = ${SHELF} WHERE id = NEW.id AND shelf IS NOT ${SHELF}`;
