import Database from 'better-sqlite3';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupName, backupsIn } from '../../src/main/store/backups/backup-files.ts';
import { NEWEST_VERSION, OLDEST_VERSION } from '../../src/main/store/schema.ts';
import { STORE_FILE } from '../../src/main/store/index.ts';
import { dataFolder, OFFER, begun, storeIn } from './store/store-in.ts';
import { runIn } from './work/backend-in.ts';
import { backUp, fromOutside, overwrite } from './store/from-outside.ts';

const UNUSABLE = 12;

/** A damaged file and its backups, of which only the oldest is undamaged. */
async function damaged() {
  const { folder, store, id } = begun(OFFER);
  const whole = await backUp(folder, '2026-11-01T20:00:00Z');
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

test('what is wrong at a start is known before the search through the backups', async () => {
  const { folder, id, whole } = await damaged();
  const place = await runIn(folder);
  expect(place.outages.current()).toMatchObject({
    problem: { kind: 'damaged' },
    ways: ['repair', 'again', 'empty'],
  });
  expect(place.queue.jobs()).toMatchObject([{ kind: 'find-backup' }]);

  expect(await place.outages.wholeBackup()).toMatchObject({
    kind: 'found',
    backup: { name: whole.name, holding: { games: 1 } },
  });
  expect(await place.outages.repair('repair')).toBeNull();
  expect(place.store.games.get(id)?.record.events).toEqual([OFFER]);
});

test('a repair doesn’t wait for the search: it cancels it and finds the backup itself', async () => {
  const { folder, id, whole } = await damaged();
  const place = await runIn(folder);
  const told: string[] = [];
  place.queue.watch((jobs) => told.push(...jobs.map(({ kind, state }) => `${kind} ${state.kind}`)));
  const found = place.outages.wholeBackup();
  expect(await place.outages.repair('repair')).toBeNull();
  expect(await found).toEqual({ kind: 'not-known' });
  expect(told).toContain('find-backup cancelled');
  expect(place.store.news()).toMatchObject([{ kind: 'mended', salvaged: { backup: { name: whole.name } } }]);
  expect(place.store.games.get(id)?.record.events).toEqual([OFFER]);
});

describe('a file of an older version', () => {
  function older(): string {
    const folder = dataFolder();
    const store = storeIn(folder);
    store.players.add('Axel');
    store.close();
    fromOutside(folder, (database) => database.pragma(`user_version = ${OLDEST_VERSION}`));
    return folder;
  }

  function versionIn(folder: string, file = STORE_FILE): unknown {
    const database = new Database(join(folder, file));
    const version = database.pragma('user_version', { simple: true });
    database.close();
    return version;
  }

  test('is backed up and migrated before anything is shown, if that is quick', async () => {
    const folder = older();
    const place = await runIn(folder, { patience: 60_000 });
    expect(place.store.players.list()).toMatchObject([{ name: 'Axel' }]);
    expect(backupsIn(folder)).toMatchObject([{ reason: 'migration' }]);
  });

  test('that takes longer shows its progress, may be cancelled, and goes on when asked', async () => {
    const folder = older();
    const place = await runIn(folder, { patience: 0 });
    expect(place.outages.current()).toMatchObject({ problem: { kind: 'older-store' }, ways: ['again'] });
    const [job] = place.queue.jobs();
    expect(job?.kind).toBe('migrate');
    const waiting = place.outages.repair('again');
    place.queue.cancel(job?.id ?? '');
    expect(await waiting).toMatchObject({ problem: { kind: 'older-store' } });
    expect(versionIn(folder)).toBe(OLDEST_VERSION);

    expect(await place.outages.repair('again')).toBeNull();
    expect(place.store.players.list()).toMatchObject([{ name: 'Axel' }]);
    place.close();
    expect(versionIn(folder)).toBe(NEWEST_VERSION);
    const backups = backupsIn(folder);
    expect(backups, 'one backup, however often it was tried').toMatchObject([{ reason: 'migration' }]);
    expect(versionIn(join(folder, 'backups'), backups[0]?.name)).toBe(OLDEST_VERSION);
  });

  test('that can’t be backed up isn’t migrated, and can be once there is space', async () => {
    const folder = older();
    writeFileSync(join(folder, 'backups'), 'a file where their folder should be');
    const place = await runIn(folder, { patience: 60_000 });
    expect(place.outages.current()).toMatchObject({ problem: { kind: 'unexpected' } });
    expect(place.noted).toEqual([
      expect.objectContaining({ message: expect.stringContaining('EEXIST') as string }),
    ]);
    expect(versionIn(folder)).toBe(OLDEST_VERSION);
    rmSync(join(folder, 'backups'));
    expect(await place.outages.repair('again')).toBeNull();
    expect(place.store.players.list()).toMatchObject([{ name: 'Axel' }]);
  });
});
