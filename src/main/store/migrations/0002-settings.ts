import type { Database } from 'better-sqlite3';

/** What the person has chosen, one row a choice, its value as JSON. */
export function settings(database: Database): void {
  database.exec('CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID');
}
