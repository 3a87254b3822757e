import Database from 'better-sqlite3';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { COULD_NOT_START } from '../../src/main/shell/exit-status.ts';
import { takeBackup } from '../../src/main/store/backups/taking.ts';
import { openForWork } from '../../src/main/store/connection.ts';
import type * as Starting from '../fakes/start-desktop.ts';
import type { GameRecord } from '../play/auction.ts';
import { readFixtures } from '../play/fixture-file.ts';
import { newDataFolder, runApp, startApp } from './app.ts';
import { browserForAll, expectAccessible, step } from './browser.ts';
import { keep, keepNamed } from './store.ts';
import { GAMES } from './take-along-games.ts';
import { countMoney, countOf, newGame, playRound } from './whole-game.ts';

// Node itself loads the fake Electron, as it loads the built app.
const { startDesktop } = createRequire(import.meta.url)('../fakes/start-desktop.ts') as typeof Starting;

type Fake = Awaited<ReturnType<typeof startDesktop>>;

const FOUR = ['Uma', 'Vic', 'Wim', 'Xenia'];

/** A game of four from another machine, as a file. */
function fileOfGame(fields: object = {}): {
  readonly file: string;
  readonly record: GameRecord;
} {
  const fixtures = readFixtures<GameRecord>('auction', 'modern-art-1994');
  const ofFour = fixtures.find(({ record: { players } }) => players.length === 4);
  if (ofFour === undefined) throw new Error('no game of four is kept');
  const record = { ...ofFour.record, ...fields };
  const file = join(mkdtempSync(join(tmpdir(), 'vernissage-files-')), 'game.vernissage');
  writeFileSync(file, JSON.stringify(record));
  return { file, record };
}

async function start(
  data: string,
  prepare: (fake: Fake) => void = () => undefined,
  words: readonly string[] = [],
): Promise<Fake> {
  const browser = await browserForAll();
  return startDesktop({ browser, words: ['--data', data, ...words], prepare });
}

/** The same for one test, or until that ends the app. */
async function startForTest(...asked: Parameters<typeof start>): Promise<Fake> {
  const fake = await start(...asked);
  onTestFinished(async () => {
    await quit(fake);
  });
  return fake;
}

async function quit(fake: Fake): Promise<number> {
  fake.app.quit();
  return fake.desktop.exit.promise;
}

const onTwoScreens = ({ desktop, display }: Fake) => {
  desktop.displays = [display(1, 'built in', 0), display(2, 'television', 1920)];
};

/** The window with this index, once it exists. */
async function windowAt({ desktop }: Fake, index = 0) {
  await expect.poll(() => desktop.windows.length).toBeGreaterThan(index);
  const window = desktop.windows[index];
  if (window === undefined) throw new Error('the window is gone again');
  return { window, page: await window.page() };
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

/** Home of every test here. */
async function goHome(fake: Fake, page: Page): Promise<void> {
  choose(fake, 'File', 'All Games');
  await page.getByRole('button', { name: 'New game' }).waitFor();
}

describe('the desktop app', () => {
  const data = newDataFolder();
  let fake: Fake;
  let page: Page;

  beforeAll(async () => {
    keepNamed(data, { whole: GAMES.whole });
    fake = await start(data, (own) => {
      onTwoScreens(own);
      own.desktop.languages = ['fr-FR', 'it-IT'];
    });
  });
  afterAll(() => quit(fake));

  test('has a menu in the user’s language, which follows a change', async () => {
    ({ page } = await windowAt(fake));
    const labels = () => fake.desktop.menu.current.map(({ label }) => label);
    await expect.poll(labels).toEqual(['File', 'Modifica', 'Vista', 'Finestra', 'Aiuto']);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('group', { name: 'Language', exact: true }).getByLabel('English').check();
    await page.getByLabel('Dark').check();
    await expect.poll(labels).toEqual(['File', 'Edit', 'View', 'Window', 'Help']);
    await expect.poll(() => fake.nativeTheme.themeSource).toBe('dark');
    await page.keyboard.press('Escape');
  });

  test('shows a page without access to Electron or Node, which may load only its own files', async () => {
    const { window } = await windowAt(fake);
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

  test('shows a page that can’t navigate away, opens nothing but itself, and gets no permissions', async () => {
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
  ])('ignores a port that %s hands to main', async (_whose, senderFrame) => {
    const { window } = await windowAt(fake);
    const refused = () => logOf(data).split('"refused","door":"contract"').length - 1;
    const before = refused();
    let closed = 0;
    const port = { close: () => (closed += 1), on: () => expect.unreachable() };
    fake.ipcMain.emit('vernissage:contract', { ports: [port], sender: window.webContents, senderFrame });
    expect(closed).toBe(1);
    expect(refused()).toBe(before + 1);
  });

  test('lets its page copy a link', async () => {
    await step(page, '#/game/whole/take-along');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied.').waitFor();
  });

  test('has a menu that starts a game, goes home, prints, and shows where everything is', async () => {
    const sheet = join(data, 'sheet.pdf');
    fake.desktop.answers.save.push(sheet);
    const { window } = await windowAt(fake);
    choose(fake, 'File', 'New Game');
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await goHome(fake, page);
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

  test('has a menu that undoes an entry at a table, and what was typed in a field', async () => {
    await newGame(page, FOUR);
    await page.keyboard.press('3');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    choose(fake, 'Edit', 'Undo');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(0);
    choose(fake, 'Edit', 'Redo');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    const [window] = fake.desktop.windows;
    expect(window?.webContents.edited).toEqual([]);
    choose(fake, 'File', 'New Game');
    await page.getByLabel('Seat 1', { exact: true }).fill('');
    await page.getByLabel('Seat 1', { exact: true }).pressSequentially('Uma');
    choose(fake, 'Edit', 'Undo');
    await expect.poll(() => window?.webContents.edited).toEqual(['undo']);
    await goHome(fake, page);
  });

  test('restores a game after its page has crashed', async () => {
    await newGame(page, FOUR);
    const { window } = await windowAt(fake);
    await page.keyboard.press('3');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(1);
    await window.webContents.crash();
    page = await window.page();
    await page.getByRole('heading', { name: 'Which artist is put up?' }).waitFor();
    expect(await countOf(page, 'Christin P')).toBe(1);
    await page.keyboard.press('3');
    await expect.poll(() => countOf(page, 'Christin P')).toBe(2);
    expect(logOf(data)).toContain('"page-gone","reason":"crashed"');
  });

  test('opens one big screen of the game on the table, from the menu', async () => {
    await expect.poll(() => choose(fake, 'View', 'Big Screen')).toBeUndefined();
    const { window: board, page: seen } = await windowAt(fake, 1);
    await page.keyboard.press('3');
    await expect
      .poll(() => seen.getByRole('article').filter({ hasText: 'Christin P' }).locator('strong').innerText())
      .toBe('3');
    const before = board.focused;
    choose(fake, 'View', 'Big Screen');
    expect(board.focused).toBe(before + 1);
    expect(fake.desktop.windows).toHaveLength(2);
    board.close();
    await goHome(fake, page);
  });

  test('keeps the screen awake during each game, while its window is visible, to the end', async () => {
    const { window } = await windowAt(fake);
    await expect.poll(() => fake.desktop.blockers.size).toBe(0);
    await newGame(page, FOUR);
    await expect.poll(() => fake.desktop.blockers.size).toBe(1);
    window.minimize();
    expect(fake.desktop.blockers.size).toBe(0);
    window.restore();
    expect(fake.desktop.blockers.size).toBe(1);
    const game = new URL(page.url()).hash;
    await goHome(fake, page);
    await expect.poll(() => fake.desktop.blockers.size).toBe(0);
    await step(page, game);
    await expect.poll(() => fake.desktop.blockers.size).toBe(1);
    await expect.poll(() => page.locator('[data-events]').count()).toBe(1);
    for (const round of [1, 2, 3, 4]) await playRound(page, round, 'Uma');
    await countMoney(page, FOUR);
    await expect.poll(() => fake.desktop.blockers.size).toBe(0);
    await goHome(fake, page);
  });

  test('comes to the front when it is started in the browser with the same games', async () => {
    const { window } = await windowAt(fake);
    const before = window.focused;
    expect(await runApp('--data', data)).toEqual({
      code: 0,
      out: 'Vernissage is already running with these games, in its own window.\n',
      error: '',
    });
    expect(window.focused).toBeGreaterThan(before);
  });

  test('comes to the front when it is started again, with the files it was given', async () => {
    const { window } = await windowAt(fake);
    const { file } = fileOfGame({
      players: FOUR.map((name) => ({ id: `other-${name}`, name: `${name} the Elder` })),
    });
    const second = await startForTest(data, ({ desktop }) => (desktop.instance = 'second'), [file]);
    expect(await second.desktop.exit.promise).toBe(0);
    expect(second.desktop.windows).toHaveLength(0);

    const before = window.focused;
    fake.app.emit('second-instance', {}, [], '/', second.desktop.told);
    await page.getByRole('button', { name: 'Import one game' }).waitFor();
    expect(window.focused).toBeGreaterThan(before);

    const [one, two] = [fileOfGame().file, fileOfGame().file];
    for (const path of [one, two, one]) fake.app.emit('open-file', { preventDefault: () => undefined }, path);
    await page.getByRole('heading', { name: /^In [23] files$/ }).waitFor();
  });

  test('leaves nothing in the write-ahead log when the system shuts down, and its log names nobody', async () => {
    const { window } = await windowAt(fake);
    await goHome(fake, page);
    await newGame(page, FOUR);
    await expect.poll(() => fake.desktop.blockers.size).toBe(1);
    window.setBounds({ x: 2000, y: 100, width: 1500, height: 900 });
    fake.powerMonitor.emit('shutdown');
    expect(await fake.desktop.exit.promise).toBe(0);
    expect(fake.desktop.blockers.size).toBe(0);
    expect(readdirSync(data).filter((name) => name.startsWith('vernissage.db'))).toEqual(['vernissage.db']);
    expect(logOf(data)).toMatch(/"what":"started"[^]*"what":"shown","window":"table"[^]*"what":"ended"/);
    expect(logOf(data)).not.toMatch(/Uma|Vic|Wim|Xenia/);
  });

  test('opens again where it was, or in sight if that screen is gone', async () => {
    const again = await startForTest(data, onTwoScreens);
    expect((await windowAt(again)).window.getBounds()).toEqual({ x: 2000, y: 100, width: 1500, height: 900 });
    await quit(again);
    const alone = await startForTest(data);
    const { x, width } = (await windowAt(alone)).window.getBounds();
    expect(x + width).toBeLessThanOrEqual(1920);
  });
});

describe('files', () => {
  const data = newDataFolder();
  const { file, record } = fileOfGame();
  let fake: Fake;
  let page: Page;

  beforeAll(async () => {
    fake = await start(data, onTwoScreens, [file]);
  });
  afterAll(() => quit(fake));

  /** Chooses files in the system’s dialog. */
  function open(...files: string[]): void {
    fake.desktop.answers.open.push(files);
    choose(fake, 'File', 'Open a Game…');
  }

  test('a game is opened after showing what is in it, and a copy is saved', async () => {
    ({ page } = await windowAt(fake));
    const copy = join(newDataFolder(), 'copy.vernissage');
    fake.desktop.answers.save.push(copy);
    await page.getByText('New here: one game').waitFor();
    await page.getByText(/new people will be added/).waitFor();
    await page.getByRole('button', { name: 'Import one game' }).click();
    await expect.poll(() => page.url()).toContain('#/game/');
    const game = page.url();
    await expect.poll(() => choose(fake, 'File', 'Save a Copy of This Game…')).toBeUndefined();
    await expect.poll(() => JSON.parse(readFileSync(copy, 'utf8')) as unknown).toEqual(record);
    expect(JSON.stringify(fake.desktop.asked.save)).toMatch(/modern-art-1994[^/]*\.vernissage"/);
    expect(existsSync(join(data, 'backups'))).toBe(false);

    await goHome(fake, page);
    open(file);
    await expect.poll(() => page.url()).toBe(game);
    expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(record));
  });

  test('a game with known people is imported at once, after a backup, and two logs are shown side by side', async () => {
    open(fileOfGame({ id: 'next' }).file);
    await expect.poll(() => page.url()).toMatch(/#\/game\/next$/);
    expect(
      readdirSync(join(data, 'backups')).filter((name) => / bringing-in(?: \d+)?\.db$/.test(name)),
    ).toHaveLength(1);

    open(fileOfGame({ events: record.events.slice(0, -3), notes: 'ours' }).file);
    await page.getByText('Different: one game').waitFor();
    await page.getByRole('button', { name: 'Import one game' }).click();
    await expect.poll(() => page.url()).toContain('#/transfer/');
    await expect.poll(() => page.getByRole('button', { name: 'Use this one' }).count()).toBe(2);
  });

  test('that aren’t games are named, with the reason', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vernissage-files-'));
    const [list, gone] = [join(folder, 'list.json'), join(folder, 'gone.vernissage')];
    writeFileSync(list, '{"format":"shopping"}');
    open(list, gone);
    await page.getByRole('heading', { name: 'In 2 files' }).waitFor();
    await page
      .getByText('list.json · format: This version of Vernissage doesn’t know the format “shopping”.')
      .waitFor();
    await page.getByText(/^gone\.vernissage · /).waitFor();
    expect(await page.getByRole('button', { name: /^Import \d|^Import one/ }).count()).toBe(0);
  });

  test('a second window is live and read-only, and closes with the first, which ends the app', async () => {
    await goHome(fake, page);
    await newGame(page, FOUR);
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
    expect(await fake.desktop.exit.promise).toBe(0);
  });
});

describe('starting', () => {
  test('shows the browser’s page if the games are open there', async () => {
    const data = newDataFolder();
    const host = await startApp(data);
    const fake = await startForTest(data);
    expect(await fake.desktop.exit.promise).toBe(0);
    expect(fake.desktop.openedOutside).toEqual([host.address]);
    expect(fake.desktop.windows).toHaveLength(0);
    await host.stop();
  });

  test.each([
    ['en-GB', (missing: string) => `There’s no folder ${missing}. Create it first, or leave out --data.`],
    ['it-IT', (missing: string) => `La cartella ${missing} non esiste; creala prima, oppure ometti --data.`],
  ])('fails with one sentence that says why, in the system’s language: %s', async (language, sentence) => {
    const missing = join(newDataFolder(), 'gmaes');
    const fake = await startForTest(missing, ({ desktop }) => (desktop.languages = [language]));
    expect(await fake.desktop.exit.promise).toBe(COULD_NOT_START);
    expect(fake.desktop.asked.error).toEqual([sentence(missing)]);
  });
});

describe('a damaged file', () => {
  /** A damaged file with one game, of which there is a backup. */
  async function damagedWithBackup(): Promise<{ readonly data: string; readonly backup: string }> {
    const data = newDataFolder();
    keep(data, [fileOfGame().record]);
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

  test('is reported in a window, stays as it is if the user quits, and is set aside if the user wants', async () => {
    const data = newDataFolder();
    writeFileSync(join(data, 'vernissage.db'), 'Dear diary, '.repeat(1_000));
    const first = await startForTest(data);
    await (await windowAt(first)).page.getByRole('button', { name: 'Quit' }).click();
    expect(await first.desktop.exit.promise).toBe(0);
    expect(readdirSync(data)).toContain('vernissage.db');
    expect(readdirSync(data)).not.toContain('set-aside');

    const fake = await startForTest(data);
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
    const fake = await startForTest(data);
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
});
