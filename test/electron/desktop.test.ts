import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newDataFolder, runApp, startApp } from '../app/app.ts';
import { keep, keepNamed } from '../app/store.ts';
import { GAMES } from '../app/take-along-games.ts';
import { countOf, newGame } from '../app/whole-game.ts';
import { LEDGER_OF_FOUR } from '../fixtures/whole-games.ts';
import {
  answerDialogs,
  asRoot,
  choose,
  comesToFront,
  endProcess,
  kill,
  launch,
  logOf,
  onWayland,
  quit,
  root,
  speakingEnglish,
  startAgain,
  type Shell,
} from './electron.ts';

// The other tests of the desktop use a fake. These use Electron itself: `npm run test:electron`.

const FOUR = ['Uma', 'Vic', 'Wim', 'Xenia'];

/** A game from another machine, as a file. */
function fileOfGame(name = 'game.vernissage'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vernissage-files-')), name);
  writeFileSync(file, JSON.stringify(LEDGER_OF_FOUR));
  return file;
}

/** What a clean end leaves: no write-ahead log, and nothing that says the app is running. */
const leftRunning = (data: string): readonly string[] =>
  readdirSync(data).filter((name) => /-wal$|-shm$|^running[.]json$|-running$/.test(name));

/** Shows a place once the home screen is there. */
async function show(page: Page, hash: string): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await page.evaluate((to) => void (location.hash = to), hash);
}

describe('the window', () => {
  test(
    'is there within three seconds, and shows the home screen without an error',
    { retry: 2 },
    async () => {
      const data = newDataFolder();
      const before = performance.now();
      const { app, page, errors } = await launch(data);
      const isVisible = () =>
        app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some((one) => one.isVisible()));
      await expect.poll(isVisible, { interval: 50 }).toBe(true);
      expect(performance.now() - before).toBeLessThan(3000);
      await page.getByRole('button', { name: 'New game' }).waitFor();
      expect(page.url()).toMatch(/^vernissage:\/\/app\/(#\/)?$/);
      expect(errors).toEqual([]);
      const screen = process.platform !== 'linux' ? 'null' : onWayland ? '"wayland"' : '"x11"';
      expect(logOf(data)).toContain(`"display":${screen},"sandbox":"${asRoot ? 'off' : 'on'}"`);
    },
  );

  test('has no access to Node, runs no foreign script, and leads nowhere else', async () => {
    const data = newDataFolder();
    const { app, page } = await launch(data);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(
      await page.evaluate(() => ['require', 'process', 'module'].filter((name) => name in globalThis)),
    ).toEqual([]);
    const violated = await page.evaluate(async () => {
      const violation = new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
      });
      document.head.append(
        Object.assign(document.createElement('script'), { textContent: 'window.ran = 1' }),
      );
      return [await violation, 'ran' in globalThis];
    });
    expect(violated).toEqual(['script-src-elem', false]);
    await page.evaluate(() => void (location.href = 'https://example.com/'));
    await page.evaluate(() => void open('https://example.com/'));
    await expect.poll(() => logOf(data)).toContain('"refused","door":"navigation"');
    await expect.poll(() => logOf(data)).toContain('"refused","door":"window"');
    expect(page.url()).toMatch(/^vernissage:/);
    expect(app.windows()).toHaveLength(1);
  });

  test('opens as large as it was', async () => {
    const data = newDataFolder();
    const first = await launch(data);
    const sizeIn = ({ app }: Shell) =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getSize());
    const before = await sizeIn(first);
    // Also on a screen that is hardly larger than the smallest window.
    const wanted = await first.app.evaluate(({ BrowserWindow, screen }) => {
      const { x, y, width, height } = screen.getPrimaryDisplay().workArea;
      const size = { width: Math.min(1111, width), height: Math.min(702, height - 20) };
      BrowserWindow.getAllWindows()[0]?.setBounds({ x, y, ...size });
      return [size.width, size.height];
    });
    expect(wanted).not.toEqual(before);
    await expect.poll(() => sizeIn(first)).toEqual(wanted);
    expect(await quit(first)).toBe(0);
    const again = await launch(data);
    await expect.poll(() => sizeIn(again)).toEqual(wanted);
  });
});

describe('the menu', () => {
  test('goes back and forward', async ({ skip }) => {
    const shell = await launch(newDataFolder());
    await show(shell.page, '#/settings');
    await shell.page.getByRole('button', { name: 'Back up now' }).waitFor();
    skip(!(await comesToFront(shell)), 'no window gets the focus here');
    await choose(shell, 'View', 'Back');
    await shell.page.getByRole('button', { name: 'New game' }).waitFor();
    await choose(shell, 'View', 'Forward');
    await shell.page.getByRole('button', { name: 'Back up now' }).waitFor();
  });

  test('undoes an entry at a table, and what was typed in a field', async ({ skip }) => {
    const shell = await launch(newDataFolder());
    const { page } = shell;
    await newGame(page, FOUR);
    await page.keyboard.press('3');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    skip(!(await comesToFront(shell)), 'no window gets the focus here');
    await choose(shell, 'Edit', 'Undo');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(0);
    await choose(shell, 'Edit', 'Redo');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    await choose(shell, 'File', 'New Game');
    const seat = page.getByLabel('Seat 1', { exact: true });
    await seat.pressSequentially('Uma');
    await choose(shell, 'Edit', 'Undo');
    await expect.poll(() => seat.inputValue()).not.toBe('Uma');
  });
});

describe('a game', () => {
  test('that was shown as saved survives a kill', async () => {
    const data = newDataFolder();
    const shell = await launch(data);
    const { page } = shell;
    await newGame(page, FOUR);
    await page.keyboard.press('3');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    await page.locator('[data-events]').waitFor();
    await kill(shell);

    const again = await launch(data);
    await again.page.getByRole('link', { name: /Continue/ }).click();
    await expect.poll(() => countOf(again.page, 'Christin P')).toBe(1);
  });

  test('is back as it was after its page has crashed, and keeps the screen on', async () => {
    const data = newDataFolder();
    const { app, page } = await launch(data);
    await newGame(page, FOUR);
    await page.keyboard.press('3');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    );
    // The driver has lost the page; Electron can still ask it.
    const shown = () =>
      app.evaluate(async ({ BrowserWindow }) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        const text: unknown = await contents?.executeJavaScript('document.body.innerText').catch(() => '');
        return String(text);
      });
    await expect.poll(shown).toContain('Which artist is put up?');
    expect(logOf(data)).toContain('"page-gone"');
    const keepsAwake = () =>
      app.evaluate(({ powerSaveBlocker }) => [0, 1, 2, 3].some((id) => powerSaveBlocker.isStarted(id)));
    await expect.poll(keepsAwake).toBe(true);
  });

  test('is shared by a link on the clipboard, and by a PDF of its sheet', async () => {
    const data = newDataFolder();
    keepNamed(data, GAMES);
    const shell = await launch(data);
    const { app, page } = shell;
    await show(page, '#/game/whole/take-along');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied.').waitFor();
    expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toMatch(/^https:\/\//);

    const sheet = join(newDataFolder(), 'sheet.pdf');
    await answerDialogs(shell, sheet);
    await choose(shell, 'File', 'Save as PDF…');
    await expect.poll(() => existsSync(sheet) && readFileSync(sheet, 'latin1').slice(0, 5)).toBe('%PDF-');
  });
});

describe('starting', () => {
  test.each([
    ['a path', fileOfGame],
    ['a path in capitals', () => fileOfGame('GAME.VERNISSAGE')],
    [
      'an address, as some desktops give it',
      () => pathToFileURL(fileOfGame('Modern Art #1.vernissage')).href,
    ],
  ])('with %s shows what is in that file', async (_how, file) => {
    const { page } = await launch(newDataFolder(), file());
    await page.getByText('New here: one game').waitFor();
    await page.getByRole('button', { name: 'Import one game' }).click();
    await expect.poll(() => page.url()).toContain('#/game/');
  });

  test('a second time shows the first window, with the file it was given', async () => {
    const data = newDataFolder();
    const { app, page } = await launch(data);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    const isMinimized = () =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
    expect(await startAgain(['--data', data, fileOfGame()])).toMatchObject({ code: 0 });
    await page.getByRole('button', { name: 'Import one game' }).waitFor();
    if (!onWayland) await expect.poll(isMinimized).toBe(false);
    expect(app.windows()).toHaveLength(1);
    expect((await runApp('--data', data)).out).toContain('in its own window');
  });

  test('while the browser has the games open shows that page instead', async () => {
    const data = newDataFolder();
    const host = await startApp(data);
    const { code, error } = await startAgain(['--data', data]);
    expect(error).toContain(`opens ${host.address}`);
    expect(code).toBe(0);
    await host.kill();
  });

  // As root, the window would need a word that this command rightly doesn't have.
  test.skipIf(asRoot)('with npm start opens the same window, and a signal ends both', async () => {
    const data = newDataFolder();
    const child = spawn(process.execPath, [join(root, 'scripts/start.ts'), '--data', data], {
      env: speakingEnglish(),
      stdio: 'ignore',
    });
    const gone = once(child, 'exit');
    onTestFinished(() => void child.kill('SIGKILL'));
    const log = join(data, 'logs', 'vernissage.log');
    await expect.poll(() => existsSync(log) && logOf(data)).toContain('"what":"shown","window":"table"');
    const { pid } = JSON.parse(readFileSync(join(data, 'running.json'), 'utf8')) as { pid: number };
    onTestFinished(() => endProcess(pid));
    child.kill('SIGTERM');
    await gone;
    // Windows has no signals.
    if (process.platform === 'win32') return;
    expect(child.exitCode).toBe(0);
    expect(leftRunning(data)).toEqual([]);
  });
});

test('a crash of the app leaves a dump on this computer, beside the log', async () => {
  const data = newDataFolder();
  const { app, page } = await launch(data);
  await page.getByRole('button', { name: 'New game' }).waitFor();
  const gone = once(app.process(), 'exit');
  await app.evaluate(() => setImmediate(() => process.crash()));
  await gone;
  const dumps = () => readdirSync(join(data, 'logs'), { recursive: true, encoding: 'utf8' }).join('\n');
  await expect.poll(dumps).toMatch(/crashes.*[.]dmp$/m);
});

test('quitting during a backup ends cleanly and leaves the games whole', async () => {
  const data = newDataFolder();
  keep(data, [LEDGER_OF_FOUR]);
  const shell = await launch(data);
  await choose(shell, 'View', 'Settings');
  await shell.page.getByRole('button', { name: 'Back up now' }).click({ noWaitAfter: true });
  expect(await quit(shell)).toBe(0);
  expect(leftRunning(data)).toEqual([]);
  const host = await startApp(data);
  await host.kill();
});
