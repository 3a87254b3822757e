import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveDownloads } from '../../../src/main/shell/downloads.ts';
import { lastFolder } from '../../../src/main/shell/last-folder.ts';
import { saveFile } from '../../../src/main/shell/save-file.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { BrowserWindow, desktop } from '../../fakes/electron.ts';
import { dataFolder } from '../store/store-in.ts';
import { askingIn, newMemory } from './opened-windows.ts';

const FILE = { title: 'Save it', name: 'game.vernissage' };
const asking = askingIn(lastFolder(newMemory()));

/** Saves where the user says, in a folder of their own; returns what is there afterwards, and what they are told. */
async function saved(name: string, content: () => string | Promise<Uint8Array>, folder = dataFolder()) {
  desktop.answers.save.push(join(folder, name));
  await saveFile(asking, FILE, content);
  return { folder, there: readdirSync(folder), told: desktop.asked.message.splice(0) };
}

test('a file is saved where the user wants it, and nothing beside it', async () => {
  const { folder, there, told } = await saved('game.vernissage', () => 'a game');
  expect([there, told]).toEqual([['game.vernissage'], []]);
  expect(readFileSync(join(folder, 'game.vernissage'), 'utf8')).toBe('a game');
});

test('if what should be saved can’t be made, the user is told too', async () => {
  const { there, told } = await saved('sheet.pdf', () => Promise.reject(new Error('no printer')));
  expect(there).toEqual([]);
  expect(told).toMatchObject([{ message: en.shell.files.notSaved('sheet.pdf'), parent: asking.window.id }]);
});

test('if saving fails, no partial file is left, and the user is told', async () => {
  const folder = dataFolder();
  mkdirSync(join(folder, 'taken', 'already'), { recursive: true });
  const { there, told } = await saved('taken', () => 'a game', folder);
  expect(there).toEqual(['taken']);
  expect(told).toMatchObject([{ message: en.shell.files.notSaved('taken') }]);
});

test('a file made by our page is saved by the same dialog, in the page’s window, and asks before replacing', async () => {
  const saves: Promise<void>[] = [];
  saveDownloads(
    () => asking,
    (save) => saves.push(save()),
  );
  const page = new BrowserWindow({}).webContents;
  const folder = dataFolder();
  const download = async (write: (path: string) => void) => {
    await page.download('plays.csv', 'blob:vernissage://app/1', (path) =>
      Promise.resolve(path).then((draft) => write(draft)),
    );
    await Promise.all(saves.splice(0));
    return readdirSync(folder);
  };
  desktop.asked.save.splice(0);
  desktop.answers.save.push('', join(folder, 'torn.csv'), join(folder, 'mine.csv'));
  expect(await download((path) => writeFileSync(path, 'cancelled'))).toEqual([]);
  expect(
    await download(() => {
      throw new Error('the disk is full');
    }),
  ).toEqual([]);
  expect(desktop.asked.message).toMatchObject([{ message: en.shell.files.notSaved('torn.csv') }]);
  expect(await download((path) => writeFileSync(path, 'plays'))).toEqual(['mine.csv']);
  expect(readFileSync(join(folder, 'mine.csv'), 'utf8')).toBe('plays');
  for (const asked of desktop.asked.save)
    expect(asked).toMatchObject({
      title: en.shell.files.downloadTitle,
      defaultPath: expect.stringMatching(/plays\.csv$/) as unknown,
      properties: ['showOverwriteConfirmation'],
      parent: asking.window.id,
    });
});
