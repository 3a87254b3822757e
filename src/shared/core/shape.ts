import type { Seat } from './seats.ts';

/** What a value out of a document is, asked without copying it. */

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as JSON has them: without holes, which `map` and `every` would pass over. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && !value.includes(undefined);
}

/** Whole and not below zero: cards, or money in thousands. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && Number.isSafeInteger(value);
}

/** Whole, up or down. */
export function isChange(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

export function isSeat(value: unknown, players: number): value is Seat {
  return typeof value === 'number' && value >= 0 && value < players && Number.isInteger(value);
}

/** Numbers, each under one of these names. */
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

/** What stands under a name that somebody chose: every object has a `constructor`, which nobody has entered. */
export function entryOf<Entry>(
  entries: Readonly<Partial<Record<string, Entry>>>,
  name: string,
): Entry | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** Optional fields may be left out or say `null`. */
export function isOmitted(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}
