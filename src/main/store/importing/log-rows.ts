import type { Database } from 'better-sqlite3';
import { shownFirst, type Log } from '../../../shared/transfer/index.ts';
import { readBeside } from '../beside.ts';
import { markOf } from '../log-hash.ts';
import { FORMER_LOGS, OTHER_LOGS, type Row } from '../secondary.ts';

/** A log of a game other than the one its journal leads to. */
export interface OtherLog extends Log {
  /** Whether the user has seen it and picked another. */
  readonly settled: boolean;
}

/** A game with several logs, and whether the user has picked one. */
export interface Parted {
  readonly game: string;
  readonly others: number;
  readonly settled: boolean;
}

/** Logs of games other than their journals. */
export interface LogRows {
  readonly isTaken: (game: string, hash: string) => boolean;
  readonly setTaken: (game: string, hash: string) => void;
  readonly others: (game: string) => OtherLog[];
  readonly add: (game: string, log: OtherLog) => void;
  readonly drop: (game: string, hash: string) => void;
  readonly settle: (game: string, hash: string) => void;
  /** Replaced logs, kept to recognise their beginnings. */
  readonly formers: (game: string) => Log[];
  readonly addFormer: (game: string, log: Log) => void;
  readonly dropFormer: (game: string, hash: string) => void;
  /** Games dated later than this can't be right, and come last. */
  readonly parted: (believedUntil: string) => Parted[];
}

interface LogRow extends Row {
  readonly hash: string;
}

export function logRows(database: Database): LogRows {
  const selectTaken = database.prepare<[string, string], 1>(
    'SELECT 1 FROM taken_log WHERE game = ? AND hash = ?',
  );
  const insertTaken = database.prepare<[string, string]>(
    'INSERT INTO taken_log (game, hash) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const selectOthers = database.prepare<[string], LogRow>(
    'SELECT game, hash, record, settled FROM other_log WHERE game = ?',
  );
  const insertOther = database.prepare<[string, string, number, string, number]>(`
    INSERT INTO other_log (game, hash, events, record, settled) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING`);
  const deleteOther = database.prepare<[string, string]>('DELETE FROM other_log WHERE game = ? AND hash = ?');
  const settleOther = database.prepare<[string, string]>(
    'UPDATE other_log SET settled = 1 WHERE game = ? AND hash = ?',
  );
  const selectFormers = database.prepare<[string], LogRow>(
    'SELECT game, hash, record FROM former_log WHERE game = ?',
  );
  const insertFormer = database.prepare<[string, string, string]>(
    'INSERT INTO former_log (game, hash, record) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const deleteFormer = database.prepare<[string, string]>(
    'DELETE FROM former_log WHERE game = ? AND hash = ?',
  );
  const selectParted = database.prepare<
    [believedUntil: string],
    { readonly game: string; readonly others: number; readonly settled: number }
  >(`
    SELECT game, COUNT(*) AS others, MIN(settled) AS settled
    FROM other_log JOIN game ON game.id = other_log.game
    WHERE trashed_at IS NULL GROUP BY game ORDER BY settled, changed_at >= ?, changed_at DESC, game`);

  function read(logs: typeof OTHER_LOGS, row: LogRow): Log[] {
    const record = readBeside(database, logs, row);
    return record === null ? [] : [{ hash: row.hash, mark: markOf(record), record }];
  }

  return {
    isTaken: (game, hash) => selectTaken.get(game, hash) !== undefined,
    setTaken: (game, hash) => void insertTaken.run(game, hash),
    others: (game) =>
      selectOthers
        .all(game)
        .flatMap((row) => read(OTHER_LOGS, row).map((log) => ({ ...log, settled: row['settled'] === 1 })))
        .sort(shownFirst),
    add: (game, { hash, record, settled }) =>
      void insertOther.run(game, hash, record.events.length, JSON.stringify(record), settled ? 1 : 0),
    drop: (game, hash) => void deleteOther.run(game, hash),
    settle: (game, hash) => void settleOther.run(game, hash),
    formers: (game) => selectFormers.all(game).flatMap((row) => read(FORMER_LOGS, row)),
    addFormer: (game, { hash, record }) => void insertFormer.run(game, hash, JSON.stringify(record)),
    dropFormer: (game, hash) => void deleteFormer.run(game, hash),
    parted: (until) => selectParted.all(until).map((row) => ({ ...row, settled: row.settled === 1 })),
  };
}
