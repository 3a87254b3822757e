import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  NOTHING_REMEMBERED,
  type DesktopMemory,
  type Memory,
} from '../../../src/main/shell/desktop-memory.ts';
import { openWindows, type Windows } from '../../../src/main/shell/windows.ts';
import { BrowserWindow, desktop, display } from '../../fakes/electron.ts';
import type { FakeWindow } from '../../fakes/browser-window.ts';

vi.mock('electron', () => import('../../fakes/electron.ts'));

// The content of pages doesn't matter here.
vi.spyOn(BrowserWindow.prototype, 'loadURL').mockResolvedValue();

const LAPTOP = display(1, 'built in', 0);
const TELEVISION = display(2, 'television', 1920);
const BOARD = '#/board/of-four';

beforeEach(() => {
  for (const window of [...desktop.windows]) window.close();
  desktop.displays = [LAPTOP, TELEVISION];
});

/** What the app remembers about its windows between starts. */
function newMemory(): Memory {
  let current: DesktopMemory = NOTHING_REMEMBERED;
  return {
    get current() {
      return current;
    },
    remember: (change) => {
      current = { ...current, ...change };
    },
  };
}

function start(memory: Memory): Windows {
  const nothing = () => undefined;
  return openWindows({
    preload: '',
    icon: '',
    memory,
    developing: false,
    changed: nothing,
    opened: nothing,
    refusedWindow: nothing,
    note: nothing,
    notShown: nothing,
  });
}

function windowAt(at: number): FakeWindow {
  const window = desktop.windows[at];
  if (window === undefined) throw new Error('there is no such window');
  return window;
}

const screenOf = (window: FakeWindow) => (window.getBounds().x >= 1920 ? 'television' : 'built in');

describe('the board', () => {
  test('opens on a screen without the table, and closes with the table', () => {
    const windows = start(newMemory());
    windows.showTable();
    windows.showBoard(BOARD);
    expect(desktop.windows.map(screenOf)).toEqual(['built in', 'television']);
    windowAt(0).close();
    expect(desktop.windows).toEqual([]);
  });

  test('opens beside the table when its screen is gone, within the remaining one, and goes back when its screen is back', () => {
    const memory = newMemory();
    const first = start(memory);
    first.showTable();
    first.showBoard(BOARD);
    windowAt(1).setBounds({ x: 2200, y: 60, width: 1600, height: 1000 });
    windowAt(0).close();

    desktop.displays = [LAPTOP];
    const second = start(memory);
    second.showTable();
    second.showBoard(BOARD);
    const { x, y, width, height } = windowAt(1).getBounds();
    const { workArea } = LAPTOP;
    expect(x).toBeGreaterThanOrEqual(workArea.x);
    expect(y).toBeGreaterThanOrEqual(workArea.y);
    expect(x + width).toBeLessThanOrEqual(workArea.x + workArea.width);
    expect(y + height).toBeLessThanOrEqual(workArea.y + workArea.height);
    windowAt(0).close();

    desktop.displays = [LAPTOP, TELEVISION];
    const third = start(memory);
    third.showTable();
    third.showBoard(BOARD);
    expect(windowAt(1).getBounds()).toEqual({ x: 2200, y: 60, width: 1600, height: 1000 });
  });

  test('that is opened again comes to the front, and is not opened twice', () => {
    const windows = start(newMemory());
    windows.showTable();
    windows.showBoard(BOARD);
    windowAt(1).minimize();
    windows.showBoard(BOARD);
    expect(desktop.windows).toHaveLength(2);
    expect(windowAt(1).isMinimized()).toBe(false);
    expect(windowAt(1).focused).toBe(1);
  });

  test('of the place that the table shows is a separate window', () => {
    const windows = start(newMemory());
    windows.showTable(BOARD);
    windows.showBoard(BOARD);
    expect(windows.shown.map(({ kind }) => kind)).toEqual(['table', 'board']);
  });

  test('may look; the table may edit; any other page may do nothing', () => {
    const windows = start(newMemory());
    windows.showTable();
    windows.showBoard(BOARD);
    const rights = (contents: unknown) => windows.rightsOf(contents as Electron.WebContents);
    expect(desktop.windows.map(({ webContents }) => rights(webContents))).toEqual(['edit', 'look']);
    expect(rights({})).toBe(null);
  });
});
