import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { expect, test } from 'vitest';
import { openMemory } from '../../../src/main/shell/desktop-memory.ts';
import { chooseCopy, chooseGames } from '../../../src/main/shell/game-files.ts';
import { lastFolder, saveDownloadsIn } from '../../../src/main/shell/last-folder.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { desktop, misbehaviour, session } from '../../fakes/electron.ts';
import { dataFolder } from '../store/store-in.ts';

const WINDOW = {} as BrowserWindow;
const DOCUMENTS = '/home/somebody/Documents';

test('dialogs start in the documents, then where a file was last opened or saved, until that folder is gone', async () => {
  const data = dataFolder();
  const evenings = join(data, 'evenings');
  mkdirSync(evenings);
  const folder = lastFolder(openMemory(data));
  desktop.answers.open.push([], [join(evenings, 'one.vernissage')]);
  await chooseGames(WINDOW, en.shell, folder);
  await chooseGames(WINDOW, en.shell, folder);
  desktop.answers.save.push('');
  expect(await chooseCopy('copy.db', folder)).toBeNull();
  expect(desktop.asked.open).toMatchObject([{ defaultPath: DOCUMENTS }, { defaultPath: DOCUMENTS }]);
  expect(desktop.asked.save).toMatchObject([{ defaultPath: join(evenings, 'copy.db') }]);

  expect(lastFolder(openMemory(data)).pathFor('x')).toBe(join(evenings, 'x'));
  rmSync(evenings, { recursive: true });
  expect(folder.current()).toBe(DOCUMENTS);
  const file = join(data, 'copy.db');
  desktop.answers.save.push(file);
  expect(await chooseCopy('copy.db', folder)).toEqual({ file, address: null });
  expect(folder.current()).toBe(data);
});

test('a system without a folder for documents decides itself', () => {
  misbehaviour.failing.add('App.getPath');
  expect(lastFolder(openMemory(dataFolder())).pathFor('x')).toBe('x');
  misbehaviour.failing.clear();
});

test('a file made by our page goes there too; another’s is none of our business', () => {
  const data = dataFolder();
  const folder = lastFolder(openMemory(data));
  saveDownloadsIn(folder);
  const download = (page: string, state = 'completed') => {
    const item = {
      options: {},
      getFilename: () => 'plays.csv',
      getSavePath: () => join(data, 'plays.csv'),
      setSaveDialogOptions: (options: object) => (item.options = options),
      once: (_event: 'done', done: (event: object, state: string) => void) => done({}, state),
    };
    session.defaultSession.emit('will-download', {}, item, { getURL: () => page });
    return item.options;
  };
  expect(download('https://example.com/')).toEqual({});
  for (const state of ['cancelled', 'completed'])
    expect(download('vernissage://app/#/', state)).toEqual({ defaultPath: join(DOCUMENTS, 'plays.csv') });
  expect(folder.current()).toBe(data);
});
