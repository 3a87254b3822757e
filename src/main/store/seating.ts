import type { Database } from 'better-sqlite3';
import type { GameRecord } from '../../shared/record/index.ts';
import { openNaming } from './naming.ts';

/** Seats the people of a game, whom the app may not know yet. In the caller's transaction. */
export function openSeating(database: Database): (record: GameRecord, now: string) => void {
  const naming = openNaming(database);
  const remove = database.prepare<[string]>('DELETE FROM seat WHERE game = ?');
  const insert = database.prepare<[string, number, string]>(
    'INSERT INTO seat (game, seat, player) VALUES (?, ?, ?)',
  );
  return (record, now) => {
    const { id, players } = record;
    naming.meet(record, now);
    remove.run(id);
    for (const [seat, player] of players.entries()) insert.run(id, seat, player.id);
  };
}
