import { dialog } from 'electron';
import { fileNameOf, fileTextOf, type GameRecord } from '../../shared/record/index.ts';
import { documentOf } from '../../shared/result/index.ts';
import type { CopyPlace } from '../api/calls.ts';
import { chooseFile, saveFile, type Asking } from './save-file.ts';
import { GAME_EXTENSION } from './start-words.ts';

export async function chooseGames({ window, words: { files }, folder }: Asking): Promise<readonly string[]> {
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

export function saveGame(asking: Asking, record: GameRecord): Promise<void> {
  const { saveTitle: title, game, json } = asking.words.files;
  const filters = [
    { name: game, extensions: [GAME_EXTENSION] },
    { name: json, extensions: ['json'] },
  ];
  const name = `${fileNameOf(record)}.${GAME_EXTENSION}`;
  return saveFile(asking, { title, name, filters }, () => fileTextOf(documentOf(record)));
}

export async function chooseFolder({ window, words: { files }, folder }: Asking): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: files.folderTitle,
    defaultPath: folder.current(),
    properties: ['openDirectory', 'createDirectory'],
  });
  return filePaths[0] ?? null;
}

export async function chooseCopy(asking: Asking, name: string): Promise<CopyPlace | null> {
  const filters = [{ name: 'SQLite', extensions: ['db'] }];
  const file = await chooseFile(asking, { title: asking.words.files.copyTitle, name, filters });
  return file === null ? null : { file, address: null };
}
