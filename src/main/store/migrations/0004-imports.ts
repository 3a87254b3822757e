import type { Database } from 'better-sqlite3';

/**
 * Games and people from other machines. A game may have other logs besides its journal, each identified by
 * its hash, and remembers every log it was ever given. Statements about people carry the time they were made,
 * so that importing in any order gives the same result; `same_as` and `name` are derived from them.
 */
export function imports(database: Database): void {
  database.exec(`
    CREATE TABLE taken_log (
      game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      PRIMARY KEY (game, hash)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE other_log (
      game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      events INTEGER NOT NULL,
      record TEXT NOT NULL,
      settled INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
      PRIMARY KEY (game, hash)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE identity (
      player TEXT NOT NULL,
      goes_by TEXT NOT NULL CHECK (goes_by <> player),
      same INTEGER NOT NULL CHECK (same IN (0, 1)),
      at TEXT NOT NULL,
      PRIMARY KEY (player, goes_by)
    ) STRICT, WITHOUT ROWID;

    CREATE UNIQUE INDEX identity_by_pair ON identity (min(player, goes_by), max(player, goes_by));

    ALTER TABLE player ADD COLUMN named_at TEXT NOT NULL DEFAULT '';
    ALTER TABLE player ADD COLUMN renamed INTEGER NOT NULL DEFAULT 0 CHECK (renamed IN (0, 1));

    INSERT INTO identity (player, goes_by, same, at)
    SELECT id, same_as, 1, '1970-01-01T00:00:00.000Z' FROM player WHERE same_as IS NOT NULL;

    UPDATE player SET renamed = 1, named_at = '1970-01-01T00:00:00.000Z';
  `);
}
