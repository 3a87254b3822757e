import { isObject } from '../core/shape.ts';
import { claimsBox, type Box } from '../record/index.ts';

/**
 * An answer on its way: a box is a whole document, which many rows may name, so it is sent once, and each place names
 * it by its number.
 */
export interface Sent<Answer> {
  readonly boxes: readonly Box[];
  readonly rest: unknown;
  /** What it becomes when it is received; never sent. */
  readonly becomes?: Answer;
}

const NUMBER = 'numberOfBox';

export function sentOnce<Answer>(answer: Answer): Sent<Answer> {
  const numbers = new Map<string, number>();
  const boxes: Box[] = [];
  const rest = changed(answer, (value) => {
    if (!isWholeBox(value)) return undefined;
    const text = JSON.stringify(value);
    const number = numbers.get(text) ?? boxes.push(value) - 1;
    numbers.set(text, number);
    return { [NUMBER]: number };
  });
  return { boxes, rest };
}

export function received<Answer>(sent: Sent<Answer>): Answer;
export function received({ boxes, rest }: Sent<unknown>): unknown {
  return changed(rest, (value) => boxes[Number(value[NUMBER] ?? NaN)]);
}

type Fields = Readonly<Record<string, unknown>>;

/** Answers contain valid boxes only. */
function isWholeBox(value: Fields | Box): value is Box {
  return claimsBox(value);
}

/** A copy in which some objects have become others. */
function changed(value: unknown, change: (value: Fields) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, change));
  if (!isObject(value)) return value;
  const other = change(value);
  if (other !== undefined) return other;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, change)]));
}
