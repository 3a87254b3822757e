import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { config } from '../../../electron-builder.config.ts';
import { COULD_NOT_START } from '../../../src/main/shell/exit-status.ts';
import { run } from '../../../src/main/shell/run.ts';
import { wordsOfTerminal } from '../../../src/main/localisation.ts';
import { en } from '../../../src/shared/text/en/index.ts';
import { it } from '../../../src/shared/text/it/index.ts';
import { openIncoming } from '../../../src/main/transfer/incoming.ts';
import { addressOf } from '../../../src/shared/routes/index.ts';
import {
  app,
  clearDesktop,
  desktop,
  display,
  misbehaviour,
  nativeTheme,
  net,
  shell,
} from '../../fakes/electron.ts';
import { CALLS } from '../../fakes/misbehaviour.ts';
import { LEDGER_OF_FOUR } from '../../fixtures/whole-games.ts';
import { keepNamed, withStore } from '../../app/store.ts';
import { FIGURES_WHEN_ASKED, WORKER } from '../open-main.ts';
import { manifestOf, newKey, signedText } from './updates/release.ts';
import { GIVE_UP } from '../../patience.ts';

vi.mock('electron', () => import('../../fakes/electron.ts'));

/** The publisher's key, address and page. Only a packed app asks there. */
const published = vi.hoisted(() => ({
  keys: [''],
  address: 'https://example.com/updates.json',
  page: 'https://example.com/get',
}));
vi.mock('../../../src/main/shell/updates/source.ts', () => ({ UPDATES: published }));

vi.mock('../../../src/main/transfer/incoming.ts', { spy: true });

/** The built page isn't needed: nothing looks at it. And the games, which are copied for each test. */
const built = mkdtempSync(join(tmpdir(), 'vernissage-built-'));
const games = join(built, 'games');
const GAME = 'at-the-table';
const FINISHED = 'finished';
beforeAll(() => {
  mkdirSync(join(built, 'page'));
  writeFileSync(join(built, 'page', 'index.html'), '');
  mkdirSync(games);
  const { events } = LEDGER_OF_FOUR;
  keepNamed(games, {
    [FINISHED]: LEDGER_OF_FOUR,
    [GAME]: { ...LEDGER_OF_FOUR, events: events.slice(0, 12) },
  });
});

/** What the app does to the process if nothing else ends it. */
const kill = process.kill.bind(process);
const kills = vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
  if (pid !== process.pid || signal !== 'SIGKILL') return kill(pid, signal);
  desktop.exit.resolve(COULD_NOT_START);
  return true;
});
vi.spyOn(process.stderr, 'write').mockReturnValue(true);
const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

/** The test runner's own listeners. */
const UNCAUGHT = process.listeners('uncaughtException');
const UNHANDLED = process.listeners('unhandledRejection');
let data: string;

beforeEach(() => {
  clearDesktop();
  data = mkdtempSync(join(tmpdir(), 'vernissage-misbehaving-'));
  cpSync(games, data, { recursive: true });
  desktop.displays = [display(1, 'built in', 0), display(2, 'television', 1920)];
  // Every question is answered, and every dialog gives a file.
  desktop.answers.open.push([join(data, 'no.vernissage')]);
  desktop.answers.save.push(join(data, 'copy.vernissage'), join(data, 'sheet.pdf'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  kills.mockClear();
  // Those of the app that has ended.
  for (const listener of process.listeners('uncaughtException'))
    if (!UNCAUGHT.includes(listener)) process.off('uncaughtException', listener);
  for (const listener of process.listeners('unhandledRejection'))
    if (!UNHANDLED.includes(listener)) process.off('unhandledRejection', listener);
});

/** Starts the app on a game at the table, and lets everything happen that is waiting. */
async function start(): Promise<void> {
  run(['--data', data], {
    page: join(built, 'page'),
    phonePage: '',
    preload: '',
    icon: '',
    worker: WORKER,
    figures: FIGURES_WHEN_ASKED,
  });
  await settle();
  await goTo(game(GAME));
}

const game = (id: string) => addressOf({ screen: 'game', id });

/** As the page of the table would. */
async function goTo(address: string): Promise<void> {
  const [table] = desktop.windows;
  table?.webContents.emit('did-navigate-in-page', {}, `vernissage://app/${address}`, true);
  await settle();
}

/** Until nothing more happens, except what waits for its time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

/** Chooses every entry of every menu that has a command of ours. */
async function chooseEverything(): Promise<void> {
  const entries = [...desktop.menu.current, ...desktop.windows.flatMap(({ menu }) => menu ?? [])];
  for (const { submenu } of entries) {
    for (const { click, enabled } of Array.isArray(submenu) ? submenu : []) {
      if (click === undefined || enabled === false) continue;
      for (const triggeredByAccelerator of [true, false])
        Reflect.apply(click, null, [{ checked: true }, null, { triggeredByAccelerator, ctrlKey: true }]);
      await settle();
    }
  }
  const { webContents } = desktop.windows[0] ?? expect.unreachable();
  webContents.emit('context-menu', {}, { ...TYPED, frame: null, editFlags: {} });
  for (const { click = () => undefined } of desktop.popups.at(-1)?.entries ?? [])
    Reflect.apply(click, null, []);
  await webContents.download('plays.csv', 'blob:vernissage://app/1', (path) => writeFile(path, 'plays'));
  await settle();
}

/** A word in a field. */
const TYPED = {
  misspelledWord: 'pic',
  dictionarySuggestions: ['picture'],
  selectionText: '',
  isEditable: true,
};

/** Chooses an entry of the menu by its label, with the mouse. */
async function choose(label: string, checked = true): Promise<void> {
  const entry = entryOf(label);
  if (entry === undefined || entry.enabled === false) throw new Error(`${label} can’t be chosen`);
  Reflect.apply(entry.click ?? expect.unreachable, null, [{ checked }, null, {}]);
  await settle();
}

function entryOf(label: string): Electron.MenuItemConstructorOptions | undefined {
  return desktop.menu.current
    .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    .find((entry) => entry.label === label);
}

async function quit(): Promise<number> {
  try {
    app.quit();
  } catch {
    // The menu's own role calls it.
    process.emit('SIGTERM');
  }
  await settle();
  vi.advanceTimersByTime(8000);
  return desktop.exit.promise;
}

function log(): string {
  const file = join(data, 'logs', 'vernissage.log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The app came up with a window, or said why not and ended with its own status. */
async function expectWindowOrReason(): Promise<'window' | 'reason'> {
  vi.advanceTimersByTime(3000);
  await settle();
  if (desktop.windows.some(({ seen }) => seen)) return 'window';
  expect(await desktop.exit.promise).toBe(COULD_NOT_START);
  return 'reason';
}

/** Nothing of a running app is left. */
function expectClosed(): void {
  for (const file of ['running.json', 'vernissage.db-wal', 'vernissage.db-shm'])
    expect(existsSync(join(data, file)), file).toBe(false);
}

/** Without these the app wouldn't be safe, or there would be nothing to show: it says so and doesn't start. */
const NEEDED_TO_START = new Set([
  ...['enableSandbox', 'setPath', 'requestSingleInstanceLock', 'whenReady'].map((name) => `App.${name}`),
  ...['Request', 'Check'].map((name) => `Session.setPermission${name}Handler`),
  ...['Protocol.registerSchemesAsPrivileged', 'Protocol.handle', 'Session.setDevicePermissionHandler'],
  ...['WebContents.setWindowOpenHandler', 'BrowserWindow.show'],
]);

test.each([...CALLS])(
  '%s fails: there is a window or a reason, and everything is closed in the end',
  async (call) => {
    misbehaviour.failing.add(call);
    await start();
    const came = await expectWindowOrReason();
    if (came === 'window') {
      await chooseEverything();
      // No game is closed because a dialog or a window fails.
      expect(log()).not.toContain('"what":"ended"');
      await quit();
    }
    expectClosed();
    expect(came).toBe(NEEDED_TO_START.has(call) ? 'reason' : 'window');
  },
);

/** What comes between a start and its end. */
const COMING = [
  ...['App browser-window-created', 'App web-contents-created', 'WebContents dom-ready'],
  ...['WebContents did-finish-load', 'BrowserWindow ready-to-show', 'BrowserWindow show'],
  ...['WebContents did-navigate-in-page', 'App before-quit', 'BrowserWindow close', 'BrowserWindow closed'],
  ...['App window-all-closed', 'App will-quit', 'App quit'],
];

type Case = readonly [event: string, way: string, prepare: () => void];

test.each([
  ...COMING.flatMap((event): Case[] => [
    [event, 'never comes', () => misbehaviour.withheld.add(event)],
    // After everything else.
    [event, 'comes late', () => misbehaviour.delayed.set(event, 2500)],
  ]),
])('%s %s: there is a window, and everything is closed in the end', async (_event, _way, prepare) => {
  prepare();
  await start();
  expect(await expectWindowOrReason()).toBe('window');
  await quit();
  expectClosed();
});

test('a second instance leaves the window to the first, but a disk that can’t be locked has none to leave it to', async () => {
  desktop.instance = 'unlockable';
  await start();
  expect(await expectWindowOrReason()).toBe('window');
  await quit();
  expectClosed();

  clearDesktop();
  desktop.instance = 'second';
  await start();
  expect(await desktop.exit.promise).toBe(0);
  expect(desktop.windows).toEqual([]);
  expect(printed.mock.calls.at(-1)).toEqual([`${wordsOfTerminal(process.env).start.runningInWindow}\n`]);
});

test('the screen stays awake as long as a game under way can be seen, each time, and the app has the chosen colours', async () => {
  withStore(data, ({ settings }) => settings.set({ theme: 'dark', language: 'it' }));
  await start();
  expect(nativeTheme.themeSource).toBe('dark');
  const [table] = desktop.windows;
  if (table === undefined) throw new Error('there is a window');
  const awake: unknown[] = [];
  const look = async (address: string | null, change: () => unknown = () => undefined) => {
    if (address !== null) await goTo(address);
    await change();
    awake.push(desktop.blockers.size);
  };
  await look(null);
  await look(null, () => table.minimize());
  await look(null, () => table.restore());
  await look(game(FINISHED));
  await look(game(GAME), () => choose(it.shell.menu.board));
  await choose(it.shell.menu.save);
  await vi.waitFor(
    () => expect(readFileSync(join(data, 'copy.vernissage'), 'utf8')).toContain(`"id": "${GAME}"`),
    GIVE_UP,
  );
  await look('#/settings');
  await look(null, () => desktop.windows[1]?.close());
  await look(addressOf({ screen: 'story', id: GAME }));
  expect(awake).toEqual([1, 0, 1, 0, 1, 1, 0, 1]);
  await quit();
  expect(desktop.blockers.size).toBe(0);
});

test('files that the system asks for one by one are opened together, and those of later alone', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  onTestFinished(() => now.mockRestore());
  await start();
  const made = vi.mocked(openIncoming).mock.results.at(-1);
  if (made?.type !== 'return') return expect.unreachable();
  const opens = vi.spyOn(made.value, 'open');
  const ask = async (path: string, after: number): Promise<void> => {
    now.mockReturnValue(performance.now() + after);
    app.emit('open-file', { preventDefault: () => undefined }, path);
    await settle();
  };
  await ask('one', 0);
  await ask('two', 1000);
  await ask('one', 1000);
  await ask('three', 2000);
  await ask('four', 1000);
  expect(opens.mock.calls.map(([paths]) => paths)).toEqual([
    ['one'],
    ['one', 'two'],
    ['one', 'two'],
    ['three'],
    ['three', 'four'],
  ]);
  await quit();
});

test('a failure in main that nobody caught is told in the user’s language, and in the log by its functions', async () => {
  desktop.languages = ['it-IT'];
  misbehaviour.failing.add('Protocol.handle');
  await start();
  expect(await desktop.exit.promise).toBe(COULD_NOT_START);
  expect(desktop.asked.error).toEqual([it.shell.start.unexpected(join(data, 'logs'))]);
  expect(log()).toMatch(/"what":"failed","error":"Error","stack":\[.*servePage app-page\.ts:/);
});

const { menu, sandbox, wayland, failed } = en.shell;
/** Until the test has finished. */
const runOn = (platform: NodeJS.Platform): void => {
  onTestFinished(vi.spyOn(process, 'platform', 'get').mockReturnValue(platform).mockRestore);
};
const told = (): unknown[] =>
  desktop.asked.message.map(({ type, message, detail }) => [type, message, detail]);

describe('the user is told', () => {
  test('once per version that the sandbox is off, and once about screens; the menu and the log keep saying it', async () => {
    runOn('linux');
    const switches = [
      ['no-sandbox', ''],
      ['ozone-platform', 'wayland'],
    ] as const;
    for (const [name, value] of switches) desktop.switches.set(name, value);
    await start();
    expect(told()).toEqual([['warning', sandbox.off, sandbox.explained]]);
    expect(log()).toContain('"sandbox":"off"');
    // Enabled now, it would be half a sandbox.
    expect(desktop.switches.has('enable-sandbox')).toBe(false);
    await choose(menu.noSandbox);
    await choose(menu.board);
    await choose(menu.boardFullScreen);
    expect(told().slice(1)).toEqual([
      ['warning', sandbox.off, sandbox.explained],
      ['info', wayland.move, wayland.explained],
    ]);
    await quit();

    clearDesktop();
    desktop.displays = [display(1, 'built in', 0), display(2, 'television', 1920)];
    for (const [name, value] of switches) desktop.switches.set(name, value);
    await start();
    await choose(menu.board);
    expect(told()).toEqual([]);
    expect(entryOf(menu.noSandbox)).toBeDefined();
    await quit();
  });

  test.each([
    ['win32', '', 2],
    ['linux', 'x11', 2],
    ['linux', 'wayland', 1],
  ] as const)('nothing if all is well: on %s %s with %i screens', async (platform, shown, screens) => {
    runOn(platform);
    if (shown !== '') desktop.switches.set('ozone-platform', shown);
    desktop.displays = desktop.displays.slice(0, screens);
    await start();
    // So that Windows knows it by the shortcuts of its installer.
    if (platform === 'win32') expect(desktop.userModel.id).toBe(config.appId);
    else expect(log()).toContain(`"display":"${shown}"`);
    expect(desktop.switches.has('enable-sandbox')).toBe(true);
    expect(log()).toContain('"sandbox":"on"');
    // Chromium finds no voices on Linux without it.
    expect(desktop.switches.has('enable-speech-dispatcher')).toBe(platform === 'linux');
    // One that runs from its source asks nobody for new versions.
    for (const label of [menu.noSandbox, menu.looksForNewVersions]) expect(entryOf(label)).toBeUndefined();
    await choose(menu.board);
    await choose(menu.boardFullScreen);
    expect(told()).toEqual([]);
    await quit();
  });

  test('nothing in a dialog before the window is there, three seconds later at most', async () => {
    desktop.switches.set('no-sandbox', '');
    for (const event of [
      'BrowserWindow ready-to-show',
      'WebContents did-finish-load',
      'WebContents dom-ready',
    ])
      misbehaviour.withheld.add(event);
    await start();
    expect(desktop.windows.map(({ seen }) => seen)).toEqual([false]);
    expect(told()).toEqual([]);
    expect(await expectWindowOrReason()).toBe('window');
    expect(told()).toHaveLength(1);
    await quit();
  });

  test('why a folder doesn’t open, in the system’s words, and that a sheet wasn’t printed unless they cancelled it', async () => {
    await start();
    const opens = vi.spyOn(shell, 'openPath').mockResolvedValue('No application is registered for this');
    onTestFinished(() => opens.mockRestore());
    await choose(menu.dataFolder);
    await choose(menu.logFolder);
    expect(told()).toEqual(
      [data, join(data, 'logs')].map((folder) => [
        'error',
        failed.folder(folder),
        'No application is registered for this',
      ]),
    );
    desktop.asked.message.splice(0);
    const [table] = desktop.windows;
    if (table === undefined) throw new Error('there is a window');
    await choose(menu.print);
    table.webContents.notPrinted = 'Print job canceled';
    await choose(menu.print);
    expect(told()).toEqual([]);
    table.webContents.notPrinted = 'Print job failed';
    await choose(menu.print);
    expect(told()).toEqual([['error', failed.command, failed.explained]]);
    expect(table.webContents.printed).toBe(3);
    await quit();
  });
});

test.each([
  ['linux', ['"key":"z","ctrlKey":true', '"key":"y","ctrlKey":true']],
  ['darwin', ['"key":"z","metaKey":true,"shiftKey":false', '"key":"z","metaKey":true,"shiftKey":true']],
] as const)(
  'Undo and Redo in the menu are keys for the page on %s, and for what was typed if the page leaves them',
  async (platform, keys) => {
    runOn(platform);
    await start();
    const [table] = desktop.windows;
    if (table === undefined) throw new Error('there is a window');
    table.focus();
    for (const leaves of [false, true]) {
      table.webContents.returned = leaves;
      await choose(menu.undo);
      await choose(menu.redo);
      expect(table.webContents.edited).toEqual(leaves ? ['undo', 'redo'] : []);
    }
    for (const [at, key] of keys.entries()) expect(table.webContents.ran[at]).toContain(key);
    await quit();
  },
);

describe('a new version isn’t even asked for', () => {
  const key = newKey();
  const manifest = signedText(manifestOf('99.0.0', Buffer.from('new')), [key]);
  const asks = vi.spyOn(net, 'fetch');
  beforeEach(() => {
    published.keys = [key.published];
    Object.assign(app, { isPackaged: true });
    asks.mockReset().mockImplementation(() => Promise.resolve(new Response(manifest)));
    // Later.
    desktop.answers.message.push(1);
  });
  afterEach(() => {
    Object.assign(app, { isPackaged: false });
  });

  test.each([
    ['with a game on the table', [game(GAME)]],
    ['while its players read the rules', [game(GAME), addressOf({ screen: 'rules' })]],
    ['with a finished game on the table, whose money is counted', [game(FINISHED)]],
  ])('%s, but afterwards', async (_when, places) => {
    runOn('linux');
    // Not an AppImage, so the system updates it.
    vi.stubEnv('APPIMAGE', undefined);
    desktop.answers.message.splice(0, 1, 0);
    await start();
    for (const place of [game(FINISHED), ...places]) await goTo(place);
    expect(entryOf(menu.updates.idle)?.enabled).toBe(false);
    await choose(menu.looksForNewVersions);
    expect(asks).not.toHaveBeenCalled();
    for (const place of [game(FINISHED), '#/']) await goTo(place);
    await vi.waitFor(() => expect(desktop.openedOutside).toEqual([published.page]), GIVE_UP);
    expect(asks.mock.calls).toMatchObject([[published.address, { credentials: 'omit', cache: 'no-store' }]]);
    const { found, page, close, bySystem } = en.shell.updates;
    expect(desktop.asked.message).toMatchObject([
      { message: found('99.0.0'), buttons: [page, close], cancelId: 1 },
    ]);
    expect(desktop.asked.message[0]?.detail).toContain(bySystem);
    await quit();
  });

  test('on a Mac without a window, but when there is one again', async () => {
    runOn('darwin');
    await start();
    for (const place of [game(FINISHED), '#/']) await goTo(place);
    desktop.windows[0]?.close();
    // Nothing can be printed, either.
    for (const label of [menu.updates.idle, menu.print, menu.savePdf])
      expect(entryOf(label)?.enabled, label).toBe(false);
    await choose(menu.looksForNewVersions);
    expect(asks).not.toHaveBeenCalled();
    app.emit('activate');
    await vi.waitFor(() => expect(told()).toHaveLength(1), GIVE_UP);
    await quit();
  });

  test('again at the next start, unless it was switched off', async () => {
    for (const [looks, asked] of [
      [true, 0],
      [false, 1],
      [true, 1],
    ] as const) {
      clearDesktop();
      desktop.displays = [display(1, 'built in', 0)];
      await start();
      expect(asks, 'as the time before').toHaveBeenCalledTimes(asked);
      await choose(menu.looksForNewVersions, looks);
      await quit();
    }
  });

  test('after a game if the user has changed their mind meanwhile', async () => {
    await start();
    await choose(menu.looksForNewVersions, true);
    await choose(menu.looksForNewVersions, false);
    for (const place of [game(FINISHED), '#/']) await goTo(place);
    expect(entryOf(menu.updates.idle)?.enabled).toBe(true);
    expect(asks).not.toHaveBeenCalled();
    await quit();
  });

  test('while the games can’t be opened', async () => {
    writeFileSync(join(data, 'vernissage.db'), 'Dear diary, '.repeat(1_000));
    await start();
    await goTo('#/');
    expect(entryOf(menu.updates.idle)?.enabled).toBe(false);
    await choose(menu.looksForNewVersions);
    expect(asks).not.toHaveBeenCalled();
    await quit();
  });
});
