import { app, shell } from 'electron';
import { lstatSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Words } from '../../shared/text/en/index.ts';
import { openDataFolder } from '../folder/data-folder.ts';
import { findRunning } from '../folder/running.ts';
import { pageFiles } from '../page-files.ts';
import { openBackend } from '../backend.ts';
import { wordsOfTerminal } from '../localisation.ts';
import { declareScheme, servePage } from './app-page.ts';
import { APP_ID } from './app-id.ts';
import { giveSwitch, switchOf } from './command-line.ts';
import { openMemory } from './desktop-memory.ts';
import { openDesktop, type Desktop, type DesktopOptions } from './desktop.ts';
import { watchFailures } from './failures.ts';
import { exitNow } from './lifecycle.ts';
import { failure, openLog } from './log.ts';
import { useProfileIn } from './profile.ts';
import { readStartWords } from './start-words.ts';

/** Where the build has put the parts of the windows. */
export interface BuiltFiles {
  readonly page: string;
  readonly phonePage: string;
  readonly preload: string;
  readonly icon: string;
  readonly worker: string;
  readonly figures: string;
}

const summons = v.object({ files: v.array(v.string()) });

/** The desktop app, from the command line to its end. */
export function run(words: readonly string[], built: BuiltFiles): void {
  const failures = watchFailures();
  try {
    const { data, files } = readStartWords(words);
    const games = files.map((file) => resolve(file));
    // Asked first, because enabling it takes this switch away. A system that can't set the sandbox up would then
    // be asked to set up half of it.
    const sandboxed = switchOf('no-sandbox') === null;
    if (sandboxed) app.enableSandbox();
    // So that the taskbar shows the window and the installed app as one.
    if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
    declareScheme();
    const folder = openDataFolder(data);
    const startWords = data === null ? [] : ['--data', folder];
    const log = openLog(join(folder, 'logs'));
    failures.logTo(log);
    const note = (error: unknown): void => log.note(failure(error));
    // Chromium finds no voices on Linux without it.
    if (process.platform === 'linux') giveSwitch('enable-speech-dispatcher', note);
    const profile = useProfileIn(folder, log.folder, note);
    if (isSecond(profile, games)) {
      // The first instance was notified and comes to the front.
      say(({ runningInWindow }) => runningInWindow);
      quitNow();
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
      .then(() => start(folder, built, { files: games, startWords, log, failures, sandboxed }))
      .then((desktop) => {
        if (desktop !== null) opened.resolve(desktop);
      })
      .catch(failures.fail);
  } catch (error) {
    // Only then can there be a dialog.
    const fail = (): void => failures.fail(error);
    void new Promise((resolve) => resolve(app.whenReady())).then(fail, fail);
  }
}

/**
 * Whether another instance has these games open. Chromium locks its profile with a symbolic link. On a disk that has
 * none, such as most USB sticks, it refuses even the first: the folder's own lock must do there.
 */
function isSecond(profile: string, files: readonly string[]): boolean {
  if (app.requestSingleInstanceLock({ files })) return false;
  const link = join(profile, 'SingletonLock');
  return process.platform === 'win32' || lstatSync(link, { throwIfNoEntry: false }) !== undefined;
}

async function start(
  folder: string,
  { worker, figures, page, phonePage, preload, icon }: BuiltFiles,
  started: Pick<DesktopOptions, 'files' | 'startWords' | 'log' | 'failures' | 'sandboxed'>,
): Promise<Desktop | null> {
  const { log, failures } = started;
  const memory = openMemory(folder);
  let desktop: Desktop | null = null;
  const backend = await openBackend(folder, {
    quitInMenu: false,
    quit: () => (desktop === null ? quitNow() : desktop.quit()),
    worker,
    figures,
    phonePage,
    choosePlace: (name) => desktop?.chooseCopy(name) ?? null,
    chooseFolder: () => desktop?.chooseFolder() ?? Promise.resolve(null),
    openAddress: (address) =>
      void shell.openExternal(address).catch((error: unknown) => log.note(failure(error))),
    note: (error) => log.note(failure(error)),
  });
  if (backend !== null) {
    failures.endWith((status) => {
      backend.close();
      exitNow(status);
    });
    servePage(pageFiles(page));
    desktop = openDesktop({ ...started, backend, preload, icon, memory });
    return desktop;
  }
  // Another run has these games open, in a browser or as a different build: show that and quit.
  const running = await findRunning(folder);
  switch (running.kind) {
    case 'page':
      say(({ runningAt }) => runningAt(running.address));
      await shell.openExternal(running.address);
      break;
    case 'window':
      say(({ runningInWindow }) => runningInWindow);
  }
  quitNow();
  return null;
}

/** In the terminal and in its language: the user's choice is stored with the games, which another run has open. */
function say(sentence: (words: Words['start']) => string): void {
  process.stdout.write(`${sentence(wordsOfTerminal(process.env).start)}\n`);
}

/** Before anything is open. */
function quitNow(): void {
  try {
    app.quit();
  } catch {
    exitNow(0);
  }
}
