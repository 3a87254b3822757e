import { isList } from '../core/shape.ts';
import { candidateFor, withValue } from './candidate.ts';
import { entriesAt } from './entries.ts';
import type { EventJson } from './game-record.ts';
import { isAwaited } from './lots.ts';
import { step, type Table } from './table.ts';

/**
 * The entries of a lot as the rules expect them after one of them was changed: what no longer belongs to it goes, and
 * what it now needs is added with its values missing. A card that ends the round isn't sold; a double has a second card.
 * An `open` lot may still miss its last entries.
 */
export function rebuilt(before: Table, events: readonly EventJson[], open: boolean): readonly EventJson[] {
  if (before.setup.tracking === 'counts') return events;
  const made: EventJson[] = [];
  let table: Table | null = before;
  let rest = events;
  while (table !== null && (made.length === 0 || isAwaited(table))) {
    const entries = entriesAt(table).filter(({ type }) => type !== 'adjust' || made.length === 0);
    const at = rest.findIndex(({ type }) => entries.some((entry) => entry.type === type));
    const old = rest[at] ?? null;
    const entry = old === null ? entries[0] : entries.find(({ type }) => type === old.type);
    if (entry === undefined || (made.length === 0 && at !== 0)) return [...made, ...rest];
    if (old === null && open) return made;
    const event = withBids(table, seatKept(candidateFor(entry, old), old));
    made.push(event);
    rest = rest.slice(at + 1);
    const next = step(table, event);
    table = next.ok ? next.value : null;
  }
  return table === null ? [...made, ...rest] : made;
}

/** Who somebody says it was: whether it was their turn is another question. */
function seatKept(event: EventJson, old: EventJson | null): EventJson {
  return typeof old?.['seat'] === 'number' && event['seat'] !== undefined
    ? withValue(event, 'seat', old['seat'])
    : event;
}

/** The noted bids with the corrected price; removed if they no longer agree on the buyer. */
function withBids(before: Table, sale: EventJson): EventJson {
  const { bids, buyer, price } = sale;
  if (bids === undefined || step(before, sale).ok) return sale;
  const others = isList(bids) && typeof buyer === 'number' ? bids.with(buyer, price) : undefined;
  const kept = withValue(sale, 'bids', others);
  return step(before, kept).ok ? kept : withValue(sale, 'bids', undefined);
}
