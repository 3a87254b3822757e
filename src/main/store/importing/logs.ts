import type { Database } from 'better-sqlite3';
import { believedUntil } from '../../../shared/core/believed.ts';
import type { GameRecord } from '../../../shared/record/index.ts';
import { gameRows } from '../game-rows.ts';
import { logRows, type Parted } from './log-rows.ts';
import { switchTo, currentLog } from './imports.ts';

/** The logs of games that were continued on two machines. */
export interface Logs {
  /** The games with more than one log; those without a pick come first. */
  readonly parted: () => Parted[];
  /** All logs of a game, the current one first; empty if there is no such game. */
  readonly of: (id: string) => Log[];
  /** Makes this log the current one; the others are kept. Returns whether there is such a log. */
  readonly pick: (id: string, hash: string) => boolean;
}

export interface Log {
  readonly hash: string;
  readonly record: GameRecord;
  readonly settled: boolean;
}

export function openLogs(database: Database, now: () => string): Logs {
  const games = gameRows(database);
  const logs = logRows(database);
  return {
    parted: () => logs.parted(believedUntil(now())),
    of: (id) => {
      if (games.row(id) === null) return [];
      return [currentLog(games, id), ...logs.others(id)];
    },
    pick: database.transaction((id: string, hash: string): boolean => {
      if (games.row(id) === null) return false;
      const picked = logs.others(id).find((other) => other.hash === hash);
      if (picked === undefined && currentLog(games, id).hash !== hash) return false;
      if (picked !== undefined) switchTo(games, logs, id, picked, now);
      logs.settle(id);
      return true;
    }),
  };
}
