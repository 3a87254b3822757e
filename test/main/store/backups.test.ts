import Database from 'better-sqlite3';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupName, backupsIn, type BackupFile } from '../../../src/main/store/backups/backup-files.ts';
import { backUpBeforeMigration } from '../../../src/main/store/backups/before-migration.ts';
import { backupViews, newestUsable } from '../../../src/main/store/backups/choosing.ts';
import { prepareRestore, putInPlace } from '../../../src/main/store/backups/restoring.ts';
import { takeBackup } from '../../../src/main/store/backups/taking.ts';
import { keptBackups } from '../../../src/main/store/backups/thinning.ts';
import { openForWork } from '../../../src/main/store/connection.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { openKeptStore, type KeptStore } from '../../../src/main/store/kept-store.ts';
import { setAsideIn } from '../../../src/main/store/set-aside.ts';
import { migrate, NEWEST_VERSION } from '../../../src/main/store/migrations/index.ts';
import { isDue } from '../../../src/main/work/daily-backup.ts';
import { dataFolder, done, FOUR, OFFER, play, SALE, surroundings } from './store-in.ts';
import { backUp, overwrite } from './from-outside.ts';

function kept(folder: string, around = surroundings()): KeptStore {
  const store = openKeptStore(folder, around);
  expect(store.open()).toBeNull();
  return store;
}

/** Restores a backup, as worker and main do together. */
function restore(store: KeptStore, name: string): string {
  const laid = prepareRestore(store.folder, name);
  if (laid.kind === 'prepared') put(store, laid.at, laid.presentIsWhole);
  return laid.kind;
}

function put(store: KeptStore, at: string, presentIsWhole: boolean): void {
  store.close();
  putInPlace(store.folder, store.now(), presentIsWhole);
  expect(store.open([{ kind: 'restored', at }])).toBeNull();
}

describe('a backup', () => {
  test('contains what was stored when it was made, in one file, with a summary', async () => {
    const folder = dataFolder();
    const store = kept(folder);
    const { id } = done(store.games.create(FOUR)).record;
    play(store, id, [OFFER]);
    store.games.trash(done(store.games.create(FOUR)).record.id);
    const { name } = await backUp(folder, '2026-11-21T20:00:00Z');
    play(store, id, [SALE]);
    expect(readdirSync(join(folder, 'backups'))).toEqual([name]);
    expect(backupViews(folder)).toEqual([
      {
        name,
        at: '2026-11-21T20:00:00Z',
        reason: 'daily',
        holding: {
          games: 1,
          players: 4,
          lastChange: '2026-11-21T19:30:02.000Z',
          bytes: expect.any(Number) as number,
        },
        damaged: false,
      },
    ]);
    store.close();
  });

  test('is restored completely; what was there before becomes a backup that can be restored in turn', async () => {
    const folder = dataFolder();
    const store = kept(folder);
    const { id } = done(store.games.create(FOUR)).record;
    play(store, id, [OFFER]);
    const then = store.games.get(id);
    const { name } = await backUp(folder, '2026-11-20T20:00:00Z');
    play(store, id, [SALE]);
    const now = store.games.get(id);
    expect(restore(store, name)).toBe('prepared');
    expect(store.games.get(id)).toEqual(then);
    expect(store.news()).toEqual([{ kind: 'restored', at: '2026-11-20T20:00:00Z' }]);

    const [before] = backupsIn(folder);
    expect(before?.reason).toBe('restore');
    expect(restore(store, before?.name ?? '')).toBe('prepared');
    expect(store.games.get(id)).toEqual(now);
    play(store, id, [{ ...OFFER, seat: 1 }]);
    store.close();
    const again = kept(folder);
    expect(again.games.get(id)?.position).toBe(3);
    expect(again.notices).toEqual([]);
    again.close();
  });

  test('is never overwritten by another of the same second', async () => {
    const folder = dataFolder();
    const store = kept(folder, { ...surroundings(), now: () => '2026-11-21T20:00:00.000Z' });
    const { id } = done(store.games.create(FOUR)).record;
    const { name } = await backUp(folder, '2026-11-20T20:00:00Z');
    const later = await backUp(folder, '2026-11-20T20:00:00Z');
    expect([name, later.name]).toEqual([
      'vernissage 2026-11-20T20-00-00Z daily 1.db',
      'vernissage 2026-11-20T20-00-00Z daily 2.db',
    ]);
    play(store, id, [OFFER]);
    const now = store.games.get(id);
    // After restoring twice within a second, the original is still among the backups.
    expect([restore(store, name), restore(store, name)]).toEqual(['prepared', 'prepared']);
    const [, first] = backupsIn(folder);
    expect(first).toMatchObject({ reason: 'restore', at: '2026-11-21T20:00:00Z' });
    expect(restore(store, first?.name ?? '')).toBe('prepared');
    expect(store.games.get(id)).toEqual(now);
    store.close();
  });

  test('that replaces a damaged file sets that aside, because it would be no backup', async () => {
    const folder = dataFolder();
    const store = kept(folder);
    done(store.games.create(FOUR));
    const { name } = await backUp(folder, '2026-11-20T20:00:00Z');
    const laid = prepareRestore(folder, name);
    if (laid.kind !== 'prepared') throw new Error(laid.kind);
    put(store, laid.at, false);
    expect(backupsIn(folder).map(({ reason }) => reason)).toEqual(['daily']);
    expect(setAsideIn(folder)).toHaveLength(1);
    store.close();
  });

  test('that has been damaged, is of a newer version or is missing changes nothing', async () => {
    const folder = dataFolder();
    const store = kept(folder);
    const { id } = done(store.games.create(FOUR)).record;
    const { name } = await backUp(folder, '2026-11-20T20:00:00Z');
    const file = join(folder, 'backups', name);
    const whole = readFileSync(file);
    play(store, id, [OFFER]);
    const now = store.games.get(id);

    overwrite(file, '"name":"Axel"', '"name":"Qxel"');
    expect(restore(store, name)).toBe('unusable');
    expect(newestUsable(folder)).toBeNull();

    writeFileSync(file, whole);
    const database = new Database(file);
    database.pragma(`user_version = ${NEWEST_VERSION + 1}`);
    database.close();
    expect(restore(store, name)).toBe('unusable');
    expect(restore(store, '../elsewhere.db')).toBe('not-found');
    expect(store.games.get(id)).toEqual(now);
    expect(readdirSync(folder).filter((each) => each.includes('draft'))).toEqual([]);
    store.close();
  });

  test('of a damaged file is not kept, and the damaged game is reported', async () => {
    const folder = dataFolder();
    const store = kept(folder);
    const { id } = done(store.games.create(FOUR)).record;
    store.close();
    const file = join(folder, STORE_FILE);
    const bytes = readFileSync(file);
    bytes.write('Q', bytes.indexOf('Axel', bytes.indexOf('"players"')));
    writeFileSync(file, bytes);
    const database = openForWork(file);
    const taken = await takeBackup(database, folder, { at: '2026-11-20T20:00:00Z', reason: 'daily' });
    database.close();
    expect(taken).toEqual({ ok: false, error: [{ kind: 'journal', game: id }] });
    expect(backupsIn(folder)).toEqual([]);
  });

  test('made during a game contains what was stored at its start, and doesn’t block the game', async () => {
    const folder = dataFolder();
    const store = kept(folder);
    const { id } = done(store.games.create(FOUR)).record;
    const database = openForWork(join(folder, STORE_FILE));
    const taking = takeBackup(database, folder, { at: '2026-11-20T20:00:00Z', reason: 'daily' });
    play(store, id, [OFFER, SALE]);
    const { name } = done(await taking);
    database.close();
    const copy = new Database(join(folder, 'backups', name), { readonly: true });
    const rows = copy.prepare('SELECT COUNT(*) FROM journal').pluck().get();
    expect([1, 3]).toContain(rows);
    copy.close();
    store.close();
  });

  test('can be cancelled, and leaves nothing behind', async () => {
    const folder = dataFolder();
    const store = kept(folder);
    done(store.games.create(FOUR));
    const database = openForWork(join(folder, STORE_FILE));
    const cancel = () => {
      throw new Error('called off');
    };
    await expect(
      takeBackup(database, folder, { at: '2026-11-20T20:00:00Z', reason: 'daily' }, cancel),
    ).rejects.toThrow('called off');
    database.close();
    store.close();
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });
});

describe('a copy saved elsewhere', () => {
  test('contains everything in one file, even if the folder is gone', async () => {
    const folder = dataFolder();
    const elsewhere = dataFolder();
    const store = kept(folder);
    const { id } = done(store.games.create(FOUR)).record;
    await store.copyTo(join(elsewhere, STORE_FILE));
    store.close();
    expect(readdirSync(elsewhere)).toEqual([STORE_FILE]);
    const there = kept(elsewhere);
    expect(there.games.get(id)?.record.players).toHaveLength(4);
    there.close();
  });
});

describe('before a migration', () => {
  test('the file is backed up once; a file of the present version is not', async () => {
    const folder = dataFolder();
    const database = new Database(join(folder, STORE_FILE));
    database.pragma('journal_mode = wal');
    database.pragma(`application_id = ${0x5665726e}`);
    migrate(database, NEWEST_VERSION - 1);
    database.close();
    expect(await backUpBeforeMigration(folder, '2026-11-20T20:00:00Z')).toEqual({ ok: true, value: null });
    expect(backupsIn(folder)).toMatchObject([{ reason: 'migration' }]);
    kept(folder).close();
    expect(await backUpBeforeMigration(folder, '2026-11-20T21:00:00Z')).toEqual({ ok: true, value: null });
    expect(backupsIn(folder)).toHaveLength(1);
    const copy = new Database(join(folder, 'backups', backupsIn(folder)[0]?.name ?? ''), { readonly: true });
    expect(copy.pragma('user_version', { simple: true })).toBe(NEWEST_VERSION - 1);
    copy.close();
  });
});

describe('reading a file’s version', () => {
  /** A folder left by a killed run, without the given files. */
  function killed(...files: readonly string[]): string {
    const folder = dataFolder();
    const store = kept(folder);
    done(store.games.create(FOUR));
    const left = dataFolder();
    for (const file of files) copyFileSync(join(folder, file), join(left, file));
    store.close();
    return left;
  }

  test('keeps its log', async () => {
    const folder = killed(STORE_FILE, `${STORE_FILE}-wal`);
    const { size } = statSync(join(folder, `${STORE_FILE}-wal`));
    await backUpBeforeMigration(folder, '2026-11-21T20:00:00Z');
    expect(statSync(join(folder, `${STORE_FILE}-wal`)).size).toBe(size);
  });

  test('leaves no log if there was none', async () => {
    const folder = killed(STORE_FILE);
    await backUpBeforeMigration(folder, '2026-11-21T20:00:00Z');
    expect(readdirSync(folder)).toEqual([STORE_FILE]);
  });
});

describe('the daily backup', () => {
  test('is due when there are games and the last is a day old', async () => {
    const folder = dataFolder();
    const store = kept(folder);
    const at = (now: string) => isDue({ folder, games: store.games, now: () => now });
    expect(at('2026-11-21T20:00:00Z')).toBe(false);
    done(store.games.create(FOUR));
    expect(at('2026-11-21T20:00:00Z')).toBe(true);
    await backUp(folder, '2026-11-21T20:00:00Z');
    expect(at('2026-11-22T19:59:00Z')).toBe(false);
    expect(at('2026-11-22T20:00:00Z')).toBe(true);
    store.close();
  });
});

describe('which backups are kept', () => {
  const daily = (at: string): BackupFile => ({
    name: backupName({ at, reason: 'daily' }),
    at,
    reason: 'daily',
    number: null,
  });
  const days = (count: number) =>
    Array.from({ length: count }, (_, back) =>
      daily(new Date(Date.UTC(2026, 10, 21 - back, 9)).toISOString()),
    );
  const keptDays = (backups: readonly BackupFile[]) => {
    const kept = keptBackups(backups);
    return backups.filter((backup) => kept.has(backup)).map(({ at }) => at.slice(0, 10));
  };

  test('from three years of days: seven days, four weeks, twelve months', () => {
    expect(keptDays(days(1_000))).toEqual([
      ...['21', '20', '19', '18', '17', '16', '15'].map((day) => `2026-11-${day}`),
      '2026-11-08',
      '2026-11-01',
      ...['10-31', '09-30', '08-31', '07-31', '06-30', '05-31', '04-30', '03-31', '02-28', '01-31'].map(
        (day) => `2026-${day}`,
      ),
      '2025-12-31',
    ]);
  });

  test('from a day with many: the latest five', () => {
    const hours = Array.from({ length: 9 }, (_, back) => daily(`2026-11-21T${String(20 - back)}:00:00Z`));
    expect([...keptBackups(hours)]).toEqual(hours.slice(0, 5));
  });
});
