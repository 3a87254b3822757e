import { editionIn, type GameRecord, type RecordProblem } from './game-record.ts';
import { inEvent, inHead } from './replay.ts';
import { openTable, step, type Table } from './table.ts';

/**
 * A replayed game: the table before its first event and after each one. If an event doesn't fit, the tables end
 * before it and `problem` says why.
 */
export interface Timeline {
  readonly record: GameRecord;
  readonly tables: readonly Table[];
  readonly problem: RecordProblem | null;
}

/** Replays a record, reusing the tables it shares with an earlier replay. */
export function timelineOf(record: GameRecord, before: Timeline | null): Timeline {
  const tables = before === null ? [] : before.tables.slice(0, sharedTables(before.record, record));
  let table = tables.at(-1);
  if (table === undefined) {
    const open = openTable(record);
    if (!open.ok) return { record, tables, problem: inHead(record, open.error) };
    table = open.value;
    tables.push(table);
  }
  for (let index = tables.length - 1; index < record.events.length; index += 1) {
    const next = step(table, record.events[index]);
    if (!next.ok) return { record, tables, problem: inEvent(record, index, next.error) };
    table = next.value;
    tables.push(table);
  }
  return { record, tables, problem: null };
}

/** How many tables two records share: the initial one, and one for each common event. */
function sharedTables(one: GameRecord, other: GameRecord): number {
  const sameBeginning =
    editionIn(one) === editionIn(other) &&
    one.players.length === other.players.length &&
    one.firstSeat === other.firstSeat &&
    one.options === other.options;
  if (!sameBeginning) return 0;
  const parting = other.events.findIndex((event, index) => event !== one.events[index]);
  return 1 + (parting === -1 ? other.events.length : parting);
}
