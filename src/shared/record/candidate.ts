import { entryOf, isList, isObject } from '../core/shape.ts';
import type { EntryChoice, Field } from './entries.ts';
import type { EventJson } from './game-record.ts';

/** The initial event of a form: the old event's values as far as they are still possible. */
export function candidateFor(entry: EntryChoice, old: EventJson | null): EventJson {
  const { type, fields } = entry;
  const same = old?.type === type ? old : null;
  // Fields the rules don't read stay with the entry, whatever it is changed to.
  const kept = same ?? { ...stampOf(old), type };
  return fields.reduce((event, field) => withValue(event, field.name, valueFor(field, same)), kept);
}

/** When an entry was made, and its note. */
export function stampOf(old: EventJson | null): Readonly<Record<string, unknown>> {
  return {
    ...(old?.at === undefined ? {} : { at: old.at }),
    ...(old?.note === undefined ? {} : { note: old.note }),
  };
}

function valueFor(field: Field, old: EventJson | null): unknown {
  const said = old?.[field.name];
  switch (field.kind) {
    case 'seat':
    case 'artist':
    case 'auction':
    case 'effect': {
      const options: readonly unknown[] = field.options;
      const value = said ?? null;
      if (options.includes(value)) return value ?? undefined;
      return options.length === 1 ? options[0] : undefined;
    }
    case 'price':
    case 'adjust':
    case 'continue':
      return said;
    case 'amounts':
      return isList(said) ? said : undefined;
    case 'holdings':
      return Array.from({ length: field.players }, (_, seat) => onlyOf(entryAt(said, seat), field.artists));
    case 'cards':
      return field.seats.map(({ artists, most }, seat) => {
        const cards = entryAt(said, seat);
        if (field.name === 'artists') return most === 0 ? null : (cards ?? null);
        return isList(cards) ? cards.filter((card) => artists.some((artist) => artist === card)) : [];
      });
  }
}

function entryAt(list: unknown, index: number): unknown {
  return isList(list) ? list[index] : undefined;
}

function onlyOf(held: unknown, artists: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    artists.map((artist) => [artist, isObject(held) ? (entryOf(held, artist) ?? 0) : 0] as const),
  );
}

/** The event with a field changed; `undefined` removes it. */
export function withValue(event: EventJson, name: string, value: unknown): EventJson {
  const others = Object.entries(event).filter(([field]) => field !== name);
  const { type } = event;
  return { ...Object.fromEntries(others), type, ...(value === undefined ? {} : { [name]: value }) };
}

/** Whether two events are equal, whatever the order of their fields. */
export function saysTheSame(one: EventJson, other: EventJson): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
