import { LONGEST_QUOTE } from './limits.ts';
import { err } from './result.ts';

/** The numbers and ids that a message needs, in no language yet. */
export type Detail = Readonly<Record<string, number | string>>;

/**
 * Why something is refused: a stable code, the path inside what was refused (`.price`, `.bids[2]`, empty for the
 * whole) and the details for its message.
 */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly place: string;
  readonly detail: Detail;
}

export function problem<Code extends string>(code: Code, place = '', detail: Detail = {}): Problem<Code> {
  return { code, place: quoted(place), detail: quotedIn(detail) };
}

/** The start of a refused value, short enough to read. */
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

/** Why options or an event of either family cannot be read: its shape is wrong, independent of the situation. */
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
