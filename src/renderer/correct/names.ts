import type { Person } from '../../shared/api.ts';
import { renamedInSeats, type Edit, type GameRecord } from '../../shared/record/index.ts';
import type { Seat } from '../../shared/core/seats.ts';
import { named } from '../lib/known-people.ts';

/** The edits that correct a name from the start. A known person's name means that person; any other is a spelling. */
export function renaming(record: GameRecord, seat: Seat, typed: string, known: readonly Person[]): Edit[] {
  const player = record.players[seat];
  const name = typed.trim();
  if (player === undefined || name === '' || name === player.name) return [];
  const person = named(record.players, name) ?? named(known, name);
  const is = person === null ? { ...player, name } : { ...player, id: person.id, name: person.name };
  if (record.players.some(({ id }, at) => id === is.id && at !== seat)) return [];
  return [
    { kind: 'header', fields: { players: record.players.with(seat, is) } },
    ...renamedInSeats(record, new Map([[player.id, is]])),
  ];
}
