import type { Database } from 'better-sqlite3';

/** What the outline of the history and its paintings in order read of every game, without its words. */
export function outline(database: Database): void {
  database.exec(`
    DROP INDEX projected_game_by_time;
    CREATE INDEX projected_game_by_time ON projected_game (played_at, game, location, edition);
    CREATE INDEX projected_wall_by_length ON projected_wall (game, paintings);
  `);
}
