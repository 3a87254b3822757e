import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { outageOf, passes } from '../../../src/main/outage.ts';
import { FILE_TROUBLES } from '../../../src/shared/api.ts';
import { fileTroubleOf } from '../../../src/main/store/file-trouble.ts';
import { copyLeftovers } from '../../../src/main/store/left-behind.ts';
import { openStore, STORE_FILE, type OpenProblem } from '../../../src/main/store/index.ts';
import { startEmpty } from '../../../src/main/store/salvage/repairing.ts';
import { setAsideIn } from '../../../src/main/store/set-aside.ts';
import { coverWithTinyDrive, fill } from '../drives.ts';
import { dataFolder, done, FOUR, OFFER, play, SALE, storeIn, surroundings } from './store-in.ts';
import { backUp, copyStore, fromOutside, repair } from './from-outside.ts';

/** Ids that are unique across stores of a folder. */
const around = { ...surroundings(), newId: randomUUID };

/** A folder with one game of two entries, and the game's id. */
function played(folder = dataFolder()): { readonly folder: string; readonly id: string } {
  const store = storeIn(folder, around);
  const { id } = done(store.games.create(FOUR)).record;
  play(store, id, [OFFER, SALE]);
  store.close();
  return { folder, id };
}

function problemIn(folder: string): OpenProblem['kind'] {
  const opened = openStore(folder, surroundings());
  if (!opened.ok) return opened.error.kind;
  opened.value.close();
  throw new Error('it opened');
}

/** The trouble with the disk or the file behind the error of some work. */
function troubleWith(work: () => unknown): unknown {
  try {
    work();
    return 'none';
  } catch (error) {
    return fileTroubleOf(error);
  }
}

/** A file system of this size; not every machine lets a test make one. */
function tinyDisk(kilobytes: number, { skip }: TestContext): string {
  const folder = dataFolder();
  const drive = coverWithTinyDrive(folder, kilobytes);
  if (drive === null) return skip();
  onTestFinished(drive.disconnect);
  return folder;
}

/** What a killed run left of a game of three entries on a small disk. */
function leftOn(disk: string): string {
  const { folder, id } = played();
  play(storeIn(folder, around), id, [{ ...OFFER, seat: 1 }]);
  copyStore(folder, disk);
  return id;
}

describe('a file that can’t be opened stays unchanged, and the reason is reported', () => {
  test.each<[string, OpenProblem['kind'], (file: string) => void]>([
    ['cut in the middle', 'damaged', (file) => truncateSync(file, 20_000)],
    ['cut to nothing while it was open', 'missing', emptied],
    ['a header of nonsense', 'damaged', (file) => overwrite(file, 0, 'nonsense')],
    ['an impossible version', 'damaged', (file) => overwrite(file, 60, '\x7f')],
    ['a version before 15', 'damaged', (file) => overwrite(file, 60, '\0\0\0\x0e')],
    ['an unknown format', 'damaged', (file) => overwrite(file, 18, '\x09')],
    ['a missing table', 'damaged', change('DROP TABLE draft')],
    ['a missing index', 'damaged', change('DROP INDEX projected_game_by_time')],
    [
      'a table that is called something else',
      'damaged',
      (file) => respell(file, 'TABLE draft', 'TABLE dwaft'),
    ],
    [
      'a column that is called something else',
      'damaged',
      (file) => respell(file, 'trashed_at TEXT', 'trashed_xx TEXT'),
    ],
    ['another program’s mark', 'damaged', (file) => overwrite(file, 68, 'Else')],
    ['not a database at all', 'not-a-store', (file) => writeFileSync(file, 'Dear diary, '.repeat(1_000))],
  ])('%s', (_what, kind, damage) => {
    const { folder } = played();
    const file = join(folder, STORE_FILE);
    damage(file);
    const before = readFileSync(file);
    expect(problemIn(folder)).toBe(kind);
    expect(readFileSync(file).equals(before)).toBe(true);
    repair(folder, '2026-11-21T20:00:00Z');
    expect(storeIn(folder).games.list()).toHaveLength(kind === 'damaged' && !isCut(before) ? 1 : 0);
  });

  test('a file whose mark is a folder is repaired', () => {
    const { folder, id } = played();
    mkdirSync(join(folder, `${STORE_FILE}-running`));
    expect(openStore(folder, surroundings())).toMatchObject({ error: { kind: 'unexpected' } });
    expect(repair(folder, '2026-11-21T20:00:00Z').missing).toEqual([]);
    expect(storeIn(folder).games.get(id)?.record.events).toEqual([OFFER, SALE]);
  });

  test('locked by another program', () => {
    const { folder } = played();
    fromOutside(folder, (other) => {
      other.exec('BEGIN IMMEDIATE');
      expect(problemIn(folder)).toBe('locked');
    });
    storeIn(folder);
  });

  test('missing, although it has backups', async () => {
    const { folder, id } = played();
    await backUp(folder);
    rmSync(join(folder, STORE_FILE));
    expect(problemIn(folder)).toBe('missing');
    expect(outageOf(folder, { kind: 'missing' }).ways).toEqual(['repair', 'again', 'empty']);
    repair(folder, '2026-11-21T20:00:00Z');
    expect(storeIn(folder).games.get(id)?.record.events).toEqual([OFFER, SALE]);
  });

  test('a folder in place of the file', () => {
    const folder = dataFolder();
    mkdirSync(join(folder, STORE_FILE));
    expect(problemIn(folder)).toBe('not-a-store');
  });

  test('trouble that a repair can’t fix only allows trying again, and closes no open games', () => {
    const onlyAgain = FILE_TROUBLES.filter((kind) => outageOf('/games', { kind }).ways.join() === 'again');
    expect(onlyAgain).toEqual(FILE_TROUBLES.filter((kind) => kind !== 'damaged' && kind !== 'unreadable'));
    expect(FILE_TROUBLES.filter(passes)).toEqual(onlyAgain);
  });
});

describe('on a full disk', () => {
  test('what a killed run left is copied without the file if there is no space for it', (context) => {
    const disk = tinyDisk(6_000, context);
    const id = leftOn(disk);
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(2_000_000));
    const left = copyLeftovers(disk, around.now);
    expect(readdirSync(left ?? '').sort()).toEqual([`${STORE_FILE}-running`, `${STORE_FILE}-wal`]);
    rmSync(join(disk, `${STORE_FILE}-wal`));
    const again = storeIn(disk, around);
    expect(again.notices).toEqual([{ kind: 'entries-found' }]);
    expect(again.games.get(id)?.record.events).toHaveLength(3);
  });

  test('and nothing is opened if there is no space for the log either', (context) => {
    const disk = tinyDisk(1_500, context);
    const id = leftOn(disk);
    const ballast = join(disk, 'ballast');
    fill(ballast);
    const log = readFileSync(join(disk, `${STORE_FILE}-wal`));
    expect(problemIn(disk)).toBe('disk-full');
    expect(readFileSync(join(disk, `${STORE_FILE}-wal`)).equals(log)).toBe(true);
    rmSync(ballast);
    expect(storeIn(disk, around).games.get(id)?.record.events).toHaveLength(3);
  });
});

test('a read-only disk is reported at the start', (context) => {
  const disk = tinyDisk(2_000, context);
  played(disk);
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  expect(problemIn(disk)).toBe('read-only');
});

test('a folder that disappears during a game is not confused with another file in its place', () => {
  const { folder } = played();
  const store = storeIn(folder, around);
  const file = join(folder, STORE_FILE);
  copyFileSync(file, `${file}-copy`);
  renameSync(`${file}-copy`, file);
  expect(troubleWith(() => store.assertInPlace())).toBe('gone');
});

describe('a repair', () => {
  test('sets the damaged file aside completely, and restores what is newer than the backup', async () => {
    const { folder, id } = played();
    await backUp(folder);
    const store = storeIn(folder, around);
    play(store, id, [{ ...OFFER, seat: 1, artist: 'yoko' }]);
    const later = done(store.games.create(FOUR)).record.id;
    store.players.rename('axel', 'Axel B.');
    done(store.games.create(FOUR));
    store.close();
    const file = join(folder, STORE_FILE);
    overwrite(file, 0, 'nonsense');
    const damaged = readFileSync(file);

    const salvaged = repair(folder, '2026-11-21T21:00:00Z');
    expect(salvaged).toMatchObject({ games: 3, missing: [], allKnown: true, backup: { reason: 'daily' } });
    const [aside] = setAsideIn(folder);
    expect(aside).toMatchObject({ at: '2026-11-21T21:00:00Z' });
    expect(readFileSync(aside?.file ?? '').equals(damaged)).toBe(true);
    const repaired = storeIn(folder);
    expect(repaired.games.get(id)?.record.events).toHaveLength(3);
    expect(repaired.games.get(later)?.record.players).toHaveLength(4);
    expect(repaired.games.list()).toHaveLength(3);
  });

  test('keeps other data too, if the file is still readable there', async () => {
    const { folder, id } = played();
    await backUp(folder);
    const store = storeIn(folder, around);
    store.players.rename('axel', 'Axel B.');
    store.settings.set({ theme: 'dark' });
    store.games.draft(id, { buyer: 2 });
    const trashed = done(store.games.create(FOUR)).record.id;
    store.games.trash(trashed);
    store.close();
    repair(folder, '2026-11-21T21:00:00Z');
    const repaired = storeIn(folder);
    expect(repaired.players.list().map(({ name }) => name)).toContain('Axel B.');
    expect(repaired.settings.get().theme).toBe('dark');
    expect(repaired.games.get(id)?.draft).toEqual({ buyer: 2 });
    expect(repaired.games.list({ trashed: true })).toHaveLength(1);
  });

  test('that starts without games keeps the damaged file, every time', () => {
    const { folder } = played();
    startEmpty(folder, '2026-11-21T21:00:00Z');
    expect(storeIn(folder).games.list()).toEqual([]);
    storeIn(dataFolder()).close();
    for (const more of [1, 2]) startEmpty(folder, `2026-11-21T22:00:00.${more}Z`);
    // The latest first.
    const aside = setAsideIn(folder).map(({ name, at }) => [name, at]);
    expect(aside).toEqual([
      ['2026-11-21T22-00-00 2', '2026-11-21T22:00:00Z'],
      ['2026-11-21T22-00-00', '2026-11-21T22:00:00Z'],
      ['2026-11-21T21-00-00', '2026-11-21T21:00:00Z'],
    ]);
  });
});

const change = (statement: string) => (file: string) =>
  fromOutside(dirname(file), (database) => void database.exec(statement));

/** Whether the file is too short to contain any game. */
function isCut(bytes: Buffer): boolean {
  return bytes.length < 25_000;
}

function respell(file: string, text: string, other: string): void {
  const bytes = readFileSync(file);
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) bytes.write(other, at);
  writeFileSync(file, bytes);
}

function overwrite(file: string, at: number, text: string): void {
  const bytes = readFileSync(file);
  bytes.write(text, at);
  writeFileSync(file, bytes);
}

function emptied(file: string): void {
  truncateSync(file, 0);
  writeFileSync(`${file}-running`, JSON.stringify({ run: 'killed', phase: 'running', games: [] }));
}
