import type { Database } from 'better-sqlite3';

/** The user's settings, one row each, with the value as JSON. */
export function settings(database: Database): void {
  database.exec('CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID');
}
