import { isAway } from '../core/away.ts';
import type { Problem } from '../core/problem.ts';
import { ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seats.ts';
import { withEdits, type Edit } from './edits.ts';
import type { GameRecord } from './game-record.ts';
import { step, type Table } from './table.ts';
import { timelineOf } from './timeline.ts';

/**
 * The edits that say that a player leaves or, if they are away, comes back, or why they can't now. Between two rounds it
 * is said before the first was settled, so that the deal follows from it.
 */
export function comingAndGoing(
  record: GameRecord,
  table: Table,
  seat: Seat,
  reason: string,
): Result<readonly Edit[], Problem> {
  const { events } = record;
  const event = { type: 'adjust', reason, away: { [String(seat)]: !isAway(table.state.away, seat) } };
  const settled = events.findLastIndex(({ type }) => type === 'settle');
  const since = events.slice(settled + 1);
  if (settled >= 0 && since.every(({ type }) => type === 'adjust' || type === 'influence')) {
    const edits: readonly Edit[] = [{ kind: 'insert', index: settled, event }];
    const edited = withEdits(record, edits);
    if (edited.ok && timelineOf(edited.value, null).problem === null) return ok(edits);
  }
  const stepped = step(table, event);
  return stepped.ok ? ok([{ kind: 'insert', index: events.length, event }]) : stepped;
}
