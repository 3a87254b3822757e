import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { findElectron } from '../../scripts/electron-binary.ts';

export const root = join(import.meta.dirname, '../..');

/** On Wayland a program can't place its windows or bring them forward. */
export const onWayland = process.platform === 'linux' && Boolean(process.env['WAYLAND_DISPLAY']);

/** Electron can't be sandboxed when run as root in a container; nobody runs a release like that. */
export const asRoot = process.getuid?.() === 0;
export const LAUNCH_WORDS = [
  ...(asRoot ? ['--no-sandbox'] : []),
  ...(onWayland ? ['--ozone-platform=wayland'] : []),
];

/** The app says once that it has no sandbox, in a dialog that nobody would answer. */
export function tellNothing(data: string): void {
  const file = join(data, 'desktop.json');
  if (asRoot && existsSync(data) && !existsSync(file))
    writeFileSync(file, JSON.stringify({ told: [`no sandbox in ${manifest.version}`] }));
}

export const speakingEnglish = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ),
  LANGUAGE: 'en_GB',
  LANG: 'en_GB.UTF-8',
  LC_ALL: 'en_GB.UTF-8',
});

export interface Shell {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** The app's own process: on Windows, the driver's is a shell around it. */
  readonly pid: number;
  /** Errors in the consoles of all windows. */
  readonly errors: readonly string[];
}

/** Starts the built app under Playwright's driver; it is killed after the test if it still runs. */
export async function launch(data: string, ...words: readonly string[]): Promise<Shell> {
  tellNothing(data);
  const app = await _electron.launch({
    executablePath: findElectron() ?? '',
    // The driver would switch it off on Linux.
    chromiumSandbox: !asRoot,
    args: [...LAUNCH_WORDS, '--lang=en-GB', root, '--data', data, ...words],
    env: speakingEnglish(),
  });
  const pid = await app.evaluate(() => process.pid);
  onTestFinished(() => endProcess(pid));
  const errors: string[] = [];
  app.context().on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const page = await app.firstWindow();
  page.setDefaultTimeout(15_000);
  return { app, page, pid, errors };
}

export function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Ends the app as a crash would, and waits until it is gone. */
export async function kill({ app, pid }: Shell): Promise<void> {
  const gone = once(app.process(), 'exit');
  endProcess(pid);
  await gone;
}

/** Asks the app to quit, as its menu and the system do, and waits for its end. */
export async function quit({ app }: Shell): Promise<number | null> {
  const child = app.process();
  const gone = once(child, 'exit');
  await app.evaluate(({ app: electron }) => setImmediate(() => electron.quit()));
  await gone;
  return child.exitCode;
}

/** Starts another process of the app, which is expected to end by itself, without a driver. */
export async function startAgain(words: readonly string[]): Promise<Ended> {
  const hook = join(mkdtempSync(join(tmpdir(), 'vernissage-hook-')), 'hook.cjs');
  // The system's error box would wait for somebody, and a browser would stay open.
  writeFileSync(
    hook,
    `const { dialog, shell } = require('electron');
dialog.showErrorBox = () => undefined;
shell.openExternal = async (address) => void process.stderr.write('opens ' + address);\n`,
  );
  const child = spawn(findElectron() ?? '', ['-r', hook, ...LAUNCH_WORDS, root, ...words], {
    env: speakingEnglish(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return endOf(child);
}

export interface Ended {
  readonly code: number | null;
  readonly error: string;
}

export async function endOf(child: ChildProcess): Promise<Ended> {
  let error = '';
  child.stderr?.on('data', (chunk) => (error += String(chunk)));
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child, 'close');
  return { code: child.exitCode, error };
}

/** Chooses an entry of the menu by its label, in the window that is in front. */
export async function choose({ app }: Shell, menu: string, entry: string): Promise<void> {
  await expect
    .poll(() =>
      app.evaluate(
        ({ BrowserWindow, Menu }, [inMenu, label]) => {
          const submenu = Menu.getApplicationMenu()?.items.find((one) => one.label === inMenu)?.submenu;
          const item = submenu?.items.find((one) => one.label === label && one.visible && one.enabled);
          const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0];
          item?.click({}, window, window?.webContents);
          return item !== undefined;
        },
        [menu, entry] as const,
      ),
    )
    .toBe(true);
}

/** Whether the table's window gets the focus; without a window manager, none does. */
export function comesToFront({ app }: Shell): Promise<boolean> {
  return app.evaluate(async ({ BrowserWindow }) => {
    for (let times = 0; times < 30; times += 1) {
      if (BrowserWindow.getFocusedWindow() !== null) return true;
      BrowserWindow.getAllWindows()[0]?.focus();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  });
}

/** Answers the next dialogs with this file. */
export async function answerDialogs({ app }: Shell, file: string): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path });
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
  }, file);
}

export function logOf(data: string): string {
  return readFileSync(join(data, 'logs', 'vernissage.log'), 'utf8');
}
