import type { BySeat, Seat } from '../../shared/core/seats.ts';
import type { GameRecord, RecordPlayer } from '../../shared/record/index.ts';

/**
 * Who each person of the earlier record is in the later one, in the earlier order: the same person,
 * possibly renamed, or a replacement.
 */
export function peopleBetween(
  before: GameRecord,
  after: GameRecord,
): { readonly was: RecordPlayer; readonly is: RecordPlayer }[] {
  const known = new Set(before.players.map(({ id }) => id));
  const others = after.players.filter(({ id }) => !known.has(id));
  return before.players.map((was) => ({
    was,
    is: after.players.find(({ id }) => id === was.id) ?? others.shift() ?? was,
  }));
}

/** For each seat afterwards, where its player sat before. */
export function seatsBefore(before: GameRecord, after: GameRecord): BySeat<Seat> {
  const people = peopleBetween(before, after);
  return after.players.map((player, seat) => {
    const from = people.findIndex(({ is }) => is === player);
    return from === -1 ? seat : from;
  });
}
