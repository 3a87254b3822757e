import type { Database } from 'better-sqlite3';
import type { Box, GameRecord } from '../../shared/record/index.ts';
import { withStatements, withoutStatements } from '../../shared/transfer/index.ts';
import { SAMPLE } from '../sample/sample-games.ts';
import { openBoxes } from './boxes.ts';
import { gameRows } from './game-rows.ts';
import { recordOf } from './history.ts';
import type { Identities } from './identities.ts';
import { logRows } from './importing/log-rows.ts';

/** Games to export, by id: the given ones, or all that were played here and aren't in the trash. */
export interface Outgoing {
  readonly count: (games: readonly string[] | null) => number;
  /** The next games after this one, as many as can be read without blocking the table. */
  readonly page: (games: readonly string[] | null, after: string) => Page;
}

export interface Page {
  readonly records: readonly GameRecord[];
  /** When the game of each record was last changed here. */
  readonly changed: readonly string[];
  /** With the first page of everything, the boxes kept here. */
  readonly boxes: readonly Box[];
  /** How many games these records are: a game continued on two machines has a record for each. */
  readonly games: number;
  /** The last game of the page; `null` at the end. */
  readonly last: string | null;
}

/** A page ends here, so that entries at the table aren't delayed. */
const MOST_MILLISECONDS = 8;
const MOST_GAMES = 100;

/** Sample games are exported only if asked for by id. */
const OWN = `trashed_at IS NULL AND id NOT GLOB '${SAMPLE}*'`;

export function openOutgoing(database: Database, identities: Identities): Outgoing {
  const games = gameRows(database);
  const logs = logRows(database);
  const kept = openBoxes(database);
  const selectAfter = database
    .prepare<[string, number], string>(`SELECT id FROM game WHERE ${OWN} AND id > ? ORDER BY id LIMIT ?`)
    .pluck();
  const countAll = database.prepare<[], number>(`SELECT COUNT(*) FROM game WHERE ${OWN}`).pluck();

  function idsAfter(wanted: readonly string[] | null, after: string): readonly string[] {
    if (wanted === null) return selectAfter.all(after, MOST_GAMES);
    return wanted.filter((id) => id > after).toSorted(byCodeUnit);
  }

  /** Until the user has picked one of its logs, a game is exported with all of them. */
  function recordsOf(id: string): GameRecord[] {
    const unsettled = logs.others(id).filter(({ settled }) => !settled);
    return [recordOf(games.history(id)), ...unsettled.map(({ record }) => record)].map((record) =>
      withStatements(withoutStatements(record), identities.about(record.players.map((player) => player.id))),
    );
  }

  return {
    count: (wanted) => wanted?.length ?? countAll.get() ?? 0,
    page: (wanted, after) => {
      const until = performance.now() + MOST_MILLISECONDS;
      const records: GameRecord[] = [];
      const changed: string[] = [];
      let read = 0;
      let last: string | null = null;
      for (const id of idsAfter(wanted, after)) {
        const row = games.row(id);
        if (row !== null) {
          const itsLogs = recordsOf(id);
          records.push(...itsLogs);
          changed.push(...itsLogs.map(() => row.changedAt));
        }
        read += 1;
        last = id;
        if (performance.now() > until || read === MOST_GAMES) break;
      }
      const boxes = wanted === null && after === '' ? kept.list().kept.map(({ box }) => box) : [];
      return { records, changed, boxes, games: read, last };
    },
  };
}

/** As SQLite orders ids. */
function byCodeUnit(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
