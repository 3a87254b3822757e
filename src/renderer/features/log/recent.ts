import { isList } from '../../../shared/core/shape.ts';
import {
  outcomeOf,
  step,
  type EventJson,
  type FamilyName,
  type GameRecord,
  type Timeline,
  type Table,
} from '../../../shared/record/index.ts';
import { withValue } from './candidate.ts';
import { entriesAt, type Field } from './entries.ts';

/** A lot or card with all its entries, for quick correction. */
export interface Recent {
  /** The range of its entries in the log. */
  readonly from: number;
  readonly to: number;
}

/** The events that start a lot or card, and those that continue it. */
const KINDS: { readonly [Name in FamilyName]: Record<'begins' | 'goesOn', readonly string[]> } = {
  auction: { begins: ['offer', 'mystery'], goesOn: ['pair', 'unpaired', 'sale'] },
  gallery: {
    begins: ['influence', 'play'],
    goesOn: ['draw', 'second', 'face-down', 'everyone', 'award', 'decline'],
  },
};

/** Newest first, without a lot that is still being auctioned. */
export function recentOf({ record, tables }: Timeline): Recent[] {
  const [first] = tables;
  const last = tables.at(-1);
  if (first === undefined || last === undefined) return [];
  const { begins, goesOn } = KINDS[first.family];
  const found: { from: number; to: number }[] = [];
  let open = false;
  for (const [index, { type }] of record.events.entries()) {
    const latest = found.at(-1);
    if (begins.includes(type)) {
      found.push({ from: index, to: index });
      open = true;
    } else if (open && goesOn.includes(type) && latest !== undefined) latest.to = index;
    else open = false;
  }
  if (open && isAwaited(last)) found.pop();
  return found.reverse();
}

/** Whether there is anything to correct quickly. Costs no replay, because it is asked after every entry. */
export function hasRecent({ events }: GameRecord, table: Table): boolean {
  const { begins } = KINDS[table.family];
  return events.filter(({ type }) => begins.includes(type)).length > (isAwaited(table) ? 1 : 0);
}

function isAwaited(table: Table): boolean {
  const { status, turn } = outcomeOf(table);
  return status === 'playing' && turn === null && table.setup.tracking !== 'counts';
}

/** A part of a lot or card that can be corrected directly. */
export interface Part {
  /** The entry with its value. */
  readonly index: number;
  readonly field: QuickField;
}

type QuickField = Extract<Field, { readonly name: 'price' | 'buyer' | 'artist' | 'auction' | 'effect' }>;

function isQuick(field: Field): field is QuickField {
  if (field.kind === 'price') return true;
  return (
    ['buyer', 'artist', 'auction', 'effect'].includes(field.name) &&
    'options' in field &&
    field.options.length > 1
  );
}

/** The parts that can be corrected directly, starting with the one most often wrong. */
export function partsOf({ record, tables }: Timeline, { from, to }: Recent): Part[] {
  const indexes = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const found = indexes.flatMap((index) => {
    const [table, event] = [tables[index], record.events[index]];
    if (table === undefined || event === undefined) return [];
    const fields = entriesAt(table).find(({ type }) => type === event.type)?.fields ?? [];
    return fields.filter(isQuick).map((field) => ({ index, field }));
  });
  return found
    .filter(({ index, field }) => {
      switch (field.kind) {
        // Only the following entries show that it was a double.
        case 'auction':
          return index === to || record.events[index + 1]?.type === 'sale';
        case 'seat':
        case 'artist':
        case 'effect':
        case 'price':
          return true;
      }
    })
    .sort((one, other) => rank(one) - rank(other));
}

const ORDER: readonly string[] = ['price', 'buyer', 'artist', 'auction', 'effect'];

function rank({ field }: Part): number {
  return ORDER.indexOf(field.name);
}

/** The entries of a lot or card with one part changed, by their index in the log. */
export type Said = ReadonlyMap<number, EventJson>;

export function saying(
  said: Said,
  { record, tables }: Timeline,
  recent: Recent,
  { index, field }: Part,
  value: unknown,
): Said {
  const next = new Map(said);
  const put = (at: number, name: string, what: unknown) => {
    const event = next.get(at) ?? record.events[at];
    if (event !== undefined) next.set(at, withValue(event, name, what ?? undefined));
  };
  put(index, field.name, value);
  const [before, sale] = [tables[index], next.get(index)];
  if (before !== undefined && sale?.['bids'] !== undefined) next.set(index, withBids(before, sale));
  // Both cards of a double have the same artist.
  if (field.name === 'artist') {
    for (let at = index + 1; at <= recent.to; at += 1) {
      if (['pair', 'second'].includes(record.events[at]?.type ?? '')) put(at, 'artist', value);
    }
  }
  return next;
}

/** The noted bids with the corrected price; removed if they no longer agree on the buyer. */
function withBids(before: Table, sale: EventJson): EventJson {
  const { bids, buyer, price } = sale;
  const others = isList(bids) && typeof buyer === 'number' ? bids.with(buyer, price) : undefined;
  const kept = withValue(sale, 'bids', others);
  return step(before, kept).ok ? kept : withValue(sale, 'bids', undefined);
}
