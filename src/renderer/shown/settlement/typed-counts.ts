import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { isList, isObject } from '../../../shared/core/shape.ts';
import { readWhole } from '../../lib/whole-number.ts';

/** The text typed in each field: one per seat and artist. */
export type Typed = BySeat<readonly string[]>;

export interface TypedCounts {
  /** Empty or non-numeric fields count as none. */
  readonly counts: BySeat<readonly number[]>;
  /** The first field that isn't a number. */
  readonly wrong: { readonly seat: Seat; readonly at: number } | null;
}

export function nothingTyped(players: number, artists: number): Typed {
  const fields = Array.from({ length: artists }, () => '');
  return Array.from({ length: players }, () => fields);
}

export function readCounts(typed: Typed, artists: number): TypedCounts {
  let wrong: TypedCounts['wrong'] = null;
  const counts = typed.map((row, seat) =>
    Array.from({ length: artists }, (_, at) => {
      const field = (row[at] ?? '').trim();
      const count = field === '' ? 0 : readWhole(field);
      if (count === null) wrong ??= { seat, at };
      return count ?? 0;
    }),
  );
  return { counts, wrong };
}

/** Fills in the fields from saved counts. */
export function typedFrom(rows: readonly unknown[], artists: readonly string[]): Typed {
  return rows.map((row) =>
    artists.map((artist) => {
      const count = isObject(row) ? row[artist] : undefined;
      return typeof count === 'number' && count > 0 ? String(count) : '';
    }),
  );
}

/** Whether the draft's fields still match the form's: a correction may have added an artist. */
export function isTyped(value: unknown, form: Typed): value is Typed {
  return (
    isList(value) &&
    value.length === form.length &&
    value.every(
      (row, seat) =>
        isList(row) && row.length === form[seat]?.length && row.every((field) => typeof field === 'string'),
    )
  );
}
