import type { Database } from 'better-sqlite3';

/** The card that decided a game, which follows from the forecast. A game without a row has none that is known. */
export function decidingCards(database: Database): void {
  database.exec(`
    CREATE TABLE valued_card (
      game INTEGER PRIMARY KEY REFERENCES valued_game ON DELETE CASCADE,
      event INTEGER NOT NULL,
      gained REAL NOT NULL,
      for_good INTEGER NOT NULL CHECK (for_good IN (0, 1))
    ) STRICT;
  `);
}
