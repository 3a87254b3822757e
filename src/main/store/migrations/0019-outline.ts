import type { Database } from 'better-sqlite3';

/** What the outline of the history reads of every game, without reading its words and its paintings. */
export function outline(database: Database): void {
  database.exec(`
    DROP INDEX projected_game_by_time;
    CREATE INDEX projected_game_by_time ON projected_game (played_at, game, location);
    CREATE INDEX projected_wall_by_length ON projected_wall (game, paintings);
  `);
}
