import { spawn } from 'node:child_process';
import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** A window of Chrome or Chromium that has only our page in it: no tabs, no address bar. */
export type AppWindow = ReturnType<typeof openAppWindow>;

/** Windows and macOS always have a screen; Linux may be a server. */
export function hasDisplay(
  platform: NodeJS.Platform = process.platform,
  environment: Environment = process.env,
): boolean {
  if (platform !== 'linux') return true;
  return [environment['DISPLAY'], environment['WAYLAND_DISPLAY']].some(
    (name) => name !== undefined && name !== '',
  );
}

/** Finds a browser that can open such a window here; `CHROMIUM_PATH` names one that comes first. */
export function findChromium(
  platform: NodeJS.Platform = process.platform,
  environment: Environment = process.env,
  home: string = platform === 'darwin' ? homedir() : '',
): string | null {
  if (!hasDisplay(platform, environment)) return null;
  const named = environment['CHROMIUM_PATH'];
  const candidates = named === undefined ? usualPrograms(platform, environment, home) : [named];
  return candidates.find(isProgram) ?? null;
}

/** Where browsers are installed, most common first. */
export function usualPrograms(
  platform: NodeJS.Platform,
  environment: Environment,
  home: string,
): readonly string[] {
  switch (platform) {
    case 'darwin':
      return ['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
        ['Google Chrome', 'Chromium'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
      );
    case 'win32':
      return ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe', EDGE].flatMap(
        (program) =>
          ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
            .map((name) => environment[name])
            .filter((folder) => folder !== undefined && folder !== '')
            .map((folder) => win32.join(folder ?? '', program)),
      );
    default: {
      const folders = (environment['PATH'] ?? '').split(':').filter((folder) => folder.startsWith('/'));
      return ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'].flatMap((name) =>
        folders.map((folder) => posix.join(folder, name)),
      );
    }
  }
}

/** Built from Chromium, and on every Windows. */
const EDGE = 'Microsoft\\Edge\\Application\\msedge.exe';

const LARGEST_SCRIPT_BYTES = 65_536;

/** Not one in a snap: it can't write to hidden folders in the user's home, where the games are. */
function isProgram(path: string): boolean {
  try {
    const program = realpathSync(path);
    const found = statSync(program);
    if (!found.isFile() || basename(program) === 'snap') return false;
    return found.size > LARGEST_SCRIPT_BYTES || !startOf(program).includes('/snap/');
  } catch {
    return false;
  }
}

function startOf(file: string): string {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(LARGEST_SCRIPT_BYTES);
    return bytes.toString('latin1', 0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
}

/** The browser's own files, apart from the user's: its windows, bookmarks and accounts aren't ours. */
const PROFILE = 'chromium';

function wordsFor(address: string, data: string): string[] {
  return [
    `--app=${address}`,
    `--user-data-dir=${join(data, PROFILE)}`,
    '--class=vernissage',
    '--window-size=1280,800',
    '--no-first-run',
    '--no-default-browser-check',
    // The page is all there is: nothing to sync, fetch, translate or leave running.
    '--disable-sync',
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-background-mode',
    '--disable-component-update',
    '--disable-features=Translate',
    // It is closed with the app, which isn't a crash.
    '--hide-crash-restore-bubble',
    // Without it, there are no voices on Linux.
    ...(process.platform === 'linux' ? ['--enable-speech-dispatcher'] : []),
    // No page saves a password, and the system would ask for the user's.
    '--password-store=basic',
    '--use-mock-keychain',
  ];
}

/**
 * Opens the address. `closed` is called when the browser has ended normally, because its window was closed or a running
 * browser with the same profile has opened it; `failed` if it can't run here or has crashed.
 */
export function openAppWindow(
  program: string,
  data: string,
  address: string,
  { closed, failed }: { readonly closed: () => void; readonly failed: () => void },
) {
  // In a group of its own: Ctrl-C in the terminal is for us, and we close the window when everything is saved.
  const child = spawn(program, wordsFor(address, data), { stdio: 'ignore', detached: true });
  let wanted = true;
  const end = (how: () => void) => {
    if (wanted) how();
    wanted = false;
  };
  child.on('error', () => end(failed));
  child.on('exit', (code) => end(code === 0 ? closed : failed));
  child.unref();
  return {
    close: () => {
      wanted = false;
      child.kill();
    },
  };
}
