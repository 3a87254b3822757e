import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { backupsIn } from '../../src/main/store/backups/backup-files.ts';
import { COULD_NOT_START } from '../../src/main/shell/exit-status.ts';
import type * as Starting from '../fakes/start-desktop.ts';
import type { GameRecord } from '../play/auction.ts';
import { auctionRecord } from '../fixtures/auction.ts';
import { playersNamed } from '../fixtures/people.ts';
import { beforeLast } from '../fixtures/replayed.ts';
import { LEDGER_OF_FOUR } from '../fixtures/whole-games.ts';
import { newDataFolder, startApp } from './app.ts';
import { browserForAll, openSettings, step } from './browser.ts';
import { keepNamed } from './store.ts';
import { GAMES } from './take-along-games.ts';
import { countOf, newGame } from './whole-game.ts';

// Node itself loads the fake Electron, as it loads the built app.
const { startDesktop } = createRequire(import.meta.url)('../fakes/start-desktop.ts') as typeof Starting;

type Fake = Awaited<ReturnType<typeof startDesktop>>;

const FOUR = ['Uma', 'Vic', 'Wim', 'Xenia'];

/** A game of four from another machine, as a file. */
function fileOfGame(fields: object = {}): {
  readonly file: string;
  readonly record: GameRecord;
} {
  const record = { ...LEDGER_OF_FOUR, ...fields };
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
  choose(fake, 'View', 'Games');
  await page.getByRole('button', { name: 'New game' }).waitFor();
}

describe('the desktop app', () => {
  const data = newDataFolder();
  let fake: Fake;
  let page: Page;

  beforeAll(async () => {
    keepNamed(data, {
      whole: GAMES.whole,
      ending: beforeLast(GAMES.whole, 'settle'),
      begun: auctionRecord([], { players: playersNamed(FOUR), options: { tracking: 'counts' } }),
    });
    fake = await start(data, (own) => {
      onTwoScreens(own);
      own.desktop.languages = ['fr-FR', 'it-IT'];
    });
  });
  afterAll(() => quit(fake));

  async function openBegun(): Promise<void> {
    await step(page, '#/game/begun');
    await page.getByRole('heading', { name: 'Which artist is put up?' }).waitFor();
  }

  test('has a menu in the user’s language, which follows a change', async () => {
    ({ page } = await windowAt(fake));
    const labels = () => fake.desktop.menu.current.map(({ label }) => label);
    await expect.poll(labels).toEqual(['File', 'Modifica', 'Vista', 'Finestra', 'Aiuto']);
    await openSettings(page);
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

  test('shows a page that can’t navigate away, but may load itself again, and opens nothing else', async () => {
    await page.evaluate(() => (location.href = 'https://example.com/'));
    await expect.poll(() => logOf(data)).toContain('"refused","door":"navigation"');
    await page.evaluate(() => void window.open('https://example.com/'));
    await expect.poll(() => logOf(data)).toContain('"refused","door":"window"');
    await step(page, '#/settings');
    await page.evaluate('globalThis.before = true; location.reload()');
    await expect.poll(() => page.evaluate('globalThis.before')).toBeUndefined();
    await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor();
    await goHome(fake, page);
    await page.getByRole('button', { name: 'New game' }).waitFor();
    expect(fake.desktop.windows).toHaveLength(1);
  });

  test('has a menu that starts a game, goes home, prints, and shows where everything is', async () => {
    const sheet = join(data, 'sheet.pdf');
    fake.desktop.answers.save.push(sheet);
    const { window } = await windowAt(fake);
    choose(fake, 'File', 'New Game');
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await goHome(fake, page);
    choose(fake, 'File', 'Print…');
    expect(window.webContents.printed).toBe(1);
    choose(fake, 'File', 'Save as PDF…');
    await expect.poll(() => existsSync(sheet) && readFileSync(sheet, 'latin1').slice(0, 5)).toBe('%PDF-');
    expect(readFileSync(sheet, 'latin1')).toContain('/StructTreeRoot');
    choose(fake, 'Help', 'Show Games Folder');
    choose(fake, 'Help', 'Show App Log');
    expect(fake.desktop.openedOutside).toEqual([data, join(data, 'logs')]);
  });

  test('comes to the front when it is started again, with the files it was given', async () => {
    const { window } = await windowAt(fake);
    const { file } = fileOfGame({
      players: FOUR.map((name) => ({ id: `other-${name}`, name: `${name} the Elder` })),
    });
    const second = await startForTest(data, ({ desktop }) => (desktop.instance = 'second'), [file]);
    expect(await second.desktop.exit.promise).toBe(0);

    const before = window.focused;
    fake.app.emit('second-instance', {}, [], '/', second.desktop.told);
    await page.getByRole('button', { name: 'Import one game' }).waitFor();
    expect(window.focused).toBeGreaterThan(before);
  });

  test('leaves nothing in the write-ahead log when the system shuts down, and its log names nobody', async () => {
    await goHome(fake, page);
    await openBegun();
    await page.keyboard.press('3');
    await expect.poll(() => fake.desktop.blockers.size).toBe(1);
    fake.powerMonitor.emit('shutdown');
    expect(await fake.desktop.exit.promise).toBe(0);
    expect(fake.desktop.blockers.size).toBe(0);
    expect(readdirSync(data).filter((name) => name.startsWith('vernissage.db'))).toEqual(['vernissage.db']);
    expect(logOf(data)).toMatch(/"what":"started"[^]*"what":"shown","window":"table"[^]*"what":"ended"/);
    expect(logOf(data)).not.toMatch(/Uma|Vic|Wim|Xenia/);
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
    // The day's own may come meanwhile.
    expect(backupsIn(data).filter(({ reason }) => reason !== 'daily')).toEqual([]);

    const all = join(newDataFolder(), 'all.zip');
    fake.desktop.answers.save.push(all);
    await step(page, '#/transfer');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect.poll(() => existsSync(all) && readFileSync(all, 'utf8')).toContain(record.players[0]?.name);

    await goHome(fake, page);
    fake.desktop.answers.open.push([file]);
    choose(fake, 'File', 'Open a Game…');
    await expect.poll(() => page.url()).toBe(game);
    expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(record));
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
    await host.stop();
  });

  test('fails with one sentence that says why, in the system’s language', async () => {
    const missing = join(newDataFolder(), 'gmaes');
    const fake = await startForTest(missing, ({ desktop }) => (desktop.languages = ['it-IT']));
    expect(await fake.desktop.exit.promise).toBe(COULD_NOT_START);
    expect(fake.desktop.asked.error).toEqual([
      `La cartella ${missing} non esiste; creala prima, oppure ometti --data.`,
    ]);
  });
});

test('a damaged file is reported in a window, stays as it is if the user quits, and is set aside if the user wants', async () => {
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
  // While a backup is looked for, that can be cancelled, too.
  await expect
    .poll(() => page.getByRole('listitem').getByRole('button').allInnerTexts())
    .toEqual(['Try again', 'Repair', 'Start with no games', 'Quit']);
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
