import type { Detail } from '../core/problem.ts';

/** A detail as it comes out of a problem or a prompt: the code says which are there. */
export type Value = Detail[string] | undefined;

/** How a message names what only the table knows: its people, its edition's artists, its money. */
export interface Naming {
  readonly seat: (seat: Value) => string;
  readonly artist: (artist: Value) => string;
  readonly money: (thousands: Value) => string;
  readonly count: (value: Value) => string;
}

/** One message in one language, made from the numbers that the rules return. */
export type Message = (detail: Detail, naming: Naming) => string;

/** The same where an edition has words of its own for what is said. */
export type Saying<Terms> = (detail: Detail, naming: Naming, terms: Terms) => string;

/** What needs nothing but, at most, the edition’s words. */
export type Wording<Terms> = string | ((terms: Terms) => string);

export function worded<Terms>(wording: Wording<Terms>, terms: Terms): string {
  return typeof wording === 'string' ? wording : wording(terms);
}
