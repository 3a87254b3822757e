import type { Person } from '../../shared/api.ts';
import { renamedInSeats, type Edit, type GameRecord } from '../../shared/record/index.ts';
import type { Seat } from '../../shared/core/seats.ts';
import { named, plain } from '../lib/known-people.ts';

/** The edits that correct a name from the start. A known person's name means that person; any other is a spelling. */
export function renaming(record: GameRecord, seat: Seat, typed: string, known: readonly Person[]): Edit[] {
  const player = record.players[seat];
  const name = typed.trim();
  if (player === undefined || name === '' || name === player.name) return [];
  const person = named(record.players, name) ?? named(known, name);
  const isOther = person !== null && person.id !== player.id;
  const is = isOther ? { ...player, id: person.id, name: person.name } : { ...player, name };
  if (record.players.some(({ id }, at) => id === is.id && at !== seat)) return [];
  return [
    { kind: 'header', fields: { players: record.players.with(seat, is) } },
    ...renamedInSeats(record, new Map([[player.id, is]])),
  ];
}

/** Whether somebody else at the table is called that already. */
export function isTaken(record: GameRecord, seat: Seat, typed: string): boolean {
  return record.players.some(({ name }, at) => at !== seat && plain(name) === plain(typed));
}
