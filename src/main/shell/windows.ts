import { BrowserWindow, nativeTheme, screen, type Rectangle, type WebContents } from 'electron';
import type { Rights } from '../api/calls.ts';
import { HOME_ADDRESS, pageAt, placeIn } from './app-address.ts';
import type { Memory, WindowKind, WindowPlace } from './desktop-memory.ts';
import { showWhenReady } from './show-when-ready.ts';
import { isWayland } from './wayland.ts';
import { placeOnScreen, SMALLEST, withPlace, type Size } from './window-places.ts';
import { keepZoom } from './zoom.ts';

export interface Surroundings {
  readonly preload: string;
  readonly icon: string;
  readonly memory: Memory;
  readonly developing: boolean;
  /** A window shows another place, or was shown or hidden. */
  readonly changed: () => void;
  readonly opened: (one: ShownWindow) => void;
  readonly refusedWindow: () => void;
  /** Logs the failure of something that a window can do without. */
  readonly note: (error: unknown) => void;
  /** A window can't be shown at all. */
  readonly notShown: (error: unknown) => void;
}

/** A window of the app: the table, where everything is entered, or a board, which is only looked at. */
export interface ShownWindow {
  readonly kind: WindowKind;
  readonly window: BrowserWindow;
  readonly place: string;
}

interface OpenWindow extends ShownWindow {
  place: string;
  /** The place it shows, or will once it is there. */
  asked: string;
}

/** If the screens can't be asked for. */
const SOMEWHERE: Partial<Rectangle> & Size & Pick<WindowPlace, 'maximized' | 'fullScreen'> = {
  ...SMALLEST,
  maximized: false,
  fullScreen: false,
};

/** The page's background colours, so that a window doesn't flash before the page is there. */
const WALL = { light: '#f5f2ec', dark: '#16171b' };

export function openWindows(surroundings: Surroundings) {
  const { preload, icon, memory, developing, changed, opened, refusedWindow, note, notShown } = surroundings;
  let shown: readonly OpenWindow[] = [];

  function open(kind: WindowKind, place: string): ShownWindow {
    const { maximized, fullScreen, ...bounds } = otherwise<typeof SOMEWHERE>(SOMEWHERE, () =>
      placeOnScreen(memory.current[kind], screen.getAllDisplays(), preferred(kind)),
    );
    const window = new BrowserWindow({
      ...bounds,
      minWidth: Math.min(SMALLEST.width, bounds.width),
      minHeight: Math.min(SMALLEST.height, bounds.height),
      show: false,
      // A board is only looked at.
      autoHideMenuBar: kind === 'board',
      // Elsewhere the icon is part of the program.
      ...(process.platform === 'linux' ? { icon } : {}),
      backgroundColor: nativeTheme.shouldUseDarkColors ? WALL.dark : WALL.light,
      webPreferences: {
        preload,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        webviewTag: false,
        // Elsewhere, dictionaries would be downloaded.
        spellcheck: process.platform === 'darwin',
        devTools: developing,
      },
    });
    const one: OpenWindow = { kind, window, place, asked: place };
    shown = [...shown, one];
    showWhenReady(window, () => {
      if (otherwise(false, () => window.isVisible())) return;
      try {
        window.show();
      } catch (error) {
        notShown(error);
      }
      // Done earlier, this would show a window that isn't painted.
      if (maximized) quietly(() => window.maximize());
      if (fullScreen) quietly(() => window.setFullScreen(true));
    });
    quietly(() => keepZoom(one, memory));
    follow(one);
    opened(one);
    loadPlace(one, place);
    changed();
    return one;
  }

  function follow(one: OpenWindow): void {
    const { kind, window } = one;
    const { webContents } = window;
    const arrive = (url: string): void => {
      one.place = placeIn(url) ?? HOME_ADDRESS;
      one.asked = one.place;
      changed();
    };
    webContents.on('did-navigate-in-page', (_event, url, isMainFrame) => {
      if (isMainFrame) arrive(url);
    });
    // The whole page, if another place was asked for before it had loaded.
    webContents.on('did-navigate', (_event, url) => arrive(url));
    webContents.setWindowOpenHandler(({ url }) => {
      const wanted = placeIn(url);
      if (wanted === null) refusedWindow();
      else showBoard(wanted);
      return { action: 'deny' };
    });
    // The extra buttons of a mouse or a keyboard, on Windows and Linux.
    if (kind === 'table')
      window.on('app-command', (_event, command) => {
        if (command === 'browser-backward') webContents.navigationHistory.goBack();
        if (command === 'browser-forward') webContents.navigationHistory.goForward();
      });
    window.on('show', changed);
    window.on('hide', changed);
    window.on('minimize', changed);
    window.on('restore', changed);
    window.on('close', () => quietly(() => remember(kind, window)));
    window.on('closed', () => {
      shown = shown.filter((other) => other !== one);
      // Boards close with the table.
      if (kind === 'table') for (const board of shown) board.window.close();
      changed();
    });
  }

  /** Opens a second window for looking only, or brings the one with the same place to the front. */
  function showBoard(place: string, fullScreen = false): void {
    const there = shown.find((one) => one.kind === 'board' && one.place === place);
    const { window } = there ?? open('board', place);
    if (there !== undefined) bringToFront(window);
    if (fullScreen && window.isVisible()) window.setFullScreen(true);
    else if (fullScreen) window.once('show', () => window.setFullScreen(true));
  }

  /**
   * A board opens on a screen without the table, so that players see it while the scorekeeper keeps the
   * table.
   */
  function preferred(kind: WindowKind): Electron.Display {
    const primary = screen.getPrimaryDisplay();
    const table = shown.find((one) => one.kind === 'table');
    if (kind === 'table' || table === undefined) return primary;
    const itsScreen = screen.getDisplayMatching(table.window.getBounds());
    return screen.getAllDisplays().find(({ id }) => id !== itsScreen.id) ?? itsScreen;
  }

  function remember(kind: WindowKind, window: BrowserWindow): void {
    const place = {
      ...window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    };
    const itsScreen = screen.getDisplayMatching(window.getBounds());
    // On Wayland, every window seems to be on the first screen.
    const chosen = screen.getAllDisplays().length > 1 && !isWayland();
    memory.remember({ [kind]: withPlace(memory.current[kind], itsScreen, place, chosen) });
  }

  function otherwise<T>(instead: T, ask: () => T): T {
    try {
      return ask();
    } catch (error) {
      note(error);
      return instead;
    }
  }

  function quietly(work: () => void): void {
    otherwise(undefined, work);
  }

  /** Brings the table's window to the front, or opens it. */
  function showTable(place?: string): ShownWindow {
    const table = shown.find((one) => one.kind === 'table');
    if (table === undefined) return open('table', place ?? HOME_ADDRESS);
    // Loading the place that is shown would reload it.
    if (place !== undefined && place !== table.asked) {
      table.asked = place;
      loadPlace(table, place);
    }
    bringToFront(table.window);
    return table;
  }

  return {
    get shown() {
      return shown;
    },
    showTable,
    showBoard,
    rightsOf: (contents: WebContents): Rights | null => {
      const one = of(contents);
      return one === null ? null : one.kind === 'table' ? 'edit' : 'look';
    },
    of,
    /** The window the user is in. */
    focused: () => {
      const focused = BrowserWindow.getFocusedWindow();
      return focused === null ? null : of(focused.webContents);
    },
  };

  /** The window a page belongs to. */
  function of(contents: WebContents): ShownWindow | null {
    return shown.find(({ window }) => window.webContents === contents) ?? null;
  }
}

export function loadPlace({ window }: ShownWindow, place: string): void {
  // Failures are handled by the page's events.
  void window.loadURL(pageAt(place)).catch(() => undefined);
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  // On Windows, showing a window again would take it out of the half of the screen it was put in.
  if (!window.isVisible()) window.show();
  window.focus();
}
