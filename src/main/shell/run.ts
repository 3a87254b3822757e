import { app, dialog, shell } from 'electron';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { openDataFolder } from '../folder/data-folder.ts';
import { findRunning } from '../folder/running.ts';
import { pageFiles } from '../page-files.ts';
import { StartProblem } from '../start-problem.ts';
import { openBackend } from '../backend.ts';
import { declareScheme, servePage } from './app-page.ts';
import { chooseCopy } from './game-files.ts';
import { openDesktop, type Desktop } from './desktop.ts';
import { failure, openLog } from './log.ts';
import { readStartWords } from './start-words.ts';
import { localisationOf } from './system-language.ts';

/** Where the build has put the parts of the windows. */
export interface BuiltFiles {
  readonly page: string;
  readonly preload: string;
  readonly icon: string;
  readonly worker: string;
}

/** Chromium's profile, beside the games. */
const PROFILE = 'electron';

const summons = v.object({ files: v.array(v.string()) });

/** The desktop app, from the command line to its end. */
export function run(words: readonly string[], built: BuiltFiles): void {
  const { data, files } = readStartWords(words);
  const games = files.map((file) => resolve(file));
  app.enableSandbox();
  declareScheme();
  try {
    const folder = openDataFolder(data);
    useProfileIn(folder);
    if (!app.requestSingleInstanceLock({ files: games })) {
      // The first instance was notified and comes to the front.
      app.quit();
      return;
    }
    // The system may ask to open a file before there is a window.
    const opened = Promise.withResolvers<Desktop>();
    app.on('open-file', (event, path) => {
      event.preventDefault();
      void opened.promise.then((desktop) => desktop.openFiles([path]));
    });
    app.on('second-instance', (_event, _words, _folder, data) => {
      const read = v.safeParse(summons, data);
      void opened.promise.then((desktop) => desktop.openFiles(read.success ? read.output.files : []));
    });
    void app
      .whenReady()
      .then(() => start(folder, games, built))
      .then((desktop) => {
        if (desktop !== null) opened.resolve(desktop);
      })
      .catch(fail);
  } catch (error) {
    void app.whenReady().then(() => fail(error));
  }
}

/** Keeps Chromium's files in the data folder too: one folder to find, back up or delete. */
function useProfileIn(folder: string): void {
  const profile = join(folder, PROFILE);
  mkdirSync(profile, { recursive: true, mode: 0o700 });
  app.setPath('userData', profile);
}

async function start(folder: string, files: readonly string[], built: BuiltFiles): Promise<Desktop | null> {
  const log = openLog(join(folder, 'logs'));
  const backend = await openBackend(folder, {
    quitInMenu: false,
    quit: () => app.quit(),
    worker: built.worker,
    choosePlace: chooseCopy,
    note: (error) => log.note(failure(error)),
  });
  if (backend !== null) {
    servePage(pageFiles(built.page));
    const { preload, icon } = built;
    return openDesktop({ backend, preload, icon, files, log });
  }
  // Another run has these games open, in a browser or as a different build: show that and quit.
  const running = await findRunning(folder);
  if (running.kind === 'page') await shell.openExternal(running.address);
  app.quit();
  return null;
}

/** Shows the reason in one sentence and quits. */
function fail(error: unknown): void {
  const { words } = localisationOf(null);
  const sentence = error instanceof StartProblem ? error.said(words) : String(error);
  process.stderr.write(`${sentence}\n`);
  dialog.showErrorBox(words.shell.start.failed, sentence);
  app.exit(1);
}
