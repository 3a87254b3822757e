import type { Database } from 'better-sqlite3';

/**
 * Sharing one history with other laptops: where, what is known to be there, and what was said that has no other home.
 * Everything but `carrier` and `said` may be lost: it is read and offered again.
 */
export function sharing(database: Database): void {
  database.exec(`
    -- A key to a club isn't kept here, so that no backup contains it.
    CREATE TABLE carrier (
      kind TEXT PRIMARY KEY CHECK (kind IN ('folder', 'club')),
      place TEXT NOT NULL,
      club TEXT,
      epoch TEXT NOT NULL DEFAULT '',
      cursor TEXT NOT NULL DEFAULT '',
      synced_at TEXT
    ) STRICT, WITHOUT ROWID;

    -- Logs and statements that are there, by their hashes; the game or person that they are about.
    CREATE TABLE carried (
      carrier TEXT NOT NULL,
      hash TEXT NOT NULL,
      about TEXT,
      PRIMARY KEY (carrier, hash)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX carried_by_subject ON carried (about, carrier) WHERE about IS NOT NULL;

    -- How a game was when everything about it was there.
    CREATE TABLE shared_game (
      carrier TEXT NOT NULL,
      game TEXT NOT NULL,
      state TEXT NOT NULL,
      round INTEGER NOT NULL,
      PRIMARY KEY (carrier, game)
    ) STRICT, WITHOUT ROWID;

    -- The latest statement about a subject: what was thrown away or taken back, and boxes that were removed.
    CREATE TABLE said (
      subject TEXT PRIMARY KEY,
      statement TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- Games that came from other laptops, until somebody looks.
    CREATE TABLE arrived (game TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

    INSERT INTO said (subject, statement)
    SELECT json_array('trash', id), json_object('at', trashed_at, 'game', id, 'kind', 'trashed')
    FROM game WHERE trashed_at IS NOT NULL AND trashed_at GLOB '????-??-??T??:??:??.???Z';
  `);
}
