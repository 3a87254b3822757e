import { join } from 'node:path';
import { ok, type Result } from '../../shared/core/result.ts';
import { openForWriting, type OpenProblem } from './connection.ts';
import { gameRows } from './game-rows.ts';
import { openGames, type Games, type Surroundings } from './games.ts';
import { openPlayers, type Players } from './players.ts';
import { STORE_FILE } from './store-file.ts';
import { openSettings, type SettingsRows } from './settings.ts';
import { runningMark } from './running-mark.ts';

export { STORE_FILE } from './store-file.ts';
export type { Edit } from '../../shared/record/index.ts';
export type { OpenProblem } from './connection.ts';
export type {
  Change,
  EditProblem,
  GameFilter,
  GameSummary,
  GameView,
  NewGame,
  OpeningProblem,
  Standing,
} from './game-views.ts';
export type { Edited, Games, Surroundings } from './games.ts';
export type { Player, PlayerProblem, Players } from './players.ts';

/** What the person should know about the file that was opened. */
export type StoreNotice = 'write-ahead-log-missing';

/** Everything that is kept: nothing here returns before it is on the disk. */
export interface Store {
  readonly games: Games;
  readonly players: Players;
  readonly settings: SettingsRows;
  readonly notices: readonly StoreNotice[];
  readonly close: () => void;
}

/** Opens the store of a data folder that exists and that nobody else writes to. */
export function openStore(folder: string, surroundings: Surroundings): Result<Store, OpenProblem> {
  const file = join(folder, STORE_FILE);
  const mark = runningMark(file);
  const notices: readonly StoreNotice[] = mark.logIsMissing() ? ['write-ahead-log-missing'] : [];
  const opened = openForWriting(file);
  if (!opened.ok) return opened;
  const database = opened.value;
  mark.set();
  return ok({
    games: openGames(gameRows(database), surroundings),
    players: openPlayers(database, surroundings.newId),
    settings: openSettings(database),
    notices,
    close: () => {
      mark.clear();
      database.close();
    },
  });
}
