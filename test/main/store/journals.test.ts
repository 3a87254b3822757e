import { expect, test } from 'vitest';
import { fileTroubleOf } from '../../../src/main/store/file-trouble.ts';
import { DamagedJournal } from '../../../src/main/store/journal-row.ts';
import { openStore } from '../../../src/main/store/index.ts';
import { fromOutside } from './from-outside.ts';
import { done, OFFER, SALE, surroundings, begun } from './store-in.ts';

/** Two entries follow the first. */
test.each([
  ['the last', 'position = 2'],
  ['one in between', 'position = 1'],
  ['all', 'position >= 0'],
])('a journal that lacks rows, %s of them, is damaged and never a shorter game', (_, which) => {
  const { folder, store, id } = begun(OFFER, SALE);
  store.close();
  fromOutside(folder, (file) => {
    const guards = file
      .prepare<[], { readonly name: string; readonly sql: string }>(
        `SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`,
      )
      .all();
    for (const { name } of guards) file.exec(`DROP TRIGGER "${name}"`);
    file.exec(`DELETE FROM journal WHERE ${which}`);
    for (const { sql } of guards) file.exec(sql);
  });

  const opened = done(openStore(folder, surroundings()));
  const opening = (): unknown => opened.games.get(id);
  expect(opening).toThrow(`the journal of game ${id}`);
  expect(opening).toThrow(DamagedJournal);
  expect(fileTroubleOf(new DamagedJournal(id))).toBe('damaged');
  opened.close();
});
