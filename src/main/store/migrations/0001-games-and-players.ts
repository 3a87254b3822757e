import type { Database } from 'better-sqlite3';

/**
 * A game is its journal, to which rows are only ever added. The columns in `game` and `seat` are derived from
 * the journal and kept for lists. A draft is what is being entered at the table and isn't part of the record.
 */
export function gamesAndPlayers(database: Database): void {
  database.exec(`
    CREATE TABLE player (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      colour TEXT,
      retired INTEGER NOT NULL DEFAULT 0 CHECK (retired IN (0, 1)),
      same_as TEXT REFERENCES player (id) CHECK (same_as <> id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE game (
      id TEXT PRIMARY KEY,
      position INTEGER NOT NULL,
      head TEXT NOT NULL,
      events INTEGER NOT NULL,
      standing TEXT,
      changed_at TEXT NOT NULL,
      archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1)),
      trashed_at TEXT
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX game_by_change ON game (changed_at, id);

    CREATE TABLE journal (
      game TEXT NOT NULL REFERENCES game (id),
      position INTEGER NOT NULL CHECK (position >= 0),
      at TEXT NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('open', 'edit', 'undo', 'redo')),
      content TEXT CHECK ((content IS NULL) = (kind IN ('undo', 'redo'))),
      PRIMARY KEY (game, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER journal_rows_stay BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;

    CREATE TRIGGER journal_rows_do_not_change BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;

    CREATE TABLE draft (
      game TEXT PRIMARY KEY REFERENCES game (id),
      content TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE seat (
      game TEXT NOT NULL REFERENCES game (id),
      seat INTEGER NOT NULL,
      player TEXT NOT NULL REFERENCES player (id),
      PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX seat_by_player ON seat (player);
  `);
}
