import {
  changeSeats,
  type EventJson,
  type MoveRefusal,
  type RecordPlayer,
  type Table,
} from '../../../shared/record/index.ts';
import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import { cleanName } from '../../../shared/core/person-name.ts';
import { named, plain } from '../../lib/known-people.ts';

/** One seat in the form: who had it when the form was opened, and the typed name. */
export interface Chair {
  readonly person: RecordPlayer;
  readonly name: string;
}

export function chairsOf(people: BySeat<RecordPlayer>): BySeat<Chair> {
  return people.map((person) => ({ person, name: person.name }));
}

export type SeatsProblem =
  | { readonly kind: 'missing'; readonly seat: Seat }
  | { readonly kind: 'twice'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'refused'; readonly refusal: MoveRefusal };

/** The game before people change seats, and the log's entry. */
export interface SeatsBefore {
  readonly table: Table;
  readonly people: BySeat<RecordPlayer>;
  readonly reason: string;
}

export type SeatsTyped =
  | { readonly problem: SeatsProblem; readonly event: null }
  /** `null` if nobody moves. */
  | { readonly problem: null; readonly event: EventJson | null };

/** The result of the typed seats. A known person's name means that person; `idOf` gives ids to others. */
export function seatsTyped(
  { table, people, reason }: SeatsBefore,
  chairs: BySeat<Chair>,
  known: readonly { readonly id: string; readonly name: string }[],
  idOf: (name: string) => string,
): SeatsTyped {
  const missing = chairs.findIndex(({ name }) => cleanName(name) === '');
  if (missing >= 0) return { problem: { kind: 'missing', seat: missing }, event: null };
  const after = chairs.map(({ person, name }): RecordPlayer => {
    const typed = cleanName(name);
    if (typed === person.name) return person;
    const meant = named(people, typed) ?? named(known, typed);
    return meant === null ? { id: idOf(plain(typed)), name: typed } : { id: meant.id, name: meant.name };
  });
  const twice = after.findIndex((one, seat) =>
    after.slice(0, seat).some((other) => other.id === one.id || plain(other.name) === plain(one.name)),
  );
  if (twice >= 0) {
    return { problem: { kind: 'twice', seat: twice, name: after[twice]?.name ?? '' }, event: null };
  }
  const change = changeSeats(table, people, after, reason);
  return change.ok
    ? { problem: null, event: change.value }
    : { problem: { kind: 'refused', refusal: change.error }, event: null };
}

/** The same name always gets the same new id. */
export function newcomers(): (name: string) => string {
  const ids = new Map<string, string>();
  return (name) => {
    const id = ids.get(name) ?? crypto.randomUUID();
    ids.set(name, id);
    return id;
  };
}

/** Other people who could sit down: known to the app, or in this game before. */
export function couldSitDown<Somebody extends { readonly name: string }>(
  people: readonly Somebody[],
  chairs: BySeat<Chair>,
): Somebody[] {
  return people.filter(({ name }) => !chairs.some((chair) => plain(chair.name) === plain(name)));
}
