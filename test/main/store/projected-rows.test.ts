import { expect, test } from 'vitest';
import { random } from '../../play/random.ts';
import { checkRows } from './checked-rows.ts';
import { dataFolder, storeIn } from './store-in.ts';
import { liveOn, importGamesInto } from './lived-games.ts';

/** `npm run soak` uses many thousands. */
const GAMES = 90;
const LIVED = 45;

test('every row of many games, corrected ones included, matches a replay, and does so again', async () => {
  const folder = dataFolder();
  const store = storeIn(folder);
  const ids = importGamesInto(folder, GAMES);
  const lived = liveOn(random(1), store, ids.slice(0, LIVED), 2);
  expect(lived.edits, JSON.stringify(lived)).toBeGreaterThan(LIVED);
  expect(await checkRows(folder, store, ids)).toBeGreaterThan(GAMES * 40);
});
