import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDataFolder } from '../../src/main/folder/data-folder.ts';
import { requestWindow } from '../../src/main/folder/show-request.ts';
import { openMemory } from '../../src/main/shell/desktop-memory.ts';
import { openLog } from '../../src/main/shell/log.ts';
import { STORE_FILE } from '../../src/main/store/index.ts';
import { isBackgroundWork } from '../../src/shared/api.ts';
import { dataFolder, FOUR, OFFER } from './store/store-in.ts';
import { ended, backendIn, type Client } from './work/backend-in.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Everything in a folder that other users can access. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)
    .map((name) => `${modeOf(join(folder, name))} ${name}`);
}

async function backUp(client: Client): Promise<string> {
  const taken = ended(client, 'backup');
  await client.keeping.backUp();
  const state = await taken;
  if (state.kind !== 'done' || state.result.kind !== 'taken') throw new Error(`a backup is ${state.kind}`);
  return state.result.name;
}

/** A day's use: playing and everything else. */
async function day(folder: string): Promise<void> {
  const copy = join(dataFolder(), 'copy.db');
  const { client, store, queue, close } = await backendIn(folder, () => ({ file: copy, address: null }));
  const { id } = (store.games.create(FOUR) as { value: { record: { id: string } } }).value.record;
  store.games.edit(id, 0, [{ kind: 'append', event: OFFER }]);
  const name = await backUp(client);
  const file = await client.transfer.begin({ name: 'games.ndjson' });
  await client.transfer.part({ file, at: 0, base64: Buffer.from('{}\n').toString('base64') });
  expect(openToOthers(folder)).toEqual([]);
  // The day's own backup may still be under way.
  await expect.poll(() => queue.jobs().filter(({ kind }) => !isBackgroundWork(kind))).toEqual([]);
  await client.keeping.restore({ name });
  store.addNews({ kind: 'damage-found' });
  expect(await client.keeping.repair({ way: 'repair' })).toBeNull();
  store.games.create(FOUR);
  expect(await client.keeping.saveCopy()).toEqual({ kind: 'saved' });
  // Copies saved elsewhere have the usual permissions.
  expect(modeOf(copy)).toBe((0o644 & ~process.umask()).toString(8));
  openMemory(folder).remember({ looksForNewVersions: true });
  openLog(join(folder, 'logs')).note({ what: 'ended' });
  requestWindow(folder);
  expect(openToOthers(folder)).toEqual([]);
  close();
  expect(openToOthers(folder)).toEqual([]);
}

// Windows has no such permissions.
describe.skipIf(process.platform === 'win32')('no one else on the machine can read', () => {
  test('all files of an eventful day, in a folder that others may open', async () => {
    const folder = dataFolder();
    chmodSync(folder, 0o755);
    await day(folder);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(names).toEqual(
      expect.arrayContaining(['backups', 'set-aside', 'logs', STORE_FILE, 'writer.lock']),
    );
    // What an older version left open is closed at the next start.
    for (const path of ['', ...names].map((name) => join(folder, name))) {
      chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644);
    }
    openDataFolder(folder);
    expect(openToOthers(folder)).toEqual([]);
    expect(modeOf(folder)).toBe('700');
  });

  test('the games in a folder with other things, whose permissions stay', () => {
    const folder = dataFolder();
    const elsewhere = join(dataFolder(), 'linked.db');
    for (const path of [join(folder, STORE_FILE), join(folder, 'letter.txt'), elsewhere]) {
      writeFileSync(path, '', { mode: 0o644 });
    }
    symlinkSync(elsewhere, join(folder, `${STORE_FILE}-linked`));
    mkdirSync(join(folder, 'photos'), { mode: 0o755 });
    chmodSync(folder, 0o755);
    openDataFolder(folder);
    expect(['', STORE_FILE, 'letter.txt', 'photos'].map((name) => modeOf(join(folder, name)))).toEqual([
      '755',
      '600',
      '644',
      '755',
    ]);
    expect(modeOf(elsewhere)).toBe('644');
  });

  test('a read-only file stays read-only', () => {
    const folder = dataFolder();
    const file = join(folder, STORE_FILE);
    writeFileSync(file, 'games', { mode: 0o444 });
    openDataFolder(folder);
    expect(modeOf(file)).toBe('400');
    expect(readFileSync(file, 'utf8')).toBe('games');
  });
});
