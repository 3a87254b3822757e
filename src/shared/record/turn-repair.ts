import type { Seat } from '../core/seats.ts';
import type { Edit } from './edits.ts';
import type { EventJson } from './game-record.ts';
import type { Timeline } from './timeline.ts';
import { outcomeOf, step, type Table } from './table.ts';

/** Events that change seats because one was inserted or removed before them. */
interface MovedTurns {
  readonly edits: readonly Edit[];
  /** The first one's type, its seat as entered, and its new seat. */
  readonly type: string;
  readonly was: Seat;
  readonly is: Seat;
  /** How many change seats. */
  readonly turns: number;
}

/**
 * Repairs turns after an event that was forgotten or entered twice: from there on, each lot or card goes to the seat
 * whose turn it was. What already fits stays, so that turns set by the table are kept.
 */
export function repairedTurns({ record, tables, problem }: Timeline): MovedTurns | null {
  let table = tables.at(-1);
  const edits: Edit[] = [];
  let first: { readonly type: string; readonly was: Seat; readonly is: Seat } | null = null;
  let last: { readonly was: Seat; readonly is: Seat } | null = null;
  let turns = 0;
  if (problem?.code !== 'not-your-turn') return null;
  for (let index = problem.index; index < record.events.length; index += 1) {
    const event = record.events[index];
    if (table === undefined || event === undefined) break;
    let next = step(table, event);
    // A lot that already fits needs no repair, so counting starts over.
    if (next.ok && outcomeOf(table).turn !== null) last = null;
    if (!next.ok) {
      const { code } = next.error;
      const turned = code === 'not-your-turn' ? inTurn(table, event) : null;
      const free = code === 'free-only-for-auctioneer' && last !== null && event['buyer'] === last.was;
      const moved = turned?.event ?? (free && last !== null ? { ...event, buyer: last.is } : null);
      if (moved === null) break;
      next = step(table, moved);
      if (!next.ok) break;
      if (turned !== null) {
        last = turned;
        first ??= { type: event.type, was: turned.was, is: turned.is };
        turns += 1;
      }
      edits.push({ kind: 'replace', index, event: moved });
    }
    table = next.value;
  }
  return first === null ? null : { ...first, edits, turns };
}

function inTurn(
  table: Table,
  event: EventJson,
): { readonly was: Seat; readonly is: Seat; readonly event: EventJson } | null {
  const { seat } = event;
  const { turn } = outcomeOf(table);
  if (typeof seat !== 'number' || turn === null) return null;
  return { was: seat, is: turn, event: { ...event, seat: turn } };
}
