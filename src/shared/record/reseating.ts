import type { SeatFields } from '../core/family.ts';
import type { Seat } from '../core/seats.ts';
import { isList, isObject } from '../core/shape.ts';
import { SEATS } from './changing-seats.ts';
import type { Edit } from './edits.ts';
import { familyOf } from './families.ts';
import { editionIn, type EventJson, type GameRecord } from './game-record.ts';
import { rewriting } from './rewriting.ts';

/** Whether the entries of a seat stay with the seat or follow the person. */
export type Follows = 'seat' | 'person';

/** The edits that seat people in another order: `order` maps each seat to its person's previous seat. */
export function reseating(
  record: GameRecord,
  order: readonly Seat[],
  firstSeat: Seat,
  follows: Follows,
): Edit[] {
  const players = order.flatMap((seat) => record.players[seat] ?? []);
  const moved = order.some((from, to) => from !== to);
  const events = moved ? followingFrom(record, 0, order, follows) : [];
  if (!moved && firstSeat === record.firstSeat) return events;
  return [{ kind: 'header', fields: { players, firstSeat } }, ...events];
}

/** The edits that rewrite all events from an index on for people in another order. */
export function followingFrom(
  record: GameRecord,
  from: number,
  order: readonly Seat[],
  follows: Follows,
): Edit[] {
  const { seatFields } = familyOf(editionIn(record));
  // Later seat changes are relative to this order.
  const fields =
    follows === 'person'
      ? { ...seatFields, keys: [...seatFields.keys, SEATS] }
      : { one: [], each: [], keys: [SEATS] };
  return rewriting(record, (event, index) => [index < from ? event : seatedAnew(event, fields, order)]);
}

function seatedAnew(event: EventJson, seats: SeatFields, order: readonly Seat[]): EventJson {
  const fields = Object.entries(event).map(
    ([field, value]) => [field, moved(field, value, seats, order)] as const,
  );
  if (fields.every(([field, value]) => value === event[field])) return event;
  return { ...Object.fromEntries(fields), type: event.type };
}

function moved(
  field: string,
  value: unknown,
  { one, each, keys }: SeatFields,
  order: readonly Seat[],
): unknown {
  const newSeat = (seat: number) => order.indexOf(seat);
  if (one.includes(field)) return typeof value === 'number' ? newSeat(value) : value;
  if (each.includes(field)) return isList(value) ? order.map((seat) => value[seat]) : value;
  if (!keys.includes(field) || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([seat, entry]) => [newSeat(Number(seat)), entry]));
}
