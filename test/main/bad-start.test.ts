import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupName } from '../../src/main/store/backups/backup-files.ts';
import { takeBackup } from '../../src/main/store/backups/taking.ts';
import { openForWork } from '../../src/main/store/connection.ts';
import { STORE_FILE } from '../../src/main/store/index.ts';
import { openWorkplace } from '../../src/main/workplace.ts';
import { dataFolder, done, FOUR, OFFER, play, storeIn } from './store/laid-store.ts';

const WORKER = join(import.meta.dirname, '../../src/main/work/worker.ts');
const UNUSABLE = 12;

/** A damaged file and its backups, of which only the oldest is whole. */
async function damaged() {
  const folder = dataFolder();
  const store = storeIn(folder);
  const { id } = done(store.games.create(FOUR)).record;
  play(store, id, [OFFER]);
  const database = openForWork(join(folder, STORE_FILE));
  const whole = done(await takeBackup(database, folder, { at: '2026-11-01T20:00:00Z', reason: 'daily' }));
  database.close();
  store.close();
  const pathOf = (name: string) => join(folder, 'backups', name);
  for (let day = 1; day <= UNUSABLE; day += 1) {
    const at = new Date(Date.UTC(2026, 10, 1 + day)).toISOString();
    const path = pathOf(backupName({ at, reason: 'daily' }));
    copyFileSync(pathOf(whole.name), path);
    overwrite(path, '"name":"Axel"', '"name":"Axem"');
  }
  overwrite(join(folder, STORE_FILE), 'SQLite format 3', 'nonsense');
  return { folder, id, whole };
}

function overwrite(file: string, found: string, put: string): void {
  const bytes = readFileSync(file);
  bytes.write(put, bytes.indexOf(found));
  writeFileSync(file, bytes);
}

test('what is wrong at a start is known before the backups are looked through, which is done beside it', async () => {
  const { folder, id, whole } = await damaged();
  const manner = { quitInMenu: true, quit: () => undefined, worker: WORKER, choosePlace: () => null };
  const place = await openWorkplace(folder, manner);
  if (place?.kind !== 'broken') throw new Error('the file is damaged');
  onTestFinished(place.close);
  expect(place.badDay).toMatchObject({ problem: { kind: 'damaged' }, ways: ['mend', 'afresh', 'again'] });
  expect(place.workshop.jobs()).toMatchObject([{ kind: 'find-backup' }]);

  const mending = place.mend('mend');
  expect(place.workshop.jobs().map(({ kind }) => kind)).toEqual(['find-backup', 'mend']);
  expect(await place.wholeBackup).toMatchObject({ name: whole.name, holding: { games: 1 } });
  const mended = await mending;
  if (mended.kind !== 'open') throw new Error('the file is mended');
  onTestFinished(mended.close);
  expect(mended.store.games.get(id)?.record.events).toEqual([OFFER]);
});

test('mending that is called off changes nothing, and can be begun again', async () => {
  const { folder } = await damaged();
  const manner = { quitInMenu: true, quit: () => undefined, worker: WORKER, choosePlace: () => null };
  const place = await openWorkplace(folder, manner);
  if (place?.kind !== 'broken') throw new Error('the file is damaged');
  const before = readFileSync(join(folder, STORE_FILE));
  const mending = place.mend('mend');
  const [, mend] = place.workshop.jobs();
  expect(place.workshop.cancel(mend?.id ?? '')).toBe(true);
  expect(await mending).toBe(place);
  expect(readFileSync(join(folder, STORE_FILE)).equals(before)).toBe(true);
  expect(existsSync(join(folder, 'set-aside'))).toBe(false);
  const again = await place.mend('mend');
  expect(again.kind).toBe('open');
  again.close();
});
