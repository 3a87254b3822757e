import type { KnownPerson } from '../../shared/api.ts';
import type { Result } from '../../shared/core/result.ts';
import { isOfSample } from '../sample/sample-games.ts';
import { idsOf, type Player, type PlayerProblem, type Tables } from '../store/players.ts';
import type { Calls, ApiContext } from './calls.ts';

export function peopleCalls(api: Calls['people'], { store, changes }: ApiContext) {
  interface Errors {
    readonly NOT_FOUND: () => Error;
    readonly SAT_TOGETHER?: () => Error;
  }

  function answer(changed: Result<Player, PlayerProblem>, errors: Errors): null {
    if (!changed.ok) throw refusal(changed.error.kind, errors);
    changes.publish('change', { kind: 'people' });
    changes.publish('change', { kind: 'games' });
    return null;
  }

  function friends(): readonly Player[] {
    return store.players.list().filter((player) => !isOfSample(player));
  }

  return {
    list: api.list.handler(() => friends().map(({ id, name, retired }) => ({ id, name, retired }))),
    known: api.known.handler(() => {
      const tables = store.players.tables();
      return friends().map((player) => personOf(player, tables));
    }),
    rename: api.rename.handler(({ input: { id, name }, errors }) =>
      answer(store.players.rename(id, name), errors),
    ),
    erase: api.erase.handler(({ input: { id }, errors }) => answer(store.players.erase(id), errors)),
    retire: api.retire.handler(({ input: { id, retired }, errors }) =>
      answer(store.players.retire(id, retired), errors),
    ),
    merge: api.merge.handler(({ input: { id, into }, errors }) =>
      answer(store.players.merge(id, into), errors),
    ),
    split: api.split.handler(({ input: { id }, errors }) => answer(store.players.split(id), errors)),
  };

  function refusal(kind: PlayerProblem['kind'], { NOT_FOUND, SAT_TOGETHER }: Errors): Error {
    switch (kind) {
      case 'no-such-player':
      case 'same-player':
        return NOT_FOUND();
      case 'sat-together':
        return (SAT_TOGETHER ?? NOT_FOUND)();
    }
  }
}

function personOf(player: Player, tables: ReadonlyMap<string, Tables>): KnownPerson {
  const { id, name, retired, alsoKnownAs } = player;
  const played = idsOf(player).flatMap((each) => tables.get(each) ?? []);
  const moments = played.flatMap(({ latest }) => latest ?? []).sort();
  return {
    id,
    name,
    retired,
    games: played.reduce((sum, { games }) => sum + games, 0),
    latest: moments.at(-1) ?? null,
    merged: alsoKnownAs.map((each) => ({
      id: each,
      name: tables.get(each)?.name ?? each,
      games: tables.get(each)?.games ?? 0,
    })),
  };
}
