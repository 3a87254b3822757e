import { app, dialog, type BrowserWindow, type FileFilter } from 'electron';
import { basename, join } from 'node:path';
import type { Fate } from '../../shared/api.ts';
import type { Problem } from '../../shared/core/problem.ts';
import type { Result } from '../../shared/core/result.ts';
import { fileNameOf, fileTextOf, type GameRecord } from '../../shared/record/index.ts';
import { documentOf } from '../../shared/result/index.ts';
import type { Words } from '../../shared/text/en.ts';
import { problemSentence } from '../../shared/text/sentence.ts';
import { documentsOf } from '../cli/documents.ts';
import { layFile } from './laid-file.ts';
import { HOME, placeOfGame, placeOfLogs } from './app-address.ts';
import { GAME_EXTENSION } from './start-words.ts';
import type { Speech } from './system-language.ts';

/** A game from a file, and what became of it here. */
export interface Taken {
  readonly id: string;
  readonly fate: Fate;
}

/** Takes a record in, or says why it is none. */
export type Take = (record: unknown) => Promise<Result<Taken, Problem>>;

/** More at once is work for the import, not for opening a file. */
const MOST_GAMES = 100;

/** Asks which files to open. */
export async function chooseGames(
  window: BrowserWindow,
  { files }: Words['shell'],
): Promise<readonly string[]> {
  const { filePaths } = await dialog.showOpenDialog(window, {
    title: files.openTitle,
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: files.game, extensions: [GAME_EXTENSION, 'json', 'ndjson'] }],
  });
  return filePaths;
}

/** Opens the games in these files, says what is none or is here otherwise, and returns those that are there now. */
export async function takeGames(
  window: BrowserWindow,
  paths: readonly string[],
  take: Take,
  speech: Speech,
): Promise<readonly Taken[]> {
  const taken = new Map<string, Taken>();
  for (const path of paths) {
    const refused = await takeFile(path, taken, take);
    if (refused !== null) await complain(window, speech, path, refused);
  }
  const parted = [...taken.values()].filter(isParted);
  if (parted.length > 0) await tellOfParted(window, speech, parted.length);
  return [...taken.values()];
}

/** Where the person finds what was opened: the game, or the two logs of which one is to be picked. */
export function placeAfterOpening(taken: readonly Taken[]): string | null {
  const [first, ...further] = taken;
  if (first === undefined) return null;
  if (further.length > 0) return taken.some(isParted) ? placeOfLogs() : HOME;
  return isParted(first) ? placeOfLogs(first.id) : placeOfGame(first.id);
}

function isParted({ fate }: Taken): boolean {
  return fate === 'different';
}

async function tellOfParted(window: BrowserWindow, { words }: Speech, games: number) {
  const { files } = words.shell;
  await dialog.showMessageBox(window, {
    type: 'info',
    message: files.parted(games),
    detail: files.partedExplained,
  });
}

type Refused = Problem | 'too-many';

async function takeFile(path: string, taken: Map<string, Taken>, take: Take): Promise<Refused | null> {
  for await (const { document } of documentsOf(path, '/')) {
    if (taken.size >= MOST_GAMES) return 'too-many';
    const one = document.ok ? await take(document.value) : document;
    if (!one.ok) return one.error;
    const { id, fate } = one.value;
    // What is told of a game is told of all its logs in the files.
    if (taken.get(id)?.fate !== 'different') taken.set(id, { id, fate });
  }
  return null;
}

async function complain(window: BrowserWindow, { words, locale }: Speech, path: string, refused: Refused) {
  const { files } = words.shell;
  await dialog.showMessageBox(window, {
    type: 'error',
    message: files.notTaken(basename(path)),
    detail: refused === 'too-many' ? files.tooMany(MOST_GAMES) : sentence(words, locale, refused),
  });
}

function sentence(words: Words, locale: string, problem: Problem): string {
  const said = problemSentence(words, locale, null, problem);
  return problem.place === '' ? said : `${problem.place}: ${said}`;
}

/** Asks where to, and lays a copy of a game there: whole, or not at all. */
export async function saveGame(
  window: BrowserWindow,
  record: GameRecord,
  words: Words['shell'],
): Promise<void> {
  const { files } = words;
  const { filePath } = await dialog.showSaveDialog(window, {
    title: files.saveTitle,
    defaultPath: join(app.getPath('documents'), `${fileNameOf(record)}.${GAME_EXTENSION}`),
    filters: [
      { name: files.game, extensions: [GAME_EXTENSION] },
      { name: files.json, extensions: ['json'] },
    ] satisfies FileFilter[],
  });
  if (filePath === '') return;
  await layFile(window, filePath, fileTextOf(documentOf(record)), words);
}

/** Asks where to save a copy of everything. */
export async function chooseCopy(name: string): Promise<string | null> {
  const { filePath } = await dialog.showSaveDialog({
    defaultPath: join(app.getPath('documents'), name),
    filters: [{ name: 'SQLite', extensions: ['db'] }],
  });
  return filePath === '' ? null : filePath;
}
