import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemory } from '../../../src/main/shell/desktop-memory.ts';
import { chooseCopy, chooseFolder, chooseGames } from '../../../src/main/shell/game-files.ts';
import { lastFolder } from '../../../src/main/shell/last-folder.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { desktop, misbehaviour } from '../../fakes/electron.ts';
import { dataFolder } from '../store/store-in.ts';
import { askingIn } from './opened-windows.ts';

const DOCUMENTS = '/home/somebody/Documents';

test('dialogs start in the documents, then where a file was last opened or saved, until that folder is gone', async () => {
  const data = dataFolder();
  const evenings = join(data, 'evenings');
  mkdirSync(evenings);
  const folder = lastFolder(openMemory(data));
  const asking = askingIn(folder);
  desktop.answers.open.push([], [join(evenings, 'one.vernissage')], [data]);
  await chooseGames(asking);
  await chooseGames(asking);
  expect(await chooseFolder(asking)).toBe(data);
  desktop.answers.save.push('');
  expect(await chooseCopy(asking, 'copy.db')).toBeNull();
  const parent = asking.window.id;
  expect(desktop.asked.open).toMatchObject([
    ...[1, 2].map(() => ({ defaultPath: DOCUMENTS, title: en.shell.files.openTitle, parent })),
    { defaultPath: evenings, title: en.shell.files.folderTitle, parent },
  ]);
  expect(desktop.asked.save).toMatchObject([{ defaultPath: join(evenings, 'copy.db'), parent }]);

  expect(lastFolder(openMemory(data)).pathFor('x')).toBe(join(evenings, 'x'));
  rmSync(evenings, { recursive: true });
  expect(folder.current()).toBe(DOCUMENTS);
  const file = join(data, 'copy.db');
  desktop.answers.save.push(file);
  expect(await chooseCopy(asking, 'copy.db')).toEqual({ file, address: null });
  expect(folder.current()).toBe(data);
});

test('a system without a folder for documents decides itself', () => {
  misbehaviour.failing.add('App.getPath');
  expect(lastFolder(openMemory(dataFolder())).pathFor('x')).toBe('x');
  misbehaviour.failing.clear();
});
