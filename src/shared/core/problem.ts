import { LONGEST_QUOTE } from './limits.ts';
import { err } from './result.ts';

/** A number, a seat, an artist's id: what a message needs to be made, in no language yet. */
export type Detail = Readonly<Record<string, number | string>>;

/**
 * Why something is refused: a stable code, the place inside what was refused (`.price`, `.bids[2]`, empty for
 * the whole) and the details its message needs.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly place: string;
  readonly detail: Detail;
}

export function problem<Code extends string>(code: Code, place = '', detail: Detail = {}): Problem<Code> {
  return { code, place: quoted(place), detail: quotedIn(detail) };
}

/** As much of what is refused as somebody would read. */
export function quoted(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…`.toWellFormed() : text;
}

function quotedIn(detail: Detail): Detail {
  const long = Object.entries(detail).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.length > LONGEST_QUOTE ? [[name, quoted(value)]] : [],
  );
  return long.length === 0 ? detail : { ...detail, ...Object.fromEntries(long) };
}

export interface Refused<Code extends string> {
  readonly ok: false;
  readonly error: Problem<Code>;
}

/** The error side of a result. */
export function refused<Code extends string>(code: Code, place = '', detail: Detail = {}): Refused<Code> {
  return err(problem(code, place, detail));
}

/** Why options or an event of either family cannot be read: wrong shape, whatever the situation at the table. */
export const SHAPE_CODES = [
  'missing',
  'not-an-object',
  'not-text',
  'not-true-or-false',
  'not-a-seat',
  'not-an-amount',
  'not-a-change',
  'not-one-entry-a-seat',
  'unknown-tracking',
  'unknown-event',
  'unknown-artist',
  'option-not-in-edition',
  'order-not-the-artists',
] as const;
