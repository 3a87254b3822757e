import { statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../shared/core/result.ts';
import { openForWriting, type OpenProblem } from './connection.ts';
import { backupsIn } from './backups/backup-files.ts';
import { copyDatabase } from './backups/taking.ts';
import { finishExchange } from './exchange.ts';
import { FileGone, fileTroubleOf } from './file-trouble.ts';
import { gameRows, type GameRows } from './game-rows.ts';
import { openGames, type Games, type Surroundings } from './games.ts';
import { recordOf } from './history.ts';
import { openIdentities } from './identities.ts';
import { openOutgoing, type Outgoing } from './outgoing.ts';
import { openHistoryList, type HistoryList } from './history-list.ts';
import { openPlayers, type Players } from './players.ts';
import { openProjections } from './projections.ts';
import { openSettings, type SettingsRows } from './settings.ts';
import { runningMark, type RunningMark } from './running-mark.ts';
import { bringBack, readLeft } from './salvage/last-log.ts';
import { openLogs, type Logs } from './taking-in/logs.ts';
import { openSampleStatistics } from './sample-statistics.ts';
import { samplesHere } from './samples.ts';
import { openStatistics, type Statistics } from './statistics/index.ts';
import { STORE_FILE } from './store-file.ts';

export { STORE_FILE } from './store-file.ts';
export type { OpenProblem } from './connection.ts';
export type { EditProblem, GameSummary, NewGame } from './game-views.ts';
export type { Games, Surroundings } from './games.ts';
export type { Logs } from './taking-in/logs.ts';
export type { Outgoing } from './outgoing.ts';
export type { Player, PlayerProblem, Players, Tables } from './players.ts';

/** What the person should know about the file that was opened. */
export type StoreNotice = 'write-ahead-log-missing' | 'entries-missing' | 'entries-found';

/** Everything that is kept: nothing here returns before it is on the disk. */
export interface Store {
  readonly games: Games;
  readonly players: Players;
  readonly settings: SettingsRows;
  readonly logs: Logs;
  readonly outgoing: Outgoing;
  readonly history: HistoryList;
  readonly statistics: Statistics;
  /** How many games of the sample history are here. */
  readonly samples: () => number;
  /** The same figures over these games alone, which count nowhere else. */
  readonly sampleStatistics: () => Promise<Statistics>;
  /** Whether history and statistics have to be worked out again: games are missing there, or the rules have changed. */
  readonly isStale: () => boolean;
  /** How many games that is. */
  readonly behind: () => number;
  readonly notices: readonly StoreNotice[];
  /** Throws where the file is no longer in its place: what would be written to it would be lost with it. */
  readonly mustBeThere: () => void;
  /** Lays a copy of everything somewhere, also where the file itself is no longer in its place. */
  readonly copyTo: (file: string) => Promise<void>;
  /** Whether anything may be written. */
  readonly setReadOnly: (readOnly: boolean) => void;
  readonly close: () => void;
}

/** Opens the store of a data folder that exists and that nobody else writes to. */
export function openStore(folder: string, surroundings: Surroundings): Result<Store, OpenProblem> {
  const file = join(folder, STORE_FILE);
  const mark = runningMark(file);
  try {
    finishExchange(folder, surroundings.now);
    if (isMissing(folder) && (mark.isSet() || backupsIn(folder).length > 0)) return err({ kind: 'missing' });
    const logMissing = mark.logIsMissing();
    const left = logMissing ? null : readLeft(file, mark);
    const opened = openForWriting(file);
    if (!opened.ok) return opened;
    const database = opened.value;
    const found = left === null ? null : bringBack(database, left);
    mark.set();
    const projections = openProjections(database);
    const identities = openIdentities(database);
    // A run that was killed while it took games in may have left this undone.
    identities.settle();
    const players = openPlayers(database, identities, surroundings);
    const rows = markedRows(gameRows(database, projections), mark);
    const samples = samplesHere(database);
    return ok({
      games: openGames(rows, surroundings),
      players,
      settings: openSettings(database),
      logs: openLogs(database, surroundings.now),
      outgoing: openOutgoing(database, identities),
      history: openHistoryList(database, players.list, projections),
      statistics: openStatistics(database, players.list),
      samples: () => samples().length,
      sampleStatistics: openSampleStatistics(samples, (id) => recordOf(rows.history(id)), surroundings),
      isStale: projections.isStale,
      behind: () => (projections.isStale() ? projections.stale().length : 0),
      notices: [...(logMissing ? (['write-ahead-log-missing'] as const) : []), ...(found ?? [])],
      mustBeThere: guardOf(file),
      copyTo: (to) => copyDatabase(database, to),
      setReadOnly: (readOnly) => void database.pragma(`query_only = ${readOnly ? 1 : 0}`),
      close: () => {
        mark.clear();
        database.close();
      },
    });
  } catch (error) {
    const trouble = fileTroubleOf(error);
    if (trouble === null) throw error;
    return err({ kind: trouble });
  }
}

function isMissing(folder: string): boolean {
  return (statSync(join(folder, STORE_FILE), { throwIfNoEntry: false })?.size ?? 0) === 0;
}

/** Says of every row of a journal that it is on the disk. */
function markedRows(rows: GameRows, { acknowledge }: RunningMark): GameRows {
  return {
    ...rows,
    open: (written) => {
      const begun = rows.open(written);
      if (begun) acknowledge({ game: written.record.id, position: 0 });
      return begun;
    },
    add: (position, written) => {
      const added = rows.add(position, written);
      if (added) acknowledge({ game: written.record.id, position: position + 1 });
      return added;
    },
  };
}

/** The file by what the system knows it by: a name may be given to another file. */
function guardOf(file: string): () => void {
  const { dev, ino } = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.dev !== dev || now.ino !== ino) throw new FileGone();
  };
}
