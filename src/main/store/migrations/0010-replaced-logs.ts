import type { Database } from 'better-sqlite3';

/**
 * The logs that a game's log has replaced. A correction made here is named by its position in the journal, with the
 * number of corrections up to it; the hash of the log before it may be worked out later. Of replaced logs from elsewhere
 * the hashes are known, and some logs are kept to recognise their beginnings.
 */
export function replacedLogs(database: Database): void {
  database.exec(`
    CREATE TABLE correction (
      game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      mark TEXT,
      PRIMARY KEY (game, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE replaced_log (
      game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
      mark TEXT NOT NULL,
      PRIMARY KEY (game, mark)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE former_log (
      game TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      record TEXT NOT NULL,
      PRIMARY KEY (game, hash)
    ) STRICT, WITHOUT ROWID;
  `);
}
