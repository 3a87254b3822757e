import type { Database } from 'better-sqlite3';
import type { Fate } from '../../../shared/api.ts';
import type { GameRecord } from '../../../shared/record/index.ts';
import { goesOnFrom, lastMoment, shownFirst } from '../../../shared/transfer/index.ts';
import { resultOf } from '../../../shared/result/index.ts';
import { gameRows, type GameRow, type GameRows, type Written } from '../game-rows.ts';
import { projecting } from '../games.ts';
import { recordOf, type Entry } from '../history.ts';
import { openIdentities } from '../identities.ts';
import { isBelieved } from '../../../shared/core/believed.ts';
import { openNaming } from '../naming.ts';
import { logRows, type LogRows, type OtherLog } from './log-rows.ts';
import { hashOf, readied, type Prepared } from './prepared.ts';

/**
 * Imports games. Of every game, all logs are kept that aren't the beginning of another; its journal leads to
 * one of them. So the order of imports doesn't matter, nor repeating them.
 */
export interface Imports {
  /** What importing a log would do, without doing it. */
  readonly fate: (log: Prepared) => Fate;
  readonly take: (log: Prepared) => Fate;
}

export function openImports(database: Database, now: () => string): Imports {
  const games = gameRows(database);
  const logs = logRows(database);
  const naming = openNaming(database);
  const identities = openIdentities(database);

  function fate({ record, hash }: Prepared): Fate {
    const { id } = record;
    if (games.row(id) === null) return 'new';
    if (logs.isTaken(id, hash)) return 'here';
    const current = recordOf(games.history(id));
    const others = logs.others(id).map((other) => other.record);
    if ([current, ...others].some((known) => goesOnFrom(known, record))) return 'here';
    return goesOnFrom(record, current) ? 'further' : 'different';
  }

  return {
    fate,
    take: database.transaction((log: Prepared): Fate => {
      const { record, hash, said } = log;
      const { id } = record;
      const its = fate(log);
      naming.meet(record, now());
      identities.merge(said);
      const row = games.row(id);
      if (row === null) games.open(written(log, { kind: 'open', record }, now));
      else if (its !== 'here') addLog(games, logs, row, log, its === 'further', now);
      logs.setTaken(id, hash);
      return its;
    }),
  };
}

/** Imports a log of a game that is already here. */
function addLog(
  games: GameRows,
  logs: LogRows,
  row: GameRow,
  log: Prepared,
  goesOn: boolean,
  now: () => string,
): void {
  const { record, hash } = log;
  const { id } = record;
  for (const other of logs.others(id)) if (goesOnFrom(record, other.record)) logs.drop(id, other.hash);
  if (goesOn) games.add(row.position, written(log, goingOn(recordOf(games.history(id)), record), now));
  else logs.add(id, { hash, events: record.events.length, record, settled: false });
  // The user's pick stays until they pick again, or until the log they rejected was continued elsewhere.
  if (!logs.others(id).some(({ settled }) => settled)) showFirst(games, logs, id, now);
}

/** Makes the default log the current one, until the user picks. */
function showFirst(games: GameRows, logs: LogRows, id: string, now: () => string): void {
  const current = currentLog(games, id);
  const [first] = [current, ...logs.others(id)].toSorted(shownFirst);
  if (first !== undefined && first !== current) switchTo(games, logs, id, first, now);
}

/** Switches a game's journal to another of its logs; the former one is kept. */
export function switchTo(
  games: GameRows,
  logs: LogRows,
  id: string,
  { hash, record }: OtherLog,
  now: () => string,
): void {
  const row = games.row(id);
  const ready = readied(record);
  if (row === null || !ready.ok) throw new Error(`the logs of game ${id} do not fit together`);
  logs.add(id, currentLog(games, id));
  logs.drop(id, hash);
  games.add(row.position, written(ready.value, { kind: 'open', record }, now));
}

export function currentLog(games: GameRows, id: string): OtherLog {
  const record = recordOf(games.history(id));
  return { hash: hashOf(record), events: record.events.length, record, settled: false };
}

/** The entry that takes a game from a log to one that continues it. */
function goingOn(earlier: GameRecord, later: GameRecord): Entry {
  // A bare result can't be continued by a log.
  if (resultOf(earlier) !== null && resultOf(later) === null) return { kind: 'open', record: later };
  const { events, finishedAt = null } = later;
  const further = events.slice(earlier.events.length);
  return {
    kind: 'edit',
    edits: [
      ...((earlier.finishedAt ?? null) === finishedAt
        ? []
        : [{ kind: 'header' as const, fields: { finishedAt } }]),
      ...further.map((event) => ({ kind: 'append' as const, event })),
    ],
  };
}

function written({ record, timeline, standing }: Prepared, entry: Entry, now: () => string): Written {
  const moment = now();
  const last = lastMoment(record);
  const at = last !== null && isBelieved(last, moment) ? last : moment;
  const projected = projecting(timeline, null);
  return { entry, record, standing, at, headChanged: true, draft: null, projecting: projected };
}
