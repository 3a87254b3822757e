import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readArguments, USAGE, type Arguments } from '../src/main/host/arguments.ts';
import { buildIfStale } from './build.ts';
import { fetchElectronOnce, findElectron } from './electron-binary.ts';
import { openWindow } from './electron-window.ts';

const root = join(import.meta.dirname, '..');

/** `npm start`: what is stale is built, then the app opens: in a window of its own where it can, else in the browser. */
try {
  const given = readArguments(process.argv.slice(2));
  if (given.help) {
    process.stdout.write(`${USAGE}\n`);
  } else {
    buildIfStale();
    const instead = await whyInBrowser(given);
    if (instead !== null) {
      if (instead !== '') process.stdout.write(`Vernissage opens in the browser: ${instead}\n`);
      await import(pathToFileURL(join(root, 'out', 'main', 'host.js')).href);
    }
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

/** Opens the window; where it cannot be, says why (nothing where the person wants the browser). */
async function whyInBrowser({ browser, open, port, data }: Arguments): Promise<string | null> {
  if (browser || !open || port !== null) return '';
  if (!hasDisplay()) return 'there is no screen for a window here.';
  const electron = findElectron() ?? (await fetchElectronOnce());
  if (electron === null) {
    return 'Electron, which its own window needs, is not here; npx install-electron fetches it.';
  }
  const end = await openWindow(electron, [root, ...(data === null ? [] : ['--data', resolve(data)])]);
  switch (end.kind) {
    case 'closed':
      return null;
    case 'failed':
      process.exitCode = 1;
      return null;
    case 'never-there':
      return `Electron cannot open a window here (${end.reason}).`;
  }
}

function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return [process.env['DISPLAY'], process.env['WAYLAND_DISPLAY']].some(
    (name) => name !== undefined && name !== '',
  );
}
