import { isOfSample } from '../sample/sample-games.ts';
import type { NewGame, Players } from '../store/index.ts';

/** Known players are found by name; all others are new, including namesakes of the sample players. */
export function seated(
  { players: known }: { readonly players: Pick<Players, 'list'> },
  newId: () => string,
  players: readonly { readonly id?: string; readonly name: string }[],
): NewGame['players'] {
  const people = known.list().filter((player) => !isOfSample(player));
  const ids = new Map(people.map((player) => [player.name.toLowerCase(), player.id]));
  return players.map(({ id, name }) => ({ id: id ?? ids.get(name.toLowerCase()) ?? newId(), name }));
}
