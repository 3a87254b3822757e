import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveDownloads } from '../../../src/main/shell/downloads.ts';
import { lastFolder } from '../../../src/main/shell/last-folder.ts';
import { saveFile } from '../../../src/main/shell/save-file.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { BrowserWindow, desktop } from '../../fakes/electron.ts';
import { dataFolder } from '../store/store-in.ts';
import { askingIn, newMemory } from './opened-windows.ts';

const asking = askingIn(lastFolder(newMemory()));
const { notSaved, downloadTitle } = en.shell.files;
const saves: Promise<void>[] = [];
saveDownloads(
  () => asking,
  (save) => saves.push(save()),
);

/** Our page downloads this. */
async function download(saveAs: (path: string) => Promise<void>): Promise<void> {
  await new BrowserWindow({}).webContents.download('plays.csv', 'blob:vernissage://app/1', saveAs);
  await Promise.all(saves.splice(0));
}

const unmade = () => Promise.reject(new Error('no printer'));
test.each([
  ['is saved where the user wants it', () => Promise.resolve(Buffer.from('it')), unmade],
  ['made by our page is saved by the same dialog', unmade, (path: string) => writeFile(path, 'it')],
])('a file %s, completely or not at all, and the user is told if it is not', async (way, content, saveAs) => {
  const folder = dataFolder();
  mkdirSync(join(folder, 'taken', 'already'), { recursive: true });
  const save = (good: boolean) => {
    if (way.startsWith('made')) return download(good ? saveAs : unmade);
    return saveFile(asking, { title: downloadTitle, name: 'plays.csv' }, good ? content : unmade);
  };
  desktop.answers.save.push('', ...['unmade', 'taken', 'mine'].map((name) => join(folder, name)));
  for (const good of [true, false, true, true]) await save(good);
  expect(readdirSync(folder)).toEqual(['mine', 'taken']);
  expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('it');
  const parent = asking.window.id;
  expect(desktop.asked.message.splice(0)).toMatchObject(
    ['unmade', 'taken'].map((name) => ({ message: notSaved(name), parent })),
  );
  expect(desktop.asked.save.splice(0)).toMatchObject(
    Array(4).fill({ title: downloadTitle, properties: ['showOverwriteConfirmation'], parent }),
  );
});
