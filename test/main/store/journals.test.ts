import { expect, test } from 'vitest';
import { fileTroubleOf } from '../../../src/main/store/file-trouble.ts';
import { DamagedJournal } from '../../../src/main/store/journal-row.ts';
import { openStore } from '../../../src/main/store/index.ts';
import { unguarded } from './from-outside.ts';
import { done, OFFER, SALE, surroundings, begun } from './store-in.ts';

/** Two entries follow the first. */
test.each([
  ['the last', 'position = 2'],
  ['one in between', 'position = 1'],
  ['all', 'position >= 0'],
])('a journal that lacks rows, %s of them, is damaged and never a shorter game', (_, which) => {
  const { folder, store, id } = begun(OFFER, SALE);
  store.close();
  unguarded(folder, 'journal', (database) => database.exec(`DELETE FROM journal WHERE ${which}`));
  const opened = done(openStore(folder, surroundings()));
  const opening = (): unknown => opened.games.get(id);
  expect(opening).toThrow(`the journal of game ${id}`);
  expect(opening).toThrow(DamagedJournal);
  expect(fileTroubleOf(new DamagedJournal(id))).toBe('damaged');
  opened.close();
});
