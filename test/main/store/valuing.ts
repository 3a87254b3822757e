import type { Database } from 'better-sqlite3';
import { VALUES_VERSION, type GameValues } from '../../../src/shared/projection/index.ts';
import type { JobContext } from '../../../src/main/job/job.ts';
import { readWorth, type Sealed } from '../../../src/main/store/facts-row.ts';
import { value } from '../../../src/main/store/valuing.ts';
import { withoutWorker } from '../work/without-worker.ts';

/** Works out what the forecast says about the games in a folder; returns how many games that were. */
export async function workOut(folder: string, meanwhile: Partial<JobContext> = {}): Promise<number> {
  const { games } = await withoutWorker(folder, (context) => value.run(null, context), meanwhile);
  return games;
}

/** What a file has of a game; `null` if it is still waiting. */
export function storedValues(database: Database, game: string): GameValues | null {
  const select = database.prepare<[string, number], Sealed>(
    `SELECT worth, checksum FROM projected_game JOIN valued_game ON valued_game.game = number
     WHERE projected_game.game = ? AND valued_game.version = ?`,
  );
  const row = select.raw().get(game, VALUES_VERSION);
  return row === undefined ? null : readWorth(...row);
}
