import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { COULD_NOT_START } from '../../../src/main/shell/exit-status.ts';
import { run } from '../../../src/main/shell/run.ts';
import { it } from '../../../src/shared/text/it/index.ts';
import { addressOf } from '../../../src/shared/routes/index.ts';
import { app, clearDesktop, desktop, display, misbehaviour, powerMonitor } from '../../fakes/electron.ts';
import { CALLS, EVENTS } from '../../fakes/misbehaviour.ts';
import { readFixtures } from '../../play/fixture-file.ts';
import { keepNamed } from '../../app/store.ts';
import { WORKER } from '../work/backend-in.ts';

vi.mock('electron', () => import('../../fakes/electron.ts'));

/** The built page isn't needed: nothing looks at it. And the games, which are copied for each test. */
const built = mkdtempSync(join(tmpdir(), 'vernissage-built-'));
const games = join(built, 'games');
const GAME = 'at-the-table';
beforeAll(() => {
  mkdirSync(join(built, 'page'));
  writeFileSync(join(built, 'page', 'index.html'), '');
  mkdirSync(games);
  const [fixture] = readFixtures('auction', 'modern-art-1994');
  keepNamed(games, { [GAME]: fixture?.record ?? {} });
});

/** What the app does to the process. */
const exits = vi.spyOn(process, 'exit').mockImplementation((status) => {
  desktop.exit.resolve(Number(status));
  return undefined as never;
});
vi.spyOn(process.stderr, 'write').mockReturnValue(true);

/** The test runner's own listeners. */
const UNCAUGHT = process.listeners('uncaughtException');
const UNHANDLED = process.listeners('unhandledRejection');
let data: string;

beforeEach(() => {
  clearDesktop();
  powerMonitor.removeAllListeners();
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
  exits.mockClear();
  // Those of the app that has ended.
  for (const listener of process.listeners('uncaughtException'))
    if (!UNCAUGHT.includes(listener)) process.off('uncaughtException', listener);
  for (const listener of process.listeners('unhandledRejection'))
    if (!UNHANDLED.includes(listener)) process.off('unhandledRejection', listener);
});

/** Starts the app on a game at the table, and lets everything happen that is waiting. */
async function start(): Promise<void> {
  run(['--data', data], { page: join(built, 'page'), preload: '', icon: '', worker: WORKER });
  await settle();
  // The page would have gone to its game.
  const [table] = desktop.windows;
  const place = `vernissage://app/${addressOf({ screen: 'game', id: GAME })}`;
  table?.webContents.emit('did-navigate-in-page', {}, place, true);
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
        Reflect.apply(click, null, [{ checked: true }, null, { triggeredByAccelerator }]);
      await settle();
    }
  }
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
  'App.enableSandbox',
  'App.setPath',
  'App.requestSingleInstanceLock',
  'App.whenReady',
  'Protocol.registerSchemesAsPrivileged',
  'Protocol.handle',
  'Session.setPermissionRequestHandler',
  'Session.setPermissionCheckHandler',
  'Session.setDevicePermissionHandler',
  'WebContents.setWindowOpenHandler',
  'BrowserWindow.show',
]);

describe('a call that fails', () => {
  test.each([...CALLS])(
    '%s: there is a window or a reason, and everything is closed in the end',
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
});

/** What comes while a window is opened. */
const STARTING = [
  'App browser-window-created',
  'App web-contents-created',
  'WebContents dom-ready',
  'WebContents did-finish-load',
  'BrowserWindow ready-to-show',
  'BrowserWindow show',
];

describe('an event', () => {
  const late = [...EVENTS].flatMap((event): Case[] => [
    [event, 'never comes', () => misbehaviour.withheld.add(event)],
    [event, 'comes late', () => misbehaviour.delayed.set(event, 2500)],
  ]);
  const reordered = STARTING.flatMap((event) =>
    STARTING.filter((other) => other !== event).map((other): Case => [
      event,
      `comes only after ${other}`,
      () => misbehaviour.reordered.set(event, other),
    ]),
  );

  test.each([...late, ...reordered])(
    '%s %s: there is a window, and everything is closed in the end',
    async (_event, _way, prepare) => {
      prepare();
      await start();
      expect(await expectWindowOrReason()).toBe('window');
      await quit();
      expectClosed();
    },
  );
});

test('a window appears within three seconds even if nothing says that it is ready', async () => {
  for (const event of ['BrowserWindow ready-to-show', 'WebContents did-finish-load', 'WebContents dom-ready'])
    misbehaviour.withheld.add(event);
  await start();
  expect(desktop.windows.map(({ seen }) => seen)).toEqual([false]);
  expect(await expectWindowOrReason()).toBe('window');
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

type Case = readonly [event: string, way: string, prepare: () => void];
