import { join } from 'node:path';
import { ok, type Result } from '../../shared/core/result.ts';
import { openForWriting, type OpenProblem } from './connection.ts';
import { gameRows } from './game-rows.ts';
import { openGames, type Games, type Surroundings } from './games.ts';
import { openIdentities } from './identities.ts';
import { openOutgoing, type Outgoing } from './outgoing.ts';
import { openHistoryList, type HistoryList } from './history-list.ts';
import { openPlayers, type Players } from './players.ts';
import { openProjections } from './projections.ts';
import { openSettings, type SettingsRows } from './settings.ts';
import { runningMark } from './running-mark.ts';
import { openLogs, type Logs } from './taking-in/logs.ts';
import { openStatistics, type Statistics } from './statistics/index.ts';

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
export type { Log, Logs } from './taking-in/logs.ts';
export type { Outgoing } from './outgoing.ts';
export type { Player, PlayerProblem, Players, Tables } from './players.ts';

/** What the person should know about the file that was opened. */
export type StoreNotice = 'write-ahead-log-missing';

/** Everything that is kept: nothing here returns before it is on the disk. */
export interface Store {
  readonly games: Games;
  readonly players: Players;
  readonly settings: SettingsRows;
  readonly logs: Logs;
  readonly outgoing: Outgoing;
  readonly history: HistoryList;
  readonly statistics: Statistics;
  /** Whether history and statistics have to be worked out again: games are missing there, or the rules have changed. */
  readonly isStale: () => boolean;
  readonly notices: readonly StoreNotice[];
  readonly close: () => void;
}

export const STORE_FILE = 'vernissage.db';

/** Opens the store of a data folder that exists and that nobody else writes to. */
export function openStore(folder: string, surroundings: Surroundings): Result<Store, OpenProblem> {
  const file = join(folder, STORE_FILE);
  const mark = runningMark(file);
  const notices: readonly StoreNotice[] = mark.logIsMissing() ? ['write-ahead-log-missing'] : [];
  const opened = openForWriting(file);
  if (!opened.ok) return opened;
  const database = opened.value;
  mark.set();
  const projections = openProjections(database);
  const identities = openIdentities(database);
  // A run that was killed while it took games in may have left this undone.
  identities.settle();
  const players = openPlayers(database, identities, surroundings);
  return ok({
    games: openGames(gameRows(database, projections), surroundings),
    players,
    settings: openSettings(database),
    logs: openLogs(database, surroundings.now),
    outgoing: openOutgoing(database, identities),
    history: openHistoryList(database, players.list, projections),
    statistics: openStatistics(database, players.list),
    isStale: projections.isStale,
    notices,
    close: () => {
      mark.clear();
      database.close();
    },
  });
}
