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

interface LogRow extends Row {
  readonly hash: string;
}

/** Logs of games other than their journals. */
export function logRows(database: Database) {
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
    isTaken: (game: string, hash: string) => selectTaken.get(game, hash) !== undefined,
    setTaken: (game: string, hash: string) => void insertTaken.run(game, hash),
    others: (game: string): OtherLog[] =>
      selectOthers
        .all(game)
        .flatMap((row) => read(OTHER_LOGS, row).map((log) => ({ ...log, settled: row['settled'] === 1 })))
        .sort(shownFirst),
    add: (game: string, { hash, record, settled }: OtherLog) =>
      void insertOther.run(game, hash, record.events.length, JSON.stringify(record), settled ? 1 : 0),
    drop: (game: string, hash: string) => void deleteOther.run(game, hash),
    settle: (game: string, hash: string) => void settleOther.run(game, hash),
    /** Replaced logs, kept to recognise their beginnings. */
    formers: (game: string) => selectFormers.all(game).flatMap((row) => read(FORMER_LOGS, row)),
    addFormer: (game: string, { hash, record }: Log) =>
      void insertFormer.run(game, hash, JSON.stringify(record)),
    dropFormer: (game: string, hash: string) => void deleteFormer.run(game, hash),
    /** Games dated later than this can't be right, and come last. */
    parted: (until: string): Parted[] =>
      selectParted.all(until).map((row) => ({ ...row, settled: row.settled === 1 })),
  };
}
