import { readWhole } from '../../../lib/whole-number.ts';
import type { Bay } from './board.ts';

/** What was typed: a field a seat and artist, artist by artist as the wall has them. */
export type Typed = readonly (readonly string[])[];

export type HoldingsProblem =
  | { readonly kind: 'not-a-number'; readonly seat: number; readonly at: number }
  | { readonly kind: 'too-many'; readonly bay: Bay };

export interface Entered {
  /** Paintings by seat and artist; an empty field is none. */
  readonly held: readonly (readonly number[])[];
  readonly payouts: readonly number[];
  /** Paintings that nobody holds, artist by artist. */
  readonly left: readonly number[];
  readonly problem: HoldingsProblem | null;
}

export function readHoldings(typed: Typed, bays: readonly Bay[]): Entered {
  let problem: HoldingsProblem | null = null;
  const held = typed.map((row, seat) =>
    row.map((field, at) => {
      const count = field.trim() === '' ? 0 : readWhole(field);
      if (count === null) problem ??= { kind: 'not-a-number', seat, at };
      return count ?? 0;
    }),
  );
  const left = bays.map((bay, at) => bay.count - held.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const over = bays.find((_, at) => (left[at] ?? 0) < 0);
  if (over !== undefined) problem ??= { kind: 'too-many', bay: over };
  return {
    held,
    left,
    problem,
    payouts: held.map((row) => row.reduce((sum, count, at) => sum + count * (bays[at]?.pays ?? 0), 0)),
  };
}
