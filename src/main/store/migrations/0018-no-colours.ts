import type { Database } from 'better-sqlite3';

/** A hue means an artist, so people have none of their own. */
export function noColours(database: Database): void {
  database.exec(`
    ALTER TABLE player DROP COLUMN colour;
    DELETE FROM dropped WHERE kind = 'colour';
  `);
}
