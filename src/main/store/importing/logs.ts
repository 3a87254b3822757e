import type { Database } from 'better-sqlite3';
import type { LogParts } from '../../../shared/api.ts';
import { believedUntil } from '../../../shared/core/believed.ts';
import { err, ok, type Result } from '../../../shared/core/result.ts';
import type { GameRecord, RecordProblem } from '../../../shared/record/index.ts';
import { joinedFrom, revisionOf, withRevision, type Log } from '../../../shared/transfer/index.ts';
import { gameRows } from '../game-rows.ts';
import { openIdentities } from '../identities.ts';
import { replacedLogs } from '../replaced.ts';
import { logRows, type Parted } from './log-rows.ts';
import { currentLog, written } from './imports.ts';
import { prepared } from './prepared.ts';

type NotPicked =
  | { readonly kind: 'no-such-log' }
  | { readonly kind: 'refused'; readonly problem: RecordProblem };

/** The logs of games that were continued on two machines. */
export function openLogs(database: Database, now: () => string) {
  const games = gameRows(database);
  const logs = logRows(database);
  const replaced = replacedLogs(database);
  const identities = openIdentities(database);

  /** All logs of a game, the current one first; empty if there is no such game. */
  function of(id: string): Log[] {
    return games.row(id) === null ? [] : [currentLog(games, id), ...logs.others(id)];
  }

  /** Two logs of three leave a question open. */
  function decided(id: string, all: readonly Log[], log: Log, other: Log | null, record: GameRecord): void {
    const chosenFrom = other === null ? all : [log, other];
    const [current] = all;
    const row = games.row(id);
    const revision = 1 + Math.max(...all.map((one) => revisionOf(one.record)));
    const ready = prepared(withRevision(record, revision));
    if (current === undefined || row === null || !ready.ok) throw new Error('what was picked is a game');
    for (const { mark } of chosenFrom) replaced.add(id, [mark]);
    logs.add(id, { ...current, settled: false });
    for (const { hash } of chosenFrom) logs.settle(id, hash);
    // It differs from the log it was only by the number of corrections.
    if (other === null) logs.drop(id, log.hash);
    games.add(row.position, written(ready.value, { kind: 'open', record: ready.value.record }, now));
  }

  return {
    /** The games with more than one log; those without a pick come first. */
    parted: (): Parted[] => logs.parted(believedUntil(now())),
    of,
    /**
     * Uses this log, or what it becomes with parts of another, here and wherever the game travels to. The logs it was
     * chosen from are kept.
     */
    pick: database.transaction((id: string, hash: string, parts?: LogParts): Result<null, NotPicked> => {
      const all = of(id);
      const log = all.find((one) => one.hash === hash);
      const other = all.find((one) => one.hash === parts?.from) ?? null;
      if (log === undefined || (parts !== undefined && other === null)) return err({ kind: 'no-such-log' });
      const record =
        parts === undefined || other === null ? log.record : joinedFrom(log.record, other.record, parts);
      const ready = prepared(record);
      if (!ready.ok) return err({ kind: 'refused', problem: ready.error.problem });
      decided(id, all, log, other, ready.value.record);
      // Who sat together is known now.
      identities.resolve();
      return ok(null);
    }),
  };
}
