import type { AuctionKind } from '../../shared/auction/index.ts';
import type { Seat } from '../../shared/core/seats.ts';
import { isList } from '../../shared/core/shape.ts';
import type { CardSymbol } from '../../shared/gallery/index.ts';
import {
  adjustableOf,
  candidateFor,
  entriesAt,
  type EntryChoice,
  type EventJson,
  type Field,
  isAwaited,
  step,
  type Table,
  withValue,
} from '../../shared/record/index.ts';
import type { Labels } from './labels.ts';

export type Value = string | number | null | undefined;

/** One answer, with the key it has at the table. */
export interface Option {
  readonly value: Value;
  readonly label: string;
  readonly hotkey: string;
  readonly detail?: string;
  /** The artist's position on the board, if the answer is an artist. */
  readonly place?: number;
  readonly sign?: AuctionKind | CardSymbol;
}

/** A changeable part of a sentence, with the key that asks for it. */
export interface Word<Made> {
  readonly id: string;
  readonly key: string;
  readonly asks: string;
  /** As it is said now; `null` if it isn't. */
  readonly said: string | null;
  /** What it said before the correction, if it was something else. */
  readonly was: string | null;
  readonly value: Value;
  /** It may be left unsaid. */
  readonly optional?: boolean;
  /** What it can be; `null` for a price, which is typed. */
  readonly options: readonly Option[] | null;
  readonly becomes: (value: Value) => Made;
  /** It is corrected elsewhere. */
  readonly leads?: () => void;
}

/** A word of an entry. */
export interface EntryWord extends Word<readonly EventJson[]> {
  /** Its place in the entry's sentence. */
  readonly name: WordField['name'] | CardsField['name'] | 'skipped';
  /** Whose card it is, if everybody has some. */
  readonly seat?: Seat;
}

type WordField = Extract<Field, { readonly options: unknown }> | Extract<Field, { readonly kind: 'price' }>;
type CardsField = Extract<Field, { readonly kind: 'cards' }>;

/** What isn't a word: amounts for each seat, and other numbers. */
export type BlockField = Exclude<Field, WordField | CardsField>;

export interface EntryWords {
  readonly event: EventJson;
  /** The table before it, as far as what comes before it is known. */
  readonly table: Table;
  readonly words: readonly EntryWord[];
  readonly fields: readonly BlockField[];
}

/** The words of a lot, entry by entry, with the first digit that answers each as at the table. */
export function wordsOf(before: Table, events: readonly EventJson[], labels: Labels): EntryWords[] {
  const found: EntryWords[] = [];
  let table = before;
  for (const [at, event] of events.entries()) {
    const entries = entriesAt(table);
    const entry = entries.find(({ type }) => type === event.type);
    if (entry === undefined) break;
    const context = { table, events, at, labels, taken: found.flatMap(({ words }) => words) };
    const words = entry.fields.flatMap((field) => {
      if (field.kind === 'cards') return cardWords(context, field);
      return isWordField(field) ? (wordOf(context, field) ?? []) : [];
    });
    found.push({
      event,
      table,
      words: [...words, ...skipping(context, entries)],
      fields: entry.fields.filter(
        (field): field is BlockField => field.kind !== 'cards' && !isWordField(field),
      ),
    });
    const next = step(table, filled(entry, event));
    if (!next.ok) break;
    table = next.value;
  }
  return found;
}

interface Context {
  readonly table: Table;
  readonly events: readonly EventJson[];
  readonly at: number;
  readonly labels: Labels;
  readonly taken: readonly EntryWord[];
}

function isWordField(field: Field): field is WordField {
  return field.kind === 'price' || 'options' in field;
}

/** The entry with anything for what is missing, so that the words after it can be asked for already. */
function filled({ fields }: EntryChoice, event: EventJson): EventJson {
  return fields.reduce((made, field) => {
    if (made[field.name] !== undefined) return made;
    if (field.kind === 'price') return withValue(made, 'price', 1);
    return 'options' in field ? withValue(made, field.name, field.options[0] ?? undefined) : made;
  }, event);
}

const KEYS: Readonly<Record<WordField['name'], string>> = {
  seat: 'S',
  artist: 'A',
  auction: 'K',
  effect: 'K',
  buyer: 'B',
  price: 'P',
  next: 'S',
};

/** Those of the second card of a double, or of what a card asks for. */
const SECOND_KEYS: Readonly<Partial<Record<WordField['name'], string>>> = {
  seat: 'D',
  auction: 'J',
  artist: 'M',
};

function wordOf({ table, events, at, labels, taken }: Context, field: WordField): EntryWord | null {
  const event = events[at];
  if (event === undefined) return null;
  const { name } = field;
  const options = optionsOf(table, event, field, labels);
  // A seat that can't be another is only said.
  if (options !== null && options.length < 2) return null;
  const value = valueOf(table, event, name);
  const key = taken.some((word) => word.key === KEYS[name]) ? (SECOND_KEYS[name] ?? '') : KEYS[name];
  return {
    id: `${at} ${name}`,
    name,
    key,
    asks: labels.asked[name],
    said: options === null ? priceSaid(value, labels) : labelIn(options, value),
    was: null,
    value,
    optional: 'options' in field && field.options.some((option) => option === null),
    options,
    becomes: (next) => events.toSpliced(at, 1, ...saying(table, event, name, next)),
  };
}

function priceSaid(value: Value, labels: Labels): string | null {
  return typeof value === 'number' ? labels.money(value) : null;
}

function labelIn(options: readonly Option[], value: Value): string | null {
  return options.find((option) => option.value === value)?.label ?? null;
}

/** A word for each card that somebody played, and one more while another can be added. */
function cardWords({ table, events, at, labels }: Context, { name, seats }: CardsField): EntryWord[] {
  const event = events[at];
  const all = event?.[name];
  if (event === undefined || !isList(all)) return [];
  return seats.flatMap(({ artists, most }, seat) => {
    const cards = isList(all[seat]) ? all[seat] : [];
    const options = artistOptions(table, artists, labels);
    const places = artists.length === 0 ? 0 : Math.min(most, cards.length + 1);
    return Array.from({ length: places }, (_, place): EntryWord => {
      const said = name === 'artists' ? all[seat] : cards[place];
      const value = typeof said === 'string' ? said : null;
      return {
        id: `${at} ${seat} ${place}`,
        name,
        key: '',
        asks: labels.cardOf(seat, place + 1),
        said: labelIn(options, value),
        was: null,
        value,
        optional: name === 'cards',
        options:
          name === 'artists' ? options : [...options, { value: null, label: labels.none, hotkey: '0' }],
        seat,
        becomes: (next) => {
          const held =
            name === 'artists' ? next : cards.toSpliced(place, 1, ...(next === null ? [] : [next]));
          return events.with(at, withValue(event, name, all.with(seat, held)));
        },
      };
    });
  });
}

function auctioneerOf(table: Table): number | null {
  switch (table.family) {
    case 'gallery':
      return null;
    case 'auction': {
      const { situation } = table.state;
      return situation.kind === 'selling' && situation.auction !== 'fixed' ? situation.auctioneer : null;
    }
  }
}

const NOBODY = 'nobody';

/** A painting that nobody bids for is sold to its auctioneer for free. */
function isUnwanted(table: Table, event: EventJson): boolean {
  return event.type === 'sale' && event['price'] === 0 && event['buyer'] === auctioneerOf(table);
}

function valueOf(table: Table, event: EventJson, name: WordField['name']): Value {
  if (name === 'buyer' && isUnwanted(table, event)) return NOBODY;
  const value = event[name];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** The entry with another value; 0 is nobody, as at the table. */
function saying(table: Table, event: EventJson, name: WordField['name'], value: Value): EventJson[] {
  if (event.type === 'pair' && name === 'seat' && value === NOBODY) return [{ type: 'unpaired' }];
  if (name !== 'buyer') return [withValue(event, name, value ?? undefined)];
  if (value === NOBODY)
    return [withValue(withValue(event, 'buyer', auctioneerOf(table) ?? undefined), 'price', 0)];
  const free = isUnwanted(table, event);
  return [withValue(free ? withValue(event, 'price', undefined) : event, 'buyer', value ?? undefined)];
}

/** Nobody added a second card, or the symbol wasn't used: the other way round is one answer away. */
function skipping({ table, events, at, labels }: Context, entries: readonly EntryChoice[]): EntryWord[] {
  const event = events[at];
  const others = entries.filter(({ type }) => type !== 'adjust' && labels.used(type) !== null);
  if (event === undefined || !isAwaited(table) || others.length < 2) return [];
  if (!others.some(({ type }) => type === event.type) || event.type === 'pair') return [];
  const seats = others.find(({ type }) => type === 'pair')?.fields.find(({ name }) => name === 'seat');
  const options: Option[] =
    seats?.kind === 'seat'
      ? [...seatOptions(seats.options, labels), { value: NOBODY, label: labels.nobody, hotkey: '0' }]
      : others.map(({ type }) => ({
          value: type,
          label: labels.used(type) ?? type,
          hotkey: type === 'decline' ? '0' : '1',
        }));
  const value = event.type === 'unpaired' ? NOBODY : event.type;
  return [
    {
      id: `${at} skipped`,
      name: 'skipped',
      key: 'D',
      asks: labels.asked.skipped,
      said: labelIn(options, value),
      was: null,
      value,
      options,
      becomes: (next) => events.toSpliced(at, 1, replaced(others, event, next)),
    },
  ];
}

function replaced(others: readonly EntryChoice[], event: EventJson, next: Value): EventJson {
  if (next === NOBODY) return { type: 'unpaired' };
  const entry = others.find(({ type }) => type === (typeof next === 'number' ? 'pair' : next));
  if (entry === undefined) return event;
  const made = candidateFor(entry, null);
  return typeof next === 'number' ? withValue(made, 'seat', next) : made;
}

/** Whose turn it could have been, whatever the app thinks. */
function turnsAt(
  table: Table,
  field: Extract<WordField, { readonly kind: 'seat' }>,
): readonly (number | null)[] {
  const turns = field.name === 'seat' ? (adjustableOf(table)?.turn.seats ?? []) : [];
  return turns.length > 0 ? turns : field.options;
}

function seatOptions(seats: readonly (number | null)[], labels: Labels): Option[] {
  return seats
    .filter((seat) => seat !== null)
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: labels.seat(value), hotkey: String(value + 1) }));
}

function artistOptions({ setup }: Table, ids: readonly string[], labels: Labels): Option[] {
  const artists: readonly string[] = setup.artists;
  return ids.map((value) => {
    const place = setup.edition.artists.findIndex(({ id }) => id === value) + 1;
    return { value, label: labels.artist(value), hotkey: String(artists.indexOf(value) + 1), place };
  });
}

function optionsOf(
  table: Table,
  event: EventJson,
  field: WordField,
  labels: Labels,
): readonly Option[] | null {
  switch (field.kind) {
    case 'price':
      return null;
    case 'seat': {
      const seats = seatOptions(event.type === 'pair' ? field.options : turnsAt(table, field), labels);
      const nobody = { value: NOBODY, label: labels.nobody, hotkey: '0' };
      if (field.name === 'next') return [...seats, { value: null, label: labels.byTheRules, hotkey: '0' }];
      const canBeNobody = event.type === 'pair' || (field.name === 'buyer' && auctioneerOf(table) !== null);
      return canBeNobody ? [...seats, nobody] : seats;
    }
    case 'artist':
      return artistOptions(table, field.options, labels);
    case 'auction':
      return field.options
        .filter((value) => value !== null)
        .map((value, at) => ({ value, label: labels.auction(value), hotkey: String(at + 1), sign: value }));
    case 'effect':
      return field.options
        .filter((value) => value !== null)
        .map((value, at) => {
          const option = { value, label: labels.effect(value), hotkey: String(at) };
          return value === 'none' ? option : { ...option, sign: value };
        });
  }
}
