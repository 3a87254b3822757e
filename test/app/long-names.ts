/** Five names that use all the available width. */
export const LONG_NAMES = ['Massimiliano', 'Bartholomäus', 'Anna-Magdalena', 'Konstantinos', 'Wilhelmine'];

/** The longest that fit a seat. */
export const FORTY_LETTERS = [
  'Maximiliane-Theodora von Hohenzollern-Si',
  'Bartholomäus Konstantinos Papadopoulosss',
  'Annamagdalenawilhelminegiuseppinabettina',
  'Jean-Baptiste Emmanuel de la Rochefoucau',
];

/** The same game with other players. */
export function playedBy<Played extends { readonly players: readonly { readonly name: string }[] }>(
  record: Played,
  names: readonly string[],
): Played {
  const players = record.players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
  return { ...record, players };
}
