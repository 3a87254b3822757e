import { isList } from '../../../shared/core/shape.ts';
import {
  outcomeOf,
  step,
  type EventJson,
  type FamilyName,
  type Sitting,
  type Table,
} from '../../../shared/record/index.ts';
import { withValue } from './candidate.ts';
import { entriesAt, type Field } from './entries.ts';

/** A lot or a card with everything that was entered of it: what the fast key opens. */
export interface Recent {
  /** Where its entries are in the log, one after the other. */
  readonly from: number;
  readonly to: number;
}

/** What begins a lot or a card, and what belongs to it. */
const KINDS: { readonly [Name in FamilyName]: Record<'begins' | 'goesOn', readonly string[]> } = {
  auction: { begins: ['offer', 'mystery'], goesOn: ['pair', 'unpaired', 'sale'] },
  gallery: {
    begins: ['influence', 'play'],
    goesOn: ['draw', 'second', 'face-down', 'everyone', 'award', 'decline'],
  },
};

/** Newest first; a lot that is still under the hammer is none yet. */
export function recentOf({ record, tables }: Sitting): Recent[] {
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

function isAwaited(table: Table): boolean {
  const { status, turn } = outcomeOf(table);
  return status === 'playing' && turn === null && table.setup.tracking !== 'counts';
}

/** One thing of a lot or card that can be put right at once. */
export interface Part {
  /** The entry that says it. */
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

/** What of it can be put right at once, what is wrong most often first. */
export function partsOf({ record, tables }: Sitting, { from, to }: Recent): Part[] {
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
        // That it was a double is said by what followed.
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

/** The entries of a lot or card with one thing said otherwise, by their place in the log. */
export type Said = ReadonlyMap<number, EventJson>;

export function saying(
  said: Said,
  { record, tables }: Sitting,
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
  // Both cards of a double are by the same artist.
  if (field.name === 'artist') {
    for (let at = index + 1; at <= recent.to; at += 1) {
      if (['pair', 'second'].includes(record.events[at]?.type ?? '')) put(at, 'artist', value);
    }
  }
  return next;
}

/** The bids that were noted, with the buyer’s as it is now; none where they no longer say who bought it. */
function withBids(before: Table, sale: EventJson): EventJson {
  const { bids, buyer, price } = sale;
  const others = isList(bids) && typeof buyer === 'number' ? bids.with(buyer, price) : undefined;
  const kept = withValue(sale, 'bids', others);
  return step(before, kept).ok ? kept : withValue(sale, 'bids', undefined);
}
