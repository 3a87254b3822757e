import type { Database } from 'better-sqlite3';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '../../shared/core/result.ts';
import type { News } from '../../shared/api.ts';
import { readyToOpen } from './before-opening.ts';
import { hearOfDamage, listAgain, openDropped, type Misread } from './beside.ts';
import { openBoxes } from './boxes.ts';
import { openForWriting, openProblemOf, type OpenProblem } from './connection.ts';
import { copyDatabase } from './backups/taking.ts';
import { FileGone } from './file-trouble.ts';
import { gameRows, type GameRows } from './game-rows.ts';
import { openGames, type Surroundings } from './games.ts';
import { openIdentities } from './identities.ts';
import { openOutgoing } from './outgoing.ts';
import { openHistoryList } from './history-list.ts';
import { syncFolder } from './exchange.ts';
import { dropLeftoverCopy, leftoversFolder } from './left-behind.ts';
import { openPlayers } from './players.ts';
import { openProjections } from './projections.ts';
import { openSeason } from './season.ts';
import { openCarriers } from './sharing/carriers.ts';
import { openSettings } from './settings.ts';
import { runningMark, type RunningMark } from './running-mark.ts';
import { restoreMissing, readLeft, type Restored } from './salvage/last-log.ts';
import { setFolderAside } from './set-aside.ts';
import { openLogs } from './importing/logs.ts';
import { NEWEST_VERSION } from './schema.ts';
import { SAMPLE } from '../sample/sample-games.ts';
import { bytesOf, STORE_FILE } from './store-file.ts';

export { STORE_FILE } from './store-file.ts';
export type { OpenProblem } from './connection.ts';
export type { ListedGame } from './listed.ts';
export type { EditProblem, NewGame, Surroundings } from './games.ts';
export type { Players } from './players.ts';

/** Everything that is stored. Writes are on the disk when the call returns. */
export type Store = ReturnType<typeof storeIn>;

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
    const store = storeIn(database, file, mark, surroundings, news);
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

function storeIn(
  database: Database,
  file: string,
  mark: RunningMark,
  surroundings: Surroundings,
  notices: readonly News[],
) {
  const { now } = surroundings;
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
  const settings = openSettings(database);
  // What the first screens need is read now, so that damage there is reported at once.
  rows.list({ most: 1 }, '');
  settings.get();
  players.list();
  projections.isStale();
  return {
    games: openGames(rows, surroundings),
    players,
    boxes: openBoxes(database),
    settings,
    season: openSeason(database),
    /** What couldn't be read beside the journals. */
    dropped: openDropped(database),
    logs: openLogs(database, now),
    sharing: openCarriers(database, now),
    outgoing: openOutgoing(database, identities),
    history: openHistoryList(database, players.list, projections, now),
    samples: () => countSamples.get(`${SAMPLE}*`) ?? 0,
    /** Whether history and statistics must be recalculated: games are missing there, or the rules have changed. */
    isStale: projections.isStale,
    /** Lists games again that were found not to be as they were written. */
    listAgain: (misread: Misread) => listAgain(database, misread),
    /** How many games must be recalculated. */
    behind: () => (projections.isStale() ? projections.stale().length : 0),
    /** What the user should know about the file that was opened. */
    notices,
    /** Throws if the file has been moved or deleted: anything written to it would be lost. */
    assertInPlace,
    /** Saves a copy of everything, even if the file has been moved or deleted. */
    copyTo: (to: string) => copyDatabase(database, to),
    /** Throws the error that saving an entry would throw now. */
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
    /** Closes the file but leaves the mark, as a killed process would. */
    closeUncleanly: () => {
      mark.leave();
      database.close();
    },
  };
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
