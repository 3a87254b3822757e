import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserWindow, desktop, display } from '../../fakes/electron.ts';
import type { FakeWindow } from '../../fakes/browser-window.ts';
import { newMemory, windowsWith as start } from './opened-windows.ts';

// The content of pages doesn't matter here.
vi.spyOn(BrowserWindow.prototype, 'loadURL').mockResolvedValue();

const LAPTOP = display(1, 'built in', 0);
const TELEVISION = display(2, 'television', 1920);
const BOARD = '#/board/of-four';

beforeEach(() => {
  for (const window of [...desktop.windows]) window.close();
  desktop.displays = [LAPTOP, TELEVISION];
});

function windowAt(at: number): FakeWindow {
  const window = desktop.windows[at];
  if (window === undefined) throw new Error('there is no such window');
  return window;
}

/** The windows of an app that shows the table and a board. */
function opened(memory = newMemory()) {
  const windows = start(memory);
  windows.showTable();
  windows.showBoard(BOARD);
  return windows;
}

const screenOf = (window: FakeWindow) => (window.getBounds().x >= 1920 ? 'television' : 'built in');

describe('the board', () => {
  test('opens on a screen without the table, or beside it while that is gone, and closes with the table', () => {
    const memory = newMemory();
    opened(memory);
    expect(desktop.windows.map(screenOf)).toEqual(['built in', 'television']);
    windowAt(1).setBounds({ x: 2200, y: 60, width: 1600, height: 1000 });
    windowAt(0).close();
    expect(desktop.windows).toEqual([]);

    desktop.displays = [LAPTOP];
    opened(memory);
    expect(desktop.windows.map(screenOf)).toEqual(['built in', 'built in']);
    windowAt(0).close();

    desktop.displays = [LAPTOP, TELEVISION];
    opened(memory);
    expect(windowAt(1).getBounds()).toEqual({ x: 2200, y: 60, width: 1600, height: 1000 });
  });

  test('that is opened again comes to the front, in full screen if asked, and is not opened twice', () => {
    const windows = opened();
    windowAt(1).emit('ready-to-show', {});
    windowAt(1).minimize();
    windows.showBoard(BOARD);
    expect(desktop.windows).toHaveLength(2);
    expect(windowAt(1).isMinimized()).toBe(false);
    expect(windowAt(1).focused).toBe(1);
    windows.showBoard(BOARD, true);
    expect(windowAt(1).isFullScreen()).toBe(true);
    expect(desktop.windows).toHaveLength(2);
  });

  test('of another game is a window of its own, and closes alone', () => {
    const windows = start(newMemory());
    const places = () => windows.shown.map(({ place }) => place);
    const another = '#/board/of-five';
    windows.showTable();
    for (const place of [BOARD, another, BOARD, another]) windows.showBoard(place);
    expect(places()).toEqual(['#/', BOARD, another]);
    expect(desktop.windows.map(({ focused }) => focused)).toEqual([0, 1, 1]);
    windowAt(1).close();
    expect(places()).toEqual(['#/', another]);
    windows.showBoard(BOARD);
    expect(places()).toEqual(['#/', another, BOARD]);
    windowAt(0).close();
    expect([places(), desktop.windows]).toEqual([[], []]);
  });

  test('of the place that the table shows is a window of its own, and may only look; another page may do nothing', () => {
    const windows = start(newMemory());
    windows.showTable(BOARD);
    windows.showBoard(BOARD);
    expect(windows.shown.map(({ kind }) => kind)).toEqual(['table', 'board']);
    const rights = (contents: unknown) => windows.rightsOf(contents as Electron.WebContents);
    expect(desktop.windows.map(({ webContents }) => rights(webContents))).toEqual(['edit', 'look']);
    expect(rights({})).toBe(null);
  });
});

describe('a window', () => {
  const ready = (at: number) => windowAt(at).emit('ready-to-show', {});

  test('comes back in full screen, or maximized once it is painted', () => {
    const memory = newMemory();
    const first = start(memory);
    first.showTable();
    first.showBoard(BOARD, true);
    ready(0);
    ready(1);
    expect(windowAt(1).isFullScreen()).toBe(true);
    windowAt(0).maximize();
    windowAt(0).close();

    opened(memory);
    expect([windowAt(0).seen, windowAt(0).isMaximized()]).toEqual([false, false]);
    ready(0);
    ready(1);
    expect([windowAt(0).isMaximized(), windowAt(0).isFullScreen()]).toEqual([true, false]);
    expect(windowAt(1).isFullScreen()).toBe(true);
  });

  test('that comes to the front isn’t shown again, which would take it out of its half of the screen', () => {
    const windows = start(newMemory());
    windows.showTable();
    ready(0);
    const shows = vi.spyOn(windowAt(0), 'show');
    windows.showTable();
    expect(shows).not.toHaveBeenCalled();
    expect(windowAt(0).focused).toBe(1);
  });

  test('isn’t reloaded when the place it shows is chosen again', () => {
    const windows = start(newMemory());
    windows.showTable('#/settings');
    const loads = vi.spyOn(BrowserWindow.prototype, 'loadURL').mockClear();
    windows.showTable('#/settings');
    expect(loads).not.toHaveBeenCalled();
    windows.showTable('#/players');
    expect(loads.mock.calls).toEqual([['vernissage://app/#/players']]);
    // It replaced a load that hadn't ended, so the whole page was loaded there.
    windowAt(0).webContents.emit('did-navigate', {}, 'vernissage://app/#/players', 200, 'OK');
    windows.showTable('#/players');
    expect(loads).toHaveBeenCalledTimes(1);
    windows.showTable('#/settings');
    windows.showTable('#/players');
    expect(loads.mock.lastCall).toEqual(['vernissage://app/#/players']);
  });

  test('tells whenever it shows another place, is shown, hidden or closed, and which windows it may not open', () => {
    const told: string[] = [];
    const windows = start(newMemory(), {
      changed: () => told.push(windows.shown.map(({ place }) => place).join(' ')),
      refusedWindow: () => told.push('refused'),
    });
    windows.showTable();
    const { webContents } = windowAt(0);
    const arrive = (place: string, isMainFrame = true) =>
      webContents.emit('did-navigate-in-page', {}, `vernissage://app/${place}`, isMainFrame);
    arrive('#/game/1');
    arrive('#/game/2', false);
    for (const event of ['show', 'hide', 'minimize', 'restore']) windowAt(0).emit(event);
    webContents.tryToOpen('https://example.com/');
    webContents.tryToOpen(`vernissage://app/${BOARD}`);
    windowAt(1).close();
    arrive('assets/index.js');
    expect(told).toEqual([
      ...['#/', ...Array<string>(5).fill('#/game/1'), 'refused'],
      ...[`#/game/1 ${BOARD}`, '#/game/1', '#/'],
    ]);
  });

  test('goes back and forward with a mouse’s buttons; a big screen doesn’t', () => {
    opened();
    const histories = desktop.windows.map(({ webContents }) => webContents.navigationHistory);
    for (const [command, way] of [
      ['browser-backward', 'goBack'],
      ['browser-forward', 'goForward'],
    ] as const) {
      const went = histories.map((history) => vi.spyOn(history, way));
      for (const window of desktop.windows) window.emit('app-command', {}, command);
      expect(went.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    }
  });
});
