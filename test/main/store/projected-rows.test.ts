import { expect, test } from 'vitest';
import { random } from '../../play/random.ts';
import { dataFolder, storeIn } from './laid-store.ts';
import {
  differing,
  keptRows,
  live,
  nothingLived,
  replayedRows,
  takeInNights,
  workOutAgain,
} from './lived-games.ts';

/** `npm run soak` takes many thousands. */
const GAMES = 1_000;
const LIVED = 100;

test('every row of a thousand games, corrected ones among them, is what a replay comes to, and so again', async () => {
  const folder = dataFolder();
  const store = storeIn(folder);
  const ids = takeInNights(folder, GAMES);
  const lived = nothingLived();
  const next = random(1);
  for (const id of ids.slice(0, LIVED)) live(next, store, id, 2, lived);
  expect(lived.edits, JSON.stringify(lived)).toBeGreaterThan(LIVED);
  const replayed = replayedRows(store, folder, ids);
  const rows = [...replayed.values()].reduce((all, own) => all + own.split('\n').length, 0);
  expect(rows).toBeGreaterThan(GAMES * 40);
  expect(differing(keptRows(folder), replayed)).toEqual([]);
  expect(await workOutAgain(folder)).toEqual({ games: GAMES, contradicted: 0 });
  expect(differing(keptRows(folder), replayed)).toEqual([]);
});
