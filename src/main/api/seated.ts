import type { NewGame, Store } from '../store/index.ts';

/** Somebody who has played before is known by name; anybody else is new. */
export function seated(
  { players: known }: Pick<Store, 'players'>,
  newId: () => string,
  players: readonly { readonly id?: string; readonly name: string }[],
): NewGame['players'] {
  const ids = new Map(known.list().map((player) => [player.name.toLowerCase(), player.id]));
  return players.map(({ id, name }) => ({ id: id ?? ids.get(name.toLowerCase()) ?? newId(), name }));
}
