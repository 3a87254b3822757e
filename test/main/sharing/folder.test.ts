import { expect, test } from 'vitest';
import { done, FOUR, OFFER, play, SALE } from '../store/store-in.ts';
import { exported, sharing } from './laptops.ts';

test('a game that was entered on one laptop is on the other after both have synced', async () => {
  const [ada, bea] = await sharing(2);
  if (ada === undefined || bea === undefined) return;
  const { id } = done(ada.store.games.create(FOUR)).record;
  play(ada.store, id, [OFFER, SALE]);
  ada.store.players.rename('axel', 'Axel the Great');
  await ada.sync();
  const { carriers, games } = await bea.sync();
  expect(carriers).toEqual([{ kind: 'folder', problem: null, skipped: [] }]);
  expect(games).toEqual([id]);
  expect(bea.store.games.get(id)?.record.events).toHaveLength(2);
  expect(bea.store.players.list().map(({ name }) => name)).toEqual([
    'Axel the Great',
    'Beatrix',
    'Clemens',
    'Doris',
  ]);
  expect(bea.store.sharing.news()).toEqual({ games: 1, game: id, parted: [] });
  expect(exported(bea)).toEqual(exported(ada));
});
