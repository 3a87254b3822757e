import type { BySeat, Seat } from '../../../shared/core/seats.ts';
import type { GameRecord, RecordPlayer } from '../../../shared/record/index.ts';

/** Who each person of a game is afterwards, in the order before: the same, by another name, or somebody else in their place. */
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

/** Where whoever sits at each seat afterwards sat before. */
export function seatsBefore(before: GameRecord, after: GameRecord): BySeat<Seat> {
  const people = peopleBetween(before, after);
  return after.players.map((player, seat) => {
    const from = people.findIndex(({ is }) => is === player);
    return from === -1 ? seat : from;
  });
}
