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
import { countMoney, countOf, newGame, playRound } from '../app/whole-game.ts';
import { readFixtures } from '../play/fixture-file.ts';
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

function finishedGame(): { readonly id: string } {
  const record: unknown = readFixtures('auction', 'modern-art-1994')[0]?.record;
  if (typeof record !== 'object' || record === null || !('id' in record) || typeof record.id !== 'string')
    throw new Error('there is a played game of 1994');
  return { ...record, id: record.id };
}

/** A game from another machine, as a file. */
function fileOfGame(name = 'game.vernissage'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'vernissage-files-')), name);
  writeFileSync(file, JSON.stringify(finishedGame()));
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

/** The second window, once it is there. */
async function boardOf({ app, page }: Shell) {
  await expect.poll(() => app.windows().length).toBe(2);
  const board = app.windows().find((one) => one !== page);
  if (board === undefined) throw new Error('the board is gone again');
  return board;
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

  test('is enlarged alone, and stays so', async () => {
    const data = newDataFolder();
    const shell = await launch(data);
    await newGame(shell.page, FOUR);
    const factors = ({ app }: Shell) =>
      app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()
          .map((one) => one.webContents.getZoomFactor())
          .sort((one, other) => one - other),
      );
    await choose(shell, 'View', 'Zoom In');
    await expect.poll(async () => (await factors(shell))[0]).toBeGreaterThan(1);
    await choose(shell, 'View', 'Big Screen');
    await boardOf(shell);
    await expect.poll(async () => (await factors(shell))[0]).toBe(1);
    expect((await factors(shell))[1]).toBeGreaterThan(1);
    expect(await quit(shell)).toBe(0);
    const again = await launch(data);
    await expect.poll(async () => (await factors(again))[0]).toBeGreaterThan(1);
  });

  test('has a menu in the user’s language, and follows a change', async () => {
    const { app, page } = await launch(newDataFolder());
    const labels = () =>
      app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));
    await expect.poll(labels).toContain('View');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('group', { name: 'Language', exact: true }).getByLabel('Italiano').check();
    await expect.poll(labels).toContain('Vista');
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
  test('is played to its end, and is there at the next start', async () => {
    const data = newDataFolder();
    const shell = await launch(data);
    await newGame(shell.page, FOUR);
    for (const round of [1, 2, 3, 4]) await playRound(shell.page, round, 'Uma');
    await countMoney(shell.page, FOUR);
    expect(await quit(shell)).toBe(0);
    expect(leftRunning(data)).toEqual([]);

    const { page } = await launch(data);
    await page.getByRole('link', { name: /Uma, Vic, Wim,? and Xenia.*Uma won/s }).click();
    await page.getByRole('heading', { name: 'Uma wins' }).waitFor();
    expect(logOf(data)).not.toMatch(/Uma|Vic|Wim|Xenia/);
  });

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

  test('is followed on a big screen, where nothing can be entered', async () => {
    const shell = await launch(newDataFolder());
    await newGame(shell.page, FOUR);
    await choose(shell, 'View', 'Big Screen');
    const board = await boardOf(shell);
    await shell.page.keyboard.press('3');
    const onBoard = () =>
      board.getByRole('article').filter({ hasText: 'Christin P' }).locator('strong').innerText();
    await expect.poll(onBoard).toBe('1');
    await board.keyboard.press('3');
    expect(await onBoard()).toBe('1');
    expect(await countOf(shell.page, 'Christin P')).toBe(1);
  });

  test('is saved as a file and opened again from the menu', async () => {
    const data = newDataFolder();
    keep(data, [finishedGame()]);
    const shell = await launch(data);
    const copy = join(newDataFolder(), 'copy.vernissage');
    await answerDialogs(shell, copy);
    await show(shell.page, `#/game/${finishedGame().id}`);
    await choose(shell, 'File', 'Save a Copy of This Game…');
    await expect
      .poll(() => existsSync(copy) && (JSON.parse(readFileSync(copy, 'utf8')) as unknown))
      .toMatchObject({
        id: finishedGame().id,
      });
    await choose(shell, 'File', 'Open a Game…');
    await shell.page.getByText('copy.vernissage').first().waitFor();
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

  test('with a folder that isn’t there ends with one sentence and a status of its own', async () => {
    const missing = join(newDataFolder(), 'gmaes');
    const { code, error } = await startAgain(['--data', missing]);
    expect(error).toContain(`There’s no folder ${missing}. Create it first, or leave out --data.`);
    expect(code).toBe(78);
  });

  test('with a damaged file says so in the window, and repairs it', async () => {
    const data = newDataFolder();
    writeFileSync(join(data, 'vernissage.db'), 'Dear diary, '.repeat(1_000));
    const { app, page } = await launch(data);
    await page.getByText(`${join(data, 'vernissage.db')} isn’t a Vernissage file.`).waitFor();
    const roles = () =>
      app.evaluate(({ Menu }) =>
        Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items.map(({ role }) => role)),
      );
    // What a Mac's keys need.
    for (const role of ['copy', 'close', 'quit', 'minimize']) await expect.poll(roles).toContain(role);
    await page.getByRole('button', { name: 'Repair' }).click();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(readdirSync(join(data, 'set-aside'))).toHaveLength(1);
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
  keep(data, [finishedGame()]);
  const shell = await launch(data);
  await choose(shell, 'View', 'Settings');
  await shell.page.getByRole('button', { name: 'Back up now' }).click({ noWaitAfter: true });
  expect(await quit(shell)).toBe(0);
  expect(leftRunning(data)).toEqual([]);
  const host = await startApp(data);
  await host.kill();
});
