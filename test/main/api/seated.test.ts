import { expect, test } from 'vitest';
import { seated } from '../../../src/main/api/seated.ts';
import type { Player } from '../../../src/main/store/players.ts';

const played = (id: string, name: string): Player => ({
  id,
  name,
  retired: false,
  alsoKnownAs: [],
});
const players = (...list: readonly Player[]) => ({ list: () => [...list] });

test('a known player is found by name, whatever the case and spaces', () => {
  const store = { players: players(played('p1', 'Hanna')) };
  expect(seated(store, () => 'new', [{ name: 'hanna' }, { name: 'Bea' }])).toEqual([
    { id: 'p1', name: 'hanna' },
    { id: 'new', name: 'Bea' },
  ]);
});

test('a namesake of a sample player is a different person', () => {
  const store = { players: players(played('sample-hanna', 'Hanna')) };
  expect(seated(store, () => 'new', [{ name: 'Hanna' }])).toEqual([{ id: 'new', name: 'Hanna' }]);
});
