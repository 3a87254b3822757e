import type { State } from '../../../shared/auction/index.ts';
import { openTable, step, type EventJson, type GameRecord } from '../../../shared/record/index.ts';

/** One event of a game, with the table before and after it. */
export interface Transition {
  readonly event: EventJson;
  readonly before: State;
  readonly after: State;
}

/** An auction game event by event, up to the first event that can't be replayed. */
export function courseOf(record: GameRecord): Transition[] {
  const opened = openTable(record);
  const course: Transition[] = [];
  if (!opened.ok) return course;
  let table = opened.value;
  for (const event of record.events) {
    const next = step(table, event);
    if (!next.ok || table.family !== 'auction' || next.value.family !== 'auction') break;
    course.push({ event, before: table.state, after: next.value.state });
    table = next.value;
  }
  return course;
}
