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
  return { code, place, detail };
}
