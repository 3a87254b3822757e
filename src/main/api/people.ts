import type { Calls, Desk } from './calls.ts';

export function peopleCalls(api: Calls['people'], { store }: Desk) {
  return {
    list: api.list.handler(() =>
      store.players.list().map(({ id, name, retired }) => ({ id, name, retired })),
    ),
  };
}
