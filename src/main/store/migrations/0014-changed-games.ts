import type { Database } from 'better-sqlite3';

/**
 * Which games the statistics must read again. Each change has a higher number than all before it, and only a game's
 * latest one is kept. Game 0 stands for all of them: some people or boxes count as the same now, or no longer.
 */
export function changedGames(database: Database): void {
  database.exec(`
    CREATE TABLE changed_game (
      game INTEGER PRIMARY KEY,
      change INTEGER NOT NULL UNIQUE
    ) STRICT;

    ${noted('game_listed', 'INSERT ON projected_game', 'SELECT NEW.number')}
    ${noted('game_listed_again', 'UPDATE ON projected_game', 'SELECT NEW.number')}
    ${noted('game_unlisted', 'DELETE ON projected_game', 'SELECT OLD.number')}
    ${noted(
      'game_in_or_out_of_trash',
      'UPDATE OF trashed_at ON game WHEN NEW.trashed_at IS NOT OLD.trashed_at',
      'SELECT number FROM projected_game WHERE game = NEW.id',
    )}
    ${noted('player_same_at_once', 'INSERT ON player WHEN NEW.same_as IS NOT NULL', 'SELECT 0')}
    ${noted('player_same', 'UPDATE OF same_as ON player WHEN NEW.same_as IS NOT OLD.same_as', 'SELECT 0')}
    ${noted('box_played', 'INSERT ON projected_box', 'SELECT 0')}
    ${noted('box_renamed', 'UPDATE ON projected_box WHEN NEW.document IS NOT OLD.document', 'SELECT 0')}
  `);
}

function noted(name: string, change: string, games: string): string {
  return `
    CREATE TRIGGER ${name} AFTER ${change} BEGIN
      INSERT INTO changed_game (change, game)
        SELECT (SELECT COALESCE(MAX(change), 0) + 1 FROM changed_game), * FROM (${games}) WHERE true
        ON CONFLICT (game) DO UPDATE SET change = excluded.change;
    END;`;
}
