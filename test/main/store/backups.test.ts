import Database from 'better-sqlite3';
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backupName, backupsIn, type BackupFile } from '../../../src/main/store/backups/backup-files.ts';
import { backUpBeforeMigration } from '../../../src/main/store/backups/before-migration.ts';
import { backupViews, newestUsable } from '../../../src/main/store/backups/choosing.ts';
import { prepareRestore, putInPlace } from '../../../src/main/store/backups/restoring.ts';
import { keptBackups } from '../../../src/main/store/backups/thinning.ts';
import { STORE_FILE } from '../../../src/main/store/index.ts';
import { openKeptStore, type KeptStore } from '../../../src/main/store/kept-store.ts';
import { setAsideIn } from '../../../src/main/store/set-aside.ts';
import { NEWEST_VERSION } from '../../../src/main/store/schema.ts';
import { dataFolder, done, FOUR, OFFER, play, SALE, surroundings, storeIn } from './store-in.ts';
import { backUp, overwrite } from './from-outside.ts';
import { backendIn, check } from '../work/backend-in.ts';

/** The store of a folder, with a game, closed after the test unless the test closes it. */
function laid(around = surroundings()) {
  const folder = dataFolder();
  const store = kept(folder, around);
  const { id } = done(store.games.create(FOUR)).record;
  return { folder, store, id, shown: () => store.games.get(id) };
}

function kept(folder: string, around = surroundings()): KeptStore {
  const store = openKeptStore(folder, around);
  onTestFinished(store.close);
  expect(store.open()).toBeNull();
  return store;
}

/** Restores a backup, as worker and main do together. */
function restore(store: KeptStore, name: string, isWhole?: boolean): string {
  const ready = prepareRestore(store.folder, name);
  if (ready.kind !== 'prepared') return ready.kind;
  store.close();
  putInPlace(store.folder, store.now(), isWhole ?? ready.presentIsWhole);
  expect(store.open([{ kind: 'restored', at: ready.at }])).toBeNull();
  return ready.kind;
}

describe('a backup', () => {
  test('contains what was stored when it was made, in one file, with a summary', async () => {
    const { folder, store, id } = laid();
    play(store, id, [OFFER]);
    store.games.trash(done(store.games.create(FOUR)).record.id);
    const [guest, other] = ['Guest', 'Emil'].map((name) => store.players.add(name).id);
    done(store.players.merge(guest ?? '', other ?? ''));
    const { name } = await backUp(folder, '2026-11-21T20:00:00Z');
    play(store, id, [SALE]);
    expect(readdirSync(join(folder, 'backups'))).toEqual([name]);
    const bytes = expect.any(Number) as number;
    const holding = { games: 1, players: 5, lastChange: '2026-11-21T19:30:02.000Z', bytes };
    expect(backupViews(folder)).toEqual([
      { name, at: '2026-11-21T20:00:00Z', reason: 'daily', holding, damaged: false },
    ]);
  });

  test('is restored completely; what was there before becomes a backup that can be restored in turn', async () => {
    const { folder, store, id, shown } = laid();
    play(store, id, [OFFER]);
    const then = shown();
    const { name } = await backUp(folder, '2026-11-20T20:00:00Z');
    play(store, id, [SALE]);
    const now = shown();
    expect(restore(store, name)).toBe('prepared');
    expect(shown()).toEqual(then);
    expect(store.news()).toEqual([{ kind: 'restored', at: '2026-11-20T20:00:00Z' }]);

    const [before] = backupsIn(folder);
    expect(before?.reason).toBe('restore');
    expect(restore(store, before?.name ?? '')).toBe('prepared');
    expect(shown()).toEqual(now);
    play(store, id, [{ ...OFFER, seat: 1 }]);
    store.close();
    const again = kept(folder);
    expect(again.games.get(id)?.position).toBe(3);
    expect(again.notices).toEqual([]);
  });

  test('is never overwritten by another of the same second', async () => {
    const around = { ...surroundings(), now: () => '2026-11-21T20:00:00.000Z' };
    const { folder, store, id, shown } = laid(around);
    const { name } = await backUp(folder, '2026-11-20T20:00:00Z');
    const later = await backUp(folder, '2026-11-20T20:00:00Z');
    expect([name, later.name]).toEqual([
      'vernissage 2026-11-20T20-00-00Z daily 1.db',
      'vernissage 2026-11-20T20-00-00Z daily 2.db',
    ]);
    // Nor has it the number of another, however many were thinned out.
    rmSync(join(folder, 'backups', name));
    expect(await backUp(folder, '2026-11-20T20:00:00Z')).toMatchObject({ number: 3 });
    play(store, id, [OFFER]);
    const now = shown();
    // After restoring twice within a second, the original is still among the backups.
    expect([1, 2].map(() => restore(store, later.name))).toEqual(['prepared', 'prepared']);
    const [, first] = backupsIn(folder);
    expect(first).toMatchObject({ reason: 'restore', at: '2026-11-21T20:00:00Z' });
    expect(restore(store, first?.name ?? '')).toBe('prepared');
    expect(shown()).toEqual(now);
  });

  test('that replaces a damaged file sets that aside, because it would be no backup', async () => {
    const { folder, store } = laid();
    const { name } = await backUp(folder, '2026-11-20T20:00:00Z');
    expect(restore(store, name, false)).toBe('prepared');
    expect(backupsIn(folder).map(({ reason }) => reason)).toEqual(['daily']);
    expect(setAsideIn(folder)).toHaveLength(1);
  });

  test('that has been damaged, is of a newer version or is missing changes nothing', async () => {
    const { folder, store, id, shown } = laid();
    const { name } = await backUp(folder, '2026-11-20T20:00:00Z');
    const file = join(folder, 'backups', name);
    const whole = readFileSync(file);
    play(store, id, [OFFER]);
    const now = shown();

    const database = new Database(file);
    database.pragma(`user_version = ${NEWEST_VERSION + 1}`);
    database.close();
    expect(restore(store, name)).toBe('unusable');
    // After an update it may be restored.
    expect(backupViews(folder)).toMatchObject([{ damaged: false }]);

    writeFileSync(file, whole);
    overwrite(file, '"name":"Axel"', '"name":"Qxel"');
    expect(restore(store, name)).toBe('unusable');
    expect(newestUsable(folder)).toBeNull();
    expect(backupViews(folder)).toMatchObject([{ damaged: true }]);
    expect(restore(store, '../elsewhere.db')).toBe('not-found');
    expect(shown()).toEqual(now);
    expect(readdirSync(folder).filter((each) => each.includes('draft'))).toEqual([]);
  });

  test('of a damaged file is not kept, and the damaged game is reported', async () => {
    const { folder, store, id } = laid();
    store.close();
    overwrite(join(folder, STORE_FILE), '"name":"Axel"', '"name":"Qxel"');
    const damage = JSON.stringify([{ kind: 'journal', game: id }]);
    await expect(backUp(folder)).rejects.toThrow(`refused: ${damage}`);
    expect(backupsIn(folder)).toEqual([]);
  });

  test('made during a game contains what was stored at its start, and doesn’t block the game', async () => {
    const { folder, store, id } = laid();
    const taking = backUp(folder);
    play(store, id, [OFFER, SALE]);
    const { name } = await taking;
    const copy = new Database(join(folder, 'backups', name), { readonly: true });
    expect([1, 3]).toContain(copy.prepare('SELECT COUNT(*) FROM journal').pluck().get());
    copy.close();
  });
});

describe('reading a file’s version', () => {
  /** A folder left by a killed run, without the given files. */
  function killed(...files: readonly string[]): string {
    const { folder } = laid();
    const left = dataFolder();
    for (const file of files) copyFileSync(join(folder, file), join(left, file));
    return left;
  }

  test('keeps its log', async () => {
    const folder = killed(STORE_FILE, `${STORE_FILE}-wal`);
    const { size } = statSync(join(folder, `${STORE_FILE}-wal`));
    await backUpBeforeMigration(folder, '2026-11-21T20:00:00Z');
    expect(statSync(join(folder, `${STORE_FILE}-wal`)).size).toBe(size);
  });

  test('leaves no log if there was none', async () => {
    const { folder, store } = laid();
    store.close();
    // Nor a backup, because the file is of this version.
    for (const left of [folder, killed(STORE_FILE)]) {
      await backUpBeforeMigration(left, '2026-11-21T20:00:00Z');
      expect(readdirSync(left)).toEqual([STORE_FILE]);
    }
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
