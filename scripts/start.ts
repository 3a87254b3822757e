import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium, hasDisplay } from '../src/main/host/app-window.ts';
import { readArguments, type Arguments } from '../src/main/host/arguments.ts';
import { wordsOfTerminal } from '../src/main/localisation.ts';
import { StartProblem } from '../src/main/start-problem.ts';
import { buildIfStale } from './build.ts';
import { fetchElectronOnce, findElectron, isSandboxRefused, whyNoElectron } from './electron-binary.ts';
import { openWindow } from './electron-window.ts';

const root = join(import.meta.dirname, '..');
const words = wordsOfTerminal(process.env);

/**
 * `npm start`: builds what is out of date, then opens the app in its own window if possible, otherwise in one
 * of Chrome or in the browser.
 */
try {
  const given = readArguments(process.argv.slice(2));
  if (given.help) {
    process.stdout.write(`${words.start.usage}\n`);
  } else {
    await buildIfStale();
    const instead = await whyInBrowser(given);
    if (instead !== null) {
      if (instead !== '') process.stdout.write(`${instead}\n`);
      await import(pathToFileURL(join(root, 'out', 'main', 'host.js')).href);
    }
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${sentenceOf(error)}\n`);
}

/** Opens the window, or returns why that isn't possible (an empty text if the user asked for the browser). */
async function whyInBrowser(given: Arguments): Promise<string | null> {
  if (given.browser || !given.open) return '';
  const why = await whyNoWindow(given);
  return why === null ? null : words.start.inBrowser(findChromium() !== null, why);
}

async function whyNoWindow({ data }: Arguments): Promise<string | null> {
  const { noScreen, asRoot, noWindow, electron } = words.start;
  if (!hasDisplay()) return noScreen;
  if (process.platform === 'linux' && process.getuid?.() === 0) return asRoot;
  const binary = findElectron() ?? (await fetchElectronOnce());
  if (typeof binary !== 'string') return whyNoElectron(binary, words);
  const end = await openWindow(binary, [root, ...(data === null ? [] : ['--data', resolve(data)])]);
  switch (end.kind) {
    case 'closed':
      return null;
    case 'failed':
      process.exitCode = 1;
      return null;
    case 'never-there':
      return isSandboxRefused() ? electron.noSandbox : noWindow(end.reason);
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartProblem) return error.said(words);
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    return words.start.incomplete;
  return error instanceof Error ? error.message : String(error);
}
