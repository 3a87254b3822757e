import { expect, test } from 'vitest';
import { dataFolder } from '../store/store-in.ts';
import { killSyncsAndLook } from './killing-syncs.ts';

test('a sync that is killed leaves the file whole, and the next ones complete it', async () => {
  const midway = await killSyncsAndLook(1, { newFolder: dataFolder }, { laptops: 2, games: 20, kills: 2 });
  expect(midway).toBeGreaterThan(0);
});
