import type { Detail } from '../core/problem.ts';

/** A detail of a problem or prompt; its code determines which details exist. */
export type Value = Detail[string] | undefined;

/** How a message names what depends on the game: its people, its edition's artists, its money. */
export interface Naming {
  readonly seat: (seat: Value) => string;
  readonly artist: (artist: Value) => string;
  readonly money: (thousands: Value) => string;
  readonly count: (value: Value) => string;
}

/** One message in one language, made from the numbers that the rules return. */
export type Message = (detail: Detail, naming: Naming) => string;

/** A message that also uses the edition's own terms. */
export type Saying<Terms> = (detail: Detail, naming: Naming, terms: Terms) => string;

/** A text that needs at most the edition’s terms. */
export type Wording<Terms> = string | ((terms: Terms) => string);

export function worded<Terms>(wording: Wording<Terms>, terms: Terms): string {
  return typeof wording === 'string' ? wording : wording(terms);
}
