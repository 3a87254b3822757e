import type { Seat } from './seats.ts';

/** Type guards for values from a document, without copying them. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An array without holes, which `map` and `every` would skip. JSON has none. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && !value.includes(undefined);
}

/** A whole number from 0: cards, or money in thousands. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isSafeInteger(value);
}

/** A whole number, positive or negative. */
export function isChange(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

export function isSeat(value: unknown, players: number): value is Seat {
  return typeof value === 'number' && value >= 0 && value < players && Number.isInteger(value);
}

/** Numbers under some of these names. */
export function isByName(
  value: unknown,
  names: readonly string[],
  isNumber: (value: unknown) => value is number,
): value is Readonly<Record<string, number>> {
  if (!isObject(value)) return false;
  for (const name of Object.keys(value)) {
    if (!names.includes(name) || !isNumber(value[name])) return false;
  }
  return true;
}

/** Own fields only: every object has a `constructor`, which nobody entered. */
export function entryOf<Entry>(
  entries: Readonly<Partial<Record<string, Entry>>>,
  name: string,
): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** Optional fields may be missing or `null`. */
export function isOmitted(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}
