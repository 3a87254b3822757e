import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BrowserWindow } from 'electron';
import { saveFile } from '../../../src/main/shell/save-file.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { desktop } from '../../fakes/electron.ts';
import { dataFolder } from '../store/store-in.ts';

const WINDOW = {} as BrowserWindow;

test('a file is saved where the user wants it, and nothing beside it', async () => {
  const folder = dataFolder();
  await saveFile(WINDOW, join(folder, 'game.vernissage'), 'a game', en.shell);
  expect(readdirSync(folder)).toEqual(['game.vernissage']);
  expect(readFileSync(join(folder, 'game.vernissage'), 'utf8')).toBe('a game');
});

test('if what should be saved can’t be made, the user is told too', async () => {
  const folder = dataFolder();
  const failing = () => Promise.reject(new Error('no printer'));
  await saveFile(WINDOW, join(folder, 'sheet.pdf'), failing, en.shell);
  expect(readdirSync(folder)).toEqual([]);
  expect(desktop.asked.message.splice(0)).toMatchObject([{ message: en.shell.files.notSaved('sheet.pdf') }]);
});

test('if saving fails, no partial file is left, and the user is told', async () => {
  const folder = dataFolder();
  mkdirSync(join(folder, 'taken', 'already'), { recursive: true });
  await saveFile(WINDOW, join(folder, 'taken'), 'a game', en.shell);
  expect(readdirSync(folder)).toEqual(['taken']);
  expect(desktop.asked.message).toMatchObject([{ message: en.shell.files.notSaved('taken') }]);
});
