import { dialog, type BrowserWindow, type FileFilter } from 'electron';
import { fileNameOf, fileTextOf, type GameRecord } from '../../shared/record/index.ts';
import { documentOf } from '../../shared/result/index.ts';
import type { Words } from '../../shared/text/en/index.ts';
import type { CopyPlace } from '../api/calls.ts';
import type { LastFolder } from './last-folder.ts';
import { saveFile } from './save-file.ts';
import { GAME_EXTENSION } from './start-words.ts';

/** Asks which files to open. */
export async function chooseGames(
  window: BrowserWindow,
  { files }: Words['shell'],
  folder: LastFolder,
): Promise<readonly string[]> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: files.openTitle,
    defaultPath: folder.current(),
    properties: ['openFile', 'multiSelections'],
    filters: [
      { name: files.game, extensions: [GAME_EXTENSION, 'json', 'ndjson', 'jsonl', 'bgsplay', 'bgstats'] },
    ],
  });
  const [first] = filePaths;
  if (first !== undefined) folder.used(first);
  return filePaths;
}

/** Asks where to save a game and saves it. */
export async function saveGame(
  window: BrowserWindow,
  record: GameRecord,
  words: Words['shell'],
  folder: LastFolder,
): Promise<void> {
  const { files } = words;
  const { filePath } = await dialog.showSaveDialog(window, {
    title: files.saveTitle,
    defaultPath: folder.pathFor(`${fileNameOf(record)}.${GAME_EXTENSION}`),
    filters: [
      { name: files.game, extensions: [GAME_EXTENSION] },
      { name: files.json, extensions: ['json'] },
    ] satisfies FileFilter[],
  });
  if (filePath === '') return;
  folder.used(filePath);
  await saveFile(window, filePath, fileTextOf(documentOf(record)), words);
}

/** Asks for a folder to share through. */
export async function chooseFolder(folder: LastFolder): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog({
    defaultPath: folder.current(),
    properties: ['openDirectory', 'createDirectory'],
  });
  return filePaths[0] ?? null;
}

/** Asks where to save a copy of everything. */
export async function chooseCopy(name: string, folder: LastFolder): Promise<CopyPlace | null> {
  const { filePath } = await dialog.showSaveDialog({
    defaultPath: folder.pathFor(name),
    filters: [{ name: 'SQLite', extensions: ['db'] }],
  });
  if (filePath === '') return null;
  folder.used(filePath);
  return { file: filePath, address: null };
}
