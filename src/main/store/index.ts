import type { Database } from 'better-sqlite3';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../shared/core/result.ts';
import type { News } from '../../shared/api.ts';
import { readyToOpen } from './before-opening.ts';
import { hearOfDamage, listAgain, openDropped, type Misread, type DroppedRows } from './beside.ts';
import { openBoxes, type BoxRows } from './boxes.ts';
import { openForWriting, openProblemOf, type OpenProblem } from './connection.ts';
import { copyDatabase } from './backups/taking.ts';
import { FileGone } from './file-trouble.ts';
import { gameRows, type GameRows } from './game-rows.ts';
import { openGames, type Games, type Surroundings } from './games.ts';
import { openIdentities } from './identities.ts';
import { openOutgoing, type Outgoing } from './outgoing.ts';
import { openHistoryList, type HistoryList } from './history-list.ts';
import { syncFolder } from './exchange.ts';
import { dropLeftoverCopy, leftoversFolder } from './left-behind.ts';
import { openPlayers, type Players } from './players.ts';
import { openProjections } from './projections.ts';
import { openSeason, type SeasonRow } from './season.ts';
import { openCarriers, type Carriers } from './sharing/carriers.ts';
import { openSettings, type SettingsRows } from './settings.ts';
import { runningMark, type RunningMark } from './running-mark.ts';
import { restoreMissing, readLeft, type Restored } from './salvage/last-log.ts';
import { setFolderAside } from './set-aside.ts';
import { openLogs, type Logs } from './importing/logs.ts';
import { NEWEST_VERSION } from './schema.ts';
import { SAMPLE } from '../sample/sample-games.ts';
import { bytesOf, STORE_FILE } from './store-file.ts';

export { STORE_FILE } from './store-file.ts';
export type { OpenProblem } from './connection.ts';
export type { ListedGame } from './listed.ts';
export type { EditProblem, Games, NewGame, Surroundings } from './games.ts';
export type { Logs } from './importing/logs.ts';
export type { Outgoing } from './outgoing.ts';
export type { Player, PlayerProblem, Players, Tables } from './players.ts';

/** Everything that is stored. Writes are on the disk when the call returns. */
export interface Store {
  readonly games: Games;
  readonly players: Players;
  readonly boxes: BoxRows;
  readonly settings: SettingsRows;
  readonly season: SeasonRow;
  /** What couldn't be read beside the journals. */
  readonly dropped: DroppedRows;
  readonly logs: Logs;
  readonly sharing: Carriers;
  readonly outgoing: Outgoing;
  readonly history: HistoryList;
  /** How many games of the sample history are stored. */
  readonly samples: () => number;
  /**
   * Whether history and statistics must be recalculated: games are missing there, or the rules have changed.
   */
  readonly isStale: () => boolean;
  /** Lists games again that were found not to be as they were written. */
  readonly listAgain: (misread: Misread) => void;
  /** How many games must be recalculated. */
  readonly behind: () => number;
  /** What the user should know about the file that was opened. */
  readonly notices: readonly News[];
  /** Throws if the file has been moved or deleted: anything written to it would be lost. */
  readonly assertInPlace: () => void;
  /** Saves a copy of everything, even if the file has been moved or deleted. */
  readonly copyTo: (file: string) => Promise<void>;
  /** Throws the error that saving an entry would throw now. */
  readonly tryWriting: () => void;
  readonly close: () => void;
  /** Closes the file but leaves the mark, as a killed process would. */
  readonly closeUncleanly: () => void;
}

/** Opens the store in an existing data folder. No one else may write to it. */
export function openStore(folder: string, surroundings: Surroundings): Result<Store, OpenProblem> {
  const file = join(folder, STORE_FILE);
  const mark = runningMark(file);
  let opened: Result<Database, OpenProblem> | null = null;
  try {
    const ready = readyToOpen(folder, surroundings.now);
    if (!ready.ok) return ready;
    const left = ready.value === null ? null : readLeft(ready.value);
    // The mark of the last run isn't overwritten until everything it left behind has been found.
    if (left === null) mark.open();
    opened = openForWriting(file);
    if (!opened.ok) {
      if (left === null) mark.clear();
      return opened;
    }
    const database = opened.value;
    if (surroundings.healed !== undefined) hearOfDamage(database, surroundings.healed);
    const { news, isLoss } = left === null ? NOTHING_LEFT : restoreMissing(database, left);
    const projections = openProjections(database);
    const identities = openIdentities(database);
    // A run killed during an import may not have got this far.
    identities.resolve();
    const players = openPlayers(database, identities, surroundings);
    const rows = markedRows(gameRows(database, projections), mark);
    const countSamples = database
      .prepare<[string], number>('SELECT COUNT(*) FROM game WHERE id GLOB ? AND trashed_at IS NULL')
      .pluck();
    const assertInPlace = guardOf(file);
    const store: Store = {
      games: openGames(rows, surroundings),
      players,
      boxes: openBoxes(database),
      settings: openSettings(database),
      season: openSeason(database),
      dropped: openDropped(database),
      logs: openLogs(database, surroundings.now),
      sharing: openCarriers(database, surroundings.now),
      outgoing: openOutgoing(database, identities),
      history: openHistoryList(database, players.list, projections, surroundings.now),
      samples: () => countSamples.get(`${SAMPLE}*`) ?? 0,
      isStale: projections.isStale,
      listAgain: (misread) => listAgain(database, misread),
      behind: () => (projections.isStale() ? projections.stale().length : 0),
      notices: news,
      assertInPlace,
      copyTo: (to) => copyDatabase(database, to),
      tryWriting: () => {
        assertInPlace();
        // A commit that changes nothing: the version stays the same.
        database.pragma(`user_version = ${NEWEST_VERSION}`);
      },
      close: () => {
        mark.startClosing();
        database.close();
        // If the log couldn't be folded in, the next start examines it.
        if (bytesOf(`${file}-wal`) === 0) mark.clear();
        else mark.leave();
      },
      closeUncleanly: () => {
        mark.leave();
        database.close();
      },
    };
    readFirstScreens(store, rows);
    if (left !== null) dropOrSetAside(folder, isLoss, surroundings.now);
    // The log's name must be on the disk before the mark says that there is a log.
    syncFolder(folder);
    mark.run();
    return ok(store);
  } catch (error) {
    mark.leave();
    if (opened?.ok) opened.value.close();
    return err(openProblemOf(error, file));
  }
}

const NOTHING_LEFT: Restored = { news: [], isLoss: false };

/** Reads what the first screens need, so that damage there is reported at once. */
function readFirstScreens({ players, settings, isStale }: Store, rows: GameRows): void {
  rows.list({ most: 1 }, '');
  settings.get();
  players.list();
  isStale();
}

/** Drops the copy if everything was found. Otherwise sets it aside for further repair. */
function dropOrSetAside(folder: string, isLoss: boolean, now: () => string): void {
  if (isLoss) setFolderAside(folder, leftoversFolder(folder), now());
  else dropLeftoverCopy(folder);
}

/** Records in the mark that a row of a journal is on the disk. */
function markedRows(rows: GameRows, { acknowledge, acknowledgeAll }: RunningMark): GameRows {
  return {
    ...rows,
    open: (written) => {
      const begun = rows.open(written);
      if (begun) acknowledge(written.record.id, 0);
      return begun;
    },
    add: (position, written) => {
      const added = rows.add(position, written);
      if (added) acknowledge(written.record.id, position + 1);
      return added;
    },
    label: (written) => {
      const labelled = rows.label(written);
      acknowledgeAll(labelled);
      return labelled;
    },
  };
}

/** Identifies the file by device and inode: its name may be given to another file. */
function guardOf(file: string): () => void {
  const { dev, ino } = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.dev !== dev || now.ino !== ino) throw new FileGone();
  };
}
