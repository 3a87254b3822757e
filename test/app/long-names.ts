/** Five people whose names leave no room to spare. */
export const LONG_NAMES = ['Massimiliano', 'Bartholomäus', 'Anna-Magdalena', 'Konstantinos', 'Wilhelmine'];

/** The same game played by others. */
export function playedBy<Played extends { readonly players: readonly { readonly name: string }[] }>(
  record: Played,
  names: readonly string[],
): Played {
  const players = record.players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
  return { ...record, players };
}
