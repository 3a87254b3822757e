import { EventEmitter } from 'node:events';
import type { Browser } from 'playwright-core';
import type { FakeWindow } from './browser-window.ts';
import { behaveAgain, FakeEmitter, eventsOf } from './misbehaviour.ts';

const APP_EVENTS = eventsOf('App', [
  'ready',
  'open-file',
  'second-instance',
  'browser-window-created',
  'web-contents-created',
  'child-process-gone',
  'activate',
  'window-all-closed',
  'before-quit',
  'will-quit',
  'quit',
]);

/** The window that a dialog belongs to, by its id. */
export type Owned = Readonly<{ parent: number | null }>;

/** The app's surroundings in a test: screens, the user's answers to dialogs, and what the app did. */
export const desktop = {
  browser: null as Browser | null,
  windows: new Array<FakeWindow>(),
  /** Pages that are closing. */
  closing: new Array<Promise<void>>(),
  displays: [display(1, 'built in', 0)],
  languages: ['en-GB'],
  /** The user's answers in order, and the dialogs that were shown. */
  answers: { open: new Array<string[]>(), save: new Array<string>(), message: new Array<number>() },
  asked: {
    open: new Array<Electron.OpenDialogOptions & Owned>(),
    save: new Array<Electron.SaveDialogOptions & Owned>(),
    message: new Array<Electron.MessageBoxOptions & Owned>(),
    error: new Array<string>(),
  },
  openedOutside: new Array<string>(),
  menu: { current: new Array<Electron.MenuItemConstructorOptions>() },
  /** Menus that were opened in a window. */
  popups: new Array<{ readonly entries: Electron.MenuItemConstructorOptions[] } & Electron.PopupOptions>(),
  /** Words that the user taught the spelling checker. */
  dictionary: new Array<string>(),
  /** Switches of the command line, with their values; Chromium reads them when it becomes ready. */
  switches: new Map<string, string>(),
  ready: false,
  /** Where the app put its special folders. */
  paths: new Map<string, string>(),
  /** How Windows recognises the app. */
  userModel: { id: '' },
  crashReports: { options: null as Electron.CrashReporterStartOptions | null },
  /** The contents of the about panel. */
  about: { current: {} as Electron.AboutPanelOptionsOptions },
  blockers: new Set<number>(),
  /** Whether another instance is running or the disk can't hold a lock, and what this one told the other. */
  instance: 'first' as 'first' | 'second' | 'unlockable',
  told: null as unknown,
  schemes: new Array<Electron.CustomScheme>(),
  handlers: new Map<string, (request: Request) => Response | Promise<Response>>(),
  exit: Promise.withResolvers<number>(),
  quitting: false,
  app: new FakeEmitter('App', APP_EVENTS),
  session: new FakeEmitter('Session', eventsOf('Session', ['will-download'])),
  power: new FakeEmitter('PowerMonitor', eventsOf('PowerMonitor', ['shutdown'])),
  ipc: new EventEmitter(),
};

type Handler<Name extends keyof Electron.Session> = Electron.Session[Name] extends (handler: infer H) => void
  ? Exclude<H, null>
  : never;

/** The session's handlers for permission requests and checks. */
export const doors: {
  request?: Handler<'setPermissionRequestHandler'>;
  check?: Handler<'setPermissionCheckHandler'>;
  device?: Handler<'setDevicePermissionHandler'>;
} = {};

export const nativeTheme: Pick<Electron.NativeTheme, 'themeSource' | 'shouldUseDarkColors'> = {
  themeSource: 'system',
  shouldUseDarkColors: false,
};

/** A new desktop on which nothing has been started, and which behaves. */
export function clearDesktop(): void {
  behaveAgain();
  desktop.windows.splice(0);
  desktop.closing.splice(0);
  for (const each of [desktop.app, desktop.session, desktop.power, desktop.ipc]) each.removeAllListeners();
  desktop.displays = [display(1, 'built in', 0)];
  desktop.languages = ['en-GB'];
  for (const list of [...Object.values(desktop.answers), ...Object.values(desktop.asked)]) list.splice(0);
  desktop.openedOutside.splice(0);
  for (const list of [desktop.schemes, desktop.popups, desktop.dictionary]) list.splice(0);
  desktop.ready = false;
  desktop.menu.current = [];
  desktop.about.current = {};
  desktop.userModel.id = '';
  desktop.crashReports.options = null;
  for (const map of [desktop.switches, desktop.paths, desktop.handlers, desktop.blockers]) map.clear();
  for (const door of ['request', 'check', 'device'] as const) Reflect.deleteProperty(doors, door);
  desktop.instance = 'first';
  desktop.told = null;
  nativeTheme.themeSource = 'system';
  desktop.quitting = false;
  desktop.exit = Promise.withResolvers();
}

/** A screen of 1920 × 1080, `left` pixels from the origin. */
export function display(id: number, label: string, left: number): Electron.Display {
  const bounds = { x: left, y: 0, width: 1920, height: 1080 };
  return {
    id,
    label,
    bounds,
    workArea: { ...bounds, y: 40, height: 1040 },
    size: { width: 1920, height: 1080 },
    workAreaSize: { width: 1920, height: 1040 },
    nativeOrigin: { x: left, y: 0 },
    scaleFactor: 1,
    rotation: 0,
    accelerometerSupport: 'unknown',
    touchSupport: 'unknown',
    monochrome: false,
    detected: true,
    internal: id === 1,
    colorDepth: 24,
    colorSpace: '',
    depthPerComponent: 8,
    displayFrequency: 60,
    maximumCursorSize: { width: 64, height: 64 },
  };
}
