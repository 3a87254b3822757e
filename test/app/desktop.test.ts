import Database from 'better-sqlite3';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { COULD_NOT_START } from '../../src/main/shell/exit-status.ts';
import { takeBackup } from '../../src/main/store/backups/taking.ts';
import { openForWork } from '../../src/main/store/connection.ts';
import type * as Starting from '../fakes/start-desktop.ts';
import { readFixtures } from '../play/fixture-file.ts';
import { newDataFolder, runApp, startApp } from './app.ts';
import { expectAccessible, openBrowser } from './browser.ts';
import { keep, keepNamed } from './store.ts';
import { GAMES } from './take-along-games.ts';
import { countMoney, countOf, newGame, playRound } from './whole-game.ts';

// Node itself loads the fake Electron, as it loads the built app.
const { startDesktop } = createRequire(import.meta.url)('../fakes/start-desktop.ts') as typeof Starting;

type Fake = Awaited<ReturnType<typeof startDesktop>>;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const running = new Set<Fake>();
afterEach(async () => {
  await Promise.all([...running].map(quit));
});

const FOUR = ['Uma', 'Vic', 'Wim', 'Xenia'];
/** A game from another machine, as a file. */
function fileOfGame(): { readonly file: string; readonly record: unknown } {
  const record = readFixtures('auction', 'modern-art-1994')[0]?.record;
  const file = join(mkdtempSync(join(tmpdir(), 'vernissage-files-')), 'game.vernissage');
  writeFileSync(file, JSON.stringify(record));
  return { file, record };
}

async function start(
  data: string,
  prepare: (fake: Fake) => void = () => undefined,
  words: readonly string[] = [],
): Promise<Fake> {
  const fake = await startDesktop({ browser, words: ['--data', data, ...words], prepare });
  running.add(fake);
  return fake;
}

async function quit(fake: Fake): Promise<number> {
  running.delete(fake);
  fake.app.quit();
  return fake.desktop.exit.promise;
}

/** The window with this index, once it exists. */
async function windowAt({ desktop }: Fake, index = 0) {
  await expect.poll(() => desktop.windows.length).toBeGreaterThan(index);
  const window = desktop.windows[index];
  if (window === undefined) throw new Error('the window is gone again');
  return { window, page: await window.page() };
}

async function withGame(fake: Fake) {
  const shown = await windowAt(fake);
  await newGame(shown.page, FOUR);
  return shown;
}

function logOf(data: string): string {
  return readFileSync(join(data, 'logs', 'vernissage.log'), 'utf8');
}

/** Chooses a menu entry by its label. */
function choose({ desktop }: Fake, menu: string, entry: string): void {
  const found = entriesOf(desktop.menu.current, menu).find(({ label }) => label === entry);
  if (found === undefined || found.enabled === false) throw new Error(`${entry} cannot be chosen`);
  Reflect.apply(found.click ?? (() => undefined), found, [found, null, {}]);
}

function entriesOf(
  entries: readonly Electron.MenuItemConstructorOptions[],
  menu: string,
): readonly Electron.MenuItemConstructorOptions[] {
  const submenu = entries.find(({ label }) => label === menu)?.submenu;
  return Array.isArray(submenu) ? submenu : [];
}

describe('a game in the desktop app’s window', () => {
  test('is played to its end over the port, and its log names nobody', async () => {
    const data = newDataFolder();
    const fake = await start(data);
    const { page } = await windowAt(fake);
    await newGame(page, FOUR);
    for (const round of [1, 2, 3, 4]) await playRound(page, round, 'Uma');
    await countMoney(page, FOUR);
    expect(await quit(fake)).toBe(0);
    expect(logOf(data)).toMatch(/"what":"started".*\n.*"what":"shown","window":"table".*\n.*"what":"ended"/);
    expect(logOf(data)).not.toMatch(/Uma|Vic|Wim|Xenia/);
  });

  test('is restored after the page has crashed', async () => {
    const data = newDataFolder();
    const fake = await start(data);
    const { window, page } = await withGame(fake);
    await page.keyboard.press('3');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    await window.webContents.crash();
    const again = await window.page();
    await again.getByRole('heading', { name: 'Which artist is put up?' }).waitFor();
    expect(await countOf(again, 'Christin P')).toBe(1);
    await again.keyboard.press('3');
    await expect.poll(() => countOf(again, 'Christin P')).toBe(2);
    expect(logOf(data)).toContain('"page-gone","reason":"crashed"');
  });

  test('waits for the user after a page that crashes again and again', async () => {
    const fake = await start(newDataFolder(), ({ desktop }) => desktop.answers.message.push(1));
    const { window } = await windowAt(fake);
    for (let time = 0; time < 4; time += 1)
      window.webContents.emit('render-process-gone', {}, { reason: 'oom', exitCode: 1 });
    expect(await fake.desktop.exit.promise).toBe(0);
    expect(fake.desktop.asked.message).toMatchObject([{ buttons: ['Reload', 'Quit', 'Show app log'] }]);
  });

  test('keeps the screen awake while it is in progress and visible', async () => {
    const fake = await start(newDataFolder());
    const { window, page } = await windowAt(fake);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(fake.desktop.blockers.size).toBe(0);
    await newGame(page, FOUR);
    await expect.poll(() => fake.desktop.blockers.size).toBe(1);
    window.minimize();
    expect(fake.desktop.blockers.size).toBe(0);
    window.restore();
    expect(fake.desktop.blockers.size).toBe(1);
    const game = page.url();
    choose(fake, 'File', 'All Games');
    await expect.poll(() => fake.desktop.blockers.size).toBe(0);
    await page.evaluate((place) => (location.href = place), new URL(game).hash);
    await expect.poll(() => fake.desktop.blockers.size).toBe(1);
    await expect.poll(() => page.locator('[data-events]').count()).toBe(1);
    for (const round of [1, 2, 3, 4]) await playRound(page, round, 'Uma');
    await countMoney(page, FOUR);
    await expect.poll(() => fake.desktop.blockers.size).toBe(0);
  });
});

describe('the page', () => {
  test('copies a link, because main lets it', async () => {
    const data = newDataFolder();
    keepNamed(data, GAMES);
    const fake = await start(data);
    const { page } = await windowAt(fake);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await page.evaluate(() => void (location.hash = '#/game/whole/take-along'));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied.').waitFor();
  });

  test('has no access to Electron or Node, and its policy lets it load only its own files', async () => {
    const fake = await start(newDataFolder());
    const { window, page } = await windowAt(fake);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(
      await page.evaluate(() =>
        ['require', 'process', 'module', 'electron', 'fakeMain', 'ipcRenderer'].filter(
          (name) => name in globalThis,
        ),
      ),
    ).toEqual([]);
    expect(window.options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    });
    expect(fake.desktop.schemes).toMatchObject([
      { scheme: 'vernissage', privileges: { standard: true, secure: true } },
    ]);
    const forbidden = await page.evaluate(async () => {
      const violated = new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective));
      });
      await fetch('/').catch(() => undefined);
      return violated;
    });
    expect(forbidden).toBe('connect-src');
  });

  test('can’t navigate away, opens nothing but itself, and gets no permissions', async () => {
    const data = newDataFolder();
    const fake = await start(data);
    const { page } = await windowAt(fake);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await page.evaluate(() => (location.href = 'https://example.com/'));
    await expect.poll(() => logOf(data)).toContain('"refused","door":"navigation"');
    await page.evaluate(() => void window.open('https://example.com/'));
    await expect.poll(() => logOf(data)).toContain('"refused","door":"window"');
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(fake.desktop.windows).toHaveLength(1);

    const answers: unknown[] = [];
    const answer = (granted: unknown) => answers.push(granted);
    Reflect.apply(fake.doors.request ?? answer, null, [null, 'notifications', answer, {}]);
    answer(Reflect.apply(fake.doors.check ?? answer, null, [null, 'clipboard-read', '', {}]));
    answer(Reflect.apply(fake.doors.device ?? answer, null, [{}]));
    expect(answers).toEqual([false, false, false]);
    expect(logOf(data)).toContain('"refused","door":"permission"');
  });

  test.each([
    ['another page', { url: 'https://example.com/', parent: null }],
    ['a frame of ours', { url: 'vernissage://app/', parent: {} }],
    ['a page that has gone', null],
  ])('of %s that hands a port to main is ignored', async (_whose, senderFrame) => {
    const data = newDataFolder();
    const fake = await start(data);
    const { window } = await windowAt(fake);
    let closed = 0;
    const port = { close: () => (closed += 1), on: () => expect.unreachable() };
    fake.ipcMain.emit('vernissage:contract', { ports: [port], sender: window.webContents, senderFrame });
    expect(closed).toBe(1);
    expect(logOf(data)).toContain('"refused","door":"contract"');
  });

  test('opens one board of the game on the table, from the menu', async () => {
    const fake = await start(newDataFolder());
    const { page } = await withGame(fake);
    await expect.poll(() => choose(fake, 'View', 'Big Screen')).toBeUndefined();
    const { window: board, page: seen } = await windowAt(fake, 1);
    await page.keyboard.press('3');
    await expect
      .poll(() => seen.getByRole('article').filter({ hasText: 'Christin P' }).locator('strong').innerText())
      .toBe('1');
    const before = board.focused;
    choose(fake, 'View', 'Big Screen');
    expect(board.focused).toBe(before + 1);
    expect(fake.desktop.windows).toHaveLength(2);
  });

  test('can open a second window, which is live and read-only', async () => {
    const fake = await start(newDataFolder(), ({ desktop, display }) => {
      desktop.displays = [display(1, 'built in', 0), display(2, 'television', 1920)];
    });
    const { page } = await withGame(fake);
    await page.evaluate(() => void window.open(location.hash));
    const { window: board, page: seen } = await windowAt(fake, 1);
    await seen.getByRole('heading', { name: 'Which artist is put up?' }).waitFor();
    expect(board.getBounds().x).toBeGreaterThanOrEqual(1920);

    await page.keyboard.press('3');
    await expect.poll(() => countOf(seen, 'Christin P')).toBe(1);
    await seen.keyboard.press('3');
    await seen.getByText('Couldn’t save That.').waitFor();
    expect(await countOf(page, 'Christin P')).toBe(1);

    const before = board.focused;
    await page.evaluate(() => void window.open(location.hash));
    await expect.poll(() => board.focused).toBe(before + 1);
    expect(fake.desktop.windows).toHaveLength(2);
    fake.desktop.windows[0]?.close();
    expect(fake.desktop.windows).toHaveLength(0);
  });
});

describe('the menu', () => {
  test('undoes an entry at a table, and what was typed in a field', async () => {
    const fake = await start(newDataFolder());
    const { page } = await withGame(fake);
    await page.keyboard.press('3');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    choose(fake, 'Edit', 'Undo');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(0);
    choose(fake, 'Edit', 'Redo');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    const [window] = fake.desktop.windows;
    expect(window?.webContents.edited).toEqual([]);
    choose(fake, 'File', 'New Game');
    await page.getByLabel('Seat 1', { exact: true }).pressSequentially('Uma');
    choose(fake, 'Edit', 'Undo');
    await expect.poll(() => window?.webContents.edited).toEqual(['undo']);
  });

  test('is in the user’s language, and follows a change', async () => {
    const fake = await start(newDataFolder(), ({ desktop }) => (desktop.languages = ['fr-FR', 'it-IT']));
    const { page } = await windowAt(fake);
    const labels = () => fake.desktop.menu.current.map(({ label }) => label);
    await expect.poll(labels).toEqual(['File', 'Modifica', 'Vista', 'Finestra', 'Aiuto']);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('group', { name: 'Language', exact: true }).getByLabel('English').check();
    await page.getByLabel('Dark').check();
    await expect.poll(labels).toEqual(['File', 'Edit', 'View', 'Window', 'Help']);
    await expect.poll(() => fake.nativeTheme.themeSource).toBe('dark');
  });

  test('starts a game, goes home, prints, and shows where everything is', async () => {
    const data = newDataFolder();
    const sheet = join(data, 'sheet.pdf');
    const fake = await start(data, ({ desktop }) => desktop.answers.save.push(sheet));
    const { window, page } = await windowAt(fake);
    choose(fake, 'File', 'New Game');
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    choose(fake, 'File', 'All Games');
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(() => choose(fake, 'File', 'Save a Copy of This Game…')).toThrow('cannot be chosen');
    choose(fake, 'File', 'Print…');
    expect(window.webContents.printed).toBe(1);
    choose(fake, 'File', 'Save as PDF…');
    await expect.poll(() => existsSync(sheet) && readFileSync(sheet, 'latin1').slice(0, 5)).toBe('%PDF-');
    expect(readFileSync(sheet, 'latin1')).toContain('/StructTreeRoot');
    choose(fake, 'Help', 'Show Games Folder');
    choose(fake, 'Help', 'Show App Log');
    expect(fake.desktop.openedOutside).toEqual([data, join(data, 'logs')]);
    expect(entriesOf(fake.desktop.menu.current, 'Help').map(({ type }) => type)).not.toContain('checkbox');
  });

  test('opens a game from a file after showing what is in it, and saves a copy', async () => {
    const { file, record } = fileOfGame();
    const copy = join(newDataFolder(), 'copy.vernissage');
    const fake = await start(newDataFolder(), ({ desktop }) => {
      desktop.answers.open.push([file], [file]);
      desktop.answers.save.push(copy);
    });
    const { page } = await windowAt(fake);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    choose(fake, 'File', 'Open a Game…');
    await page.getByText('New here: one game').waitFor();
    await page.getByText(/new people will be added/).waitFor();
    await page.getByRole('button', { name: 'Import one game' }).click();
    await expect.poll(() => page.url()).toContain('#/game/');
    const game = page.url();
    await expect.poll(() => choose(fake, 'File', 'Save a Copy of This Game…')).toBeUndefined();
    await expect.poll(() => JSON.parse(readFileSync(copy, 'utf8')) as unknown).toEqual(record);
    expect(JSON.stringify(fake.desktop.asked.save)).toMatch(/modern-art-1994[^/]*\.vernissage"/);

    choose(fake, 'File', 'All Games');
    await page.getByRole('button', { name: 'New game' }).waitFor();
    choose(fake, 'File', 'Open a Game…');
    await expect.poll(() => page.url()).toBe(game);
    expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(record));
  });

  test('imports a game with known people at once, after a backup, and shows two logs side by side', async () => {
    const { file, record } = fileOfGame();
    const { events } = record as { readonly events: readonly unknown[] };
    const beside = (name: string, fields: object): string => {
      const path = join(dirname(file), name);
      writeFileSync(path, JSON.stringify({ ...(record as object), ...fields }));
      return path;
    };
    const next = beside('next.vernissage', { id: 'next' });
    const other = beside('other.vernissage', { events: events.slice(0, -3), notes: 'ours' });
    const data = newDataFolder();
    const fake = await start(data, ({ desktop }) => desktop.answers.open.push([next], [other]), [file]);
    const { page } = await windowAt(fake);
    await page.getByRole('button', { name: 'Import one game' }).click();
    await expect.poll(() => page.url()).toContain('#/game/');
    expect(existsSync(join(data, 'backups'))).toBe(false);

    choose(fake, 'File', 'Open a Game…');
    await expect.poll(() => page.url()).toMatch(/#\/game\/next$/);
    expect(
      readdirSync(join(data, 'backups')).filter((name) => / bringing-in(?: \d+)?\.db$/.test(name)),
    ).toHaveLength(1);

    choose(fake, 'File', 'Open a Game…');
    await page.getByText('Different: one game').waitFor();
    await page.getByRole('button', { name: 'Import one game' }).click();
    await expect.poll(() => page.url()).toContain('#/transfer/');
    await expect.poll(() => page.getByRole('button', { name: 'Use this one' }).count()).toBe(2);
  });

  test('names each file that isn’t a game, with the reason', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vernissage-files-'));
    const [list, gone] = [join(folder, 'list.json'), join(folder, 'gone.vernissage')];
    writeFileSync(list, '{"format":"shopping"}');
    const fake = await start(newDataFolder(), ({ desktop }) => desktop.answers.open.push([list, gone]));
    const { page } = await windowAt(fake);
    choose(fake, 'File', 'Open a Game…');
    await page.getByRole('heading', { name: 'In 2 files' }).waitFor();
    await page
      .getByText('list.json · format: This version of Vernissage doesn’t know the format “shopping”.')
      .waitFor();
    await page.getByText(/^gone\.vernissage · /).waitFor();
    expect(await page.getByRole('button', { name: /^Import \d|^Import one/ }).count()).toBe(0);
  });
});

describe('starting', () => {
  test('opens the window where it was, on the same screen', async () => {
    const data = newDataFolder();
    const two = ({ desktop, display }: Fake) => {
      desktop.displays = [display(1, 'built in', 0), display(2, 'television', 1920)];
    };
    const first = await start(data, two);
    const { window } = await windowAt(first);
    window.setBounds({ x: 2000, y: 100, width: 1500, height: 900 });
    await quit(first);

    const second = await start(data, two);
    expect((await windowAt(second)).window.getBounds()).toEqual({
      x: 2000,
      y: 100,
      width: 1500,
      height: 900,
    });
    await quit(second);

    const alone = await start(data);
    const { x, width } = (await windowAt(alone)).window.getBounds();
    expect(x + width).toBeLessThanOrEqual(1920);
  });

  test('a second time brings the first window forward, with the file it was given', async () => {
    const data = newDataFolder();
    const first = await start(data);
    const { window, page } = await windowAt(first);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    const { file } = fileOfGame();
    const second = await start(data, ({ desktop }) => (desktop.instance = 'second'), [file]);
    expect(await second.desktop.exit.promise).toBe(0);
    expect(second.desktop.windows).toHaveLength(0);

    const before = window.focused;
    first.app.emit('second-instance', {}, [], '/', second.desktop.told);
    await page.getByRole('button', { name: 'Import one game' }).waitFor();
    expect(window.focused).toBeGreaterThan(before);

    const [one, two] = [fileOfGame().file, fileOfGame().file];
    for (const path of [one, two, one])
      first.app.emit('open-file', { preventDefault: () => undefined }, path);
    await page.getByRole('heading', { name: /^In [23] files$/ }).waitFor();
  });

  test('shows the browser’s page if the games are open there', async () => {
    const data = newDataFolder();
    const host = await startApp(data);
    const fake = await start(data);
    expect(await fake.desktop.exit.promise).toBe(0);
    expect(fake.desktop.openedOutside).toEqual([host.address]);
    expect(fake.desktop.windows).toHaveLength(0);
    await host.stop();
  });

  test('in the browser brings the app’s window forward if the games are open there', async () => {
    const data = newDataFolder();
    const fake = await start(data);
    const { window, page } = await windowAt(fake);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    const before = window.focused;
    expect(await runApp('--data', data)).toEqual({
      code: 0,
      out: 'Vernissage is already running with these games, in its own window.\n',
      error: '',
    });
    expect(window.focused).toBeGreaterThan(before);
  });

  test('fails with one sentence that says why', async () => {
    const missing = join(newDataFolder(), 'gmaes');
    const fake = await start(missing);
    expect(await fake.desktop.exit.promise).toBe(COULD_NOT_START);
    expect(fake.desktop.asked.error).toEqual([
      `There’s no folder ${missing}. Create it first, or leave out --data.`,
    ]);
  });

  test('fails in the system’s language', async () => {
    const missing = join(newDataFolder(), 'gmaes');
    const fake = await start(missing, ({ desktop }) => (desktop.languages = ['it-IT']));
    expect(await fake.desktop.exit.promise).toBe(COULD_NOT_START);
    expect(fake.desktop.asked.error).toEqual([
      `La cartella ${missing} non esiste; creala prima, oppure ometti --data.`,
    ]);
  });

  test('quitting leaves nothing in the write-ahead log, and releases the folder', async () => {
    const data = newDataFolder();
    const fake = await start(data);
    await withGame(fake);
    await expect.poll(() => fake.desktop.blockers.size).toBe(1);
    fake.powerMonitor.emit('shutdown');
    expect(await fake.desktop.exit.promise).toBe(0);
    expect(fake.desktop.blockers.size).toBe(0);
    expect(readdirSync(data).filter((name) => name.startsWith('vernissage.db'))).toEqual(['vernissage.db']);
    const host = await startApp(data);
    expect(await host.stop()).toBe(0);
  });
});

describe('a damaged file', () => {
  function damaged(): string {
    const data = newDataFolder();
    writeFileSync(join(data, 'vernissage.db'), 'Dear diary, '.repeat(1_000));
    return data;
  }

  /** A damaged file with one game, of which there is a backup. */
  async function damagedWithBackup(): Promise<{ readonly data: string; readonly backup: string }> {
    const data = newDataFolder();
    keep(data, [fileOfGame().record as { readonly id: string }]);
    const file = join(data, 'vernissage.db');
    const database = openForWork(file);
    const taken = await takeBackup(database, data, { at: new Date().toISOString(), reason: 'daily' });
    database.close();
    if (!taken.ok) throw new Error('what is backed up is whole');
    const bytes = readFileSync(file);
    bytes.write('nonsense', 0);
    writeFileSync(file, bytes);
    return { data, backup: join(data, 'backups', taken.value.name) };
  }

  test('is reported in a window, and set aside if the user wants; then the games open', async () => {
    const data = damaged();
    const fake = await start(data);
    const { page } = await windowAt(fake);
    await page.getByText(`${join(data, 'vernissage.db')} isn’t a Vernissage file.`).waitFor();
    expect(await page.getByRole('listitem').getByRole('button').allInnerTexts()).toEqual([
      'Try again',
      'Repair',
      'Start with no games',
      'Quit',
    ]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Repair' }).isEnabled()).toBe(true);
    expect(() => choose(fake, 'File', 'New Game')).toThrow('cannot be chosen');
    choose(fake, 'Help', 'Show App Log');
    await page.getByRole('button', { name: 'Repair' }).click();
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await expect.poll(() => choose(fake, 'File', 'New Game')).toBeUndefined();
    expect(readdirSync(join(data, 'set-aside'))).toHaveLength(1);
    expect(await quit(fake)).toBe(0);
  });

  test('says at once what is wrong, looks for a complete backup meanwhile, and the repair can be cancelled', async () => {
    const { data, backup } = await damagedWithBackup();
    const before = readFileSync(join(data, 'vernissage.db'));
    // Locking the backup makes the check last as long as the lock is held.
    const holding = new Database(backup);
    holding.exec('BEGIN EXCLUSIVE');
    const fake = await start(data);
    const { page } = await windowAt(fake);
    await page.getByText('Looking for the newest good backup…').waitFor();
    await expectAccessible(page);
    holding.exec('COMMIT');
    await page.getByText(/^The newest good backup is from .* \(1 game\)/).waitFor();

    holding.exec('BEGIN EXCLUSIVE');
    await page.getByRole('button', { name: 'Repair' }).click();
    await page.getByRole('progressbar', { name: /^Repairing/ }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Repair' }).isEnabled()).toBe(false);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    holding.exec('COMMIT');
    holding.close();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.getByText('Cancelled. Nothing was changed.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Repair' }).isEnabled()).toBe(true);
    expect(readFileSync(join(data, 'vernissage.db')).equals(before)).toBe(true);
    expect(readdirSync(data)).not.toContain('set-aside');

    await page.getByRole('button', { name: 'Repair' }).click();
    await page
      .getByRole('link', { name: /Axel, Beatrix/ })
      .first()
      .waitFor();
    expect(readdirSync(join(data, 'set-aside'))).toHaveLength(1);
  });

  test.each(['by its button', 'by closing the window'])(
    'stays as it is if the user quits instead, %s',
    async (how) => {
      const data = damaged();
      const fake = await start(data);
      const { window, page } = await windowAt(fake);
      const button = page.getByRole('button', { name: 'Quit' });
      await button.waitFor();
      if (how === 'by its button') await button.click();
      else window.close();
      expect(await fake.desktop.exit.promise).toBe(0);
      expect(readdirSync(data)).toContain('vernissage.db');
      expect(readdirSync(data)).not.toContain('set-aside');
    },
  );
});
