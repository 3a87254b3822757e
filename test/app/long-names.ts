/** Five names that use all the available width. */
export const LONG_NAMES = ['Massimiliano', 'Bartholomäus', 'Anna-Magdalena', 'Konstantinos', 'Wilhelmine'];

/** The same game with other players. */
export function playedBy<Played extends { readonly players: readonly { readonly name: string }[] }>(
  record: Played,
  names: readonly string[],
): Played {
  const players = record.players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
  return { ...record, players };
}
