import type { Database } from 'better-sqlite3';

/**
 * What the forecast says about finished games. Working it out takes a hundred times as long as all other
 * rows, so it has a version of its own, and everything here goes with the game's projection. A game without
 * a row in `valued_game` still has to be worked out; one without seats or chances didn't track enough.
 */
export function values(database: Database): void {
  database.exec(`
    CREATE TABLE valued_game (
      game INTEGER PRIMARY KEY REFERENCES projected_game ON DELETE CASCADE,
      version INTEGER NOT NULL,
      rounds INTEGER NOT NULL
    ) STRICT;

    -- Not rounded, so that the causes lead from the start to the end.
    CREATE TABLE valued_seat (
      game INTEGER NOT NULL REFERENCES valued_game ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      started INTEGER NOT NULL,
      ended INTEGER NOT NULL,
      selling REAL NOT NULL,
      buying REAL NOT NULL,
      displaying REAL NOT NULL,
      steering REAL NOT NULL,
      market REAL NOT NULL,
      corrections REAL NOT NULL,
      PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID;

    -- Chances in steps of 10%: their sum, how many there were, and how often it happened.
    CREATE TABLE valued_chance (
      game INTEGER NOT NULL REFERENCES valued_game ON DELETE CASCADE,
      step INTEGER NOT NULL,
      said REAL NOT NULL,
      times INTEGER NOT NULL,
      happened INTEGER NOT NULL,
      PRIMARY KEY (game, step)
    ) STRICT, WITHOUT ROWID;
  `);
}
