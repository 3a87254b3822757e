import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupViews, newestUsable } from '../../../src/main/store/backups/choosing.ts';
import { prepareRestore } from '../../../src/main/store/backups/restoring.ts';
import { backendIn, check } from '../work/backend-in.ts';
import { backUp, overwrite } from './from-outside.ts';
import { dataFolder, done, FOUR, storeIn } from './store-in.ts';

/** Two backups, of which the later can be damaged and repaired again. */
async function withTwoBackups() {
  const folder = dataFolder();
  const store = storeIn(folder);
  done(store.games.create(FOUR));
  const first = await backUp(folder);
  const { name } = await backUp(folder, '2026-11-21T20:00:00Z');
  const file = join(folder, 'backups', name);
  const whole = readFileSync(file);
  const damage = (): void => overwrite(file, '"name":"Axel"', '"name":"Qxel"');
  const marked = (): string[] =>
    backupViews(folder).flatMap(({ name: one, damaged }) => (damaged ? one : []));
  return { folder, first: first.name, name, damage, repair: () => writeFileSync(file, whole), marked, store };
}

test('a backup found damaged is marked until it is found undamaged', async () => {
  const { folder, first, name, damage, repair, marked } = await withTwoBackups();
  damage();
  expect(marked()).toEqual([]);
  expect(newestUsable(folder)?.name).toBe(first);
  expect(marked()).toEqual([name]);
  repair();
  expect(prepareRestore(folder, name).kind).toBe('prepared');
  expect(marked()).toEqual([]);
  damage();
  expect(prepareRestore(folder, name).kind).toBe('unusable');
  expect(marked()).toEqual([name]);
});

test('a check includes the backups, and a start deletes unfinished ones left by a killed run', async () => {
  const { folder, name, damage, marked, store } = await withTwoBackups();
  store.close();
  damage();
  const drafts = ['vernissage.db-draft', 'vernissage.db-draft-journal'];
  const parts = ['', '-journal'].map((end) => `vernissage 2026-11-23T12-00-00Z daily 3.db.part${end}`);
  for (const file of [...drafts, ...parts.map((each) => join('backups', each))]) {
    writeFileSync(join(folder, file), 'half');
  }
  const { client } = await backendIn(folder);
  expect(readdirSync(folder).filter((each) => each.includes('draft'))).toEqual([]);
  expect(readdirSync(join(folder, 'backups')).filter((each) => each.includes('.part'))).toEqual([]);

  expect(await check(client)).toEqual({ kind: 'done', result: [{ kind: 'backup', name }] });
  // The file of games itself is undamaged.
  expect(await client.keeping.overview()).toMatchObject({
    damaged: false,
    backups: [{ name, damaged: true }, { damaged: false }],
  });
  expect(marked()).toEqual([name]);
});
