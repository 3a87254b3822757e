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

/** The app's surroundings in a test: screens, the user's answers to dialogs, and what the app did. */
export interface FakeDesktop {
  browser: Browser | null;
  readonly windows: FakeWindow[];
  /** Pages that are closing. */
  readonly closing: Promise<void>[];
  displays: Electron.Display[];
  languages: string[];
  /** The user's answers in order, and the dialogs that were shown. */
  readonly answers: { open: string[][]; save: string[]; message: number[] };
  readonly asked: { open: object[]; save: object[]; message: Electron.MessageBoxOptions[]; error: string[] };
  readonly openedOutside: string[];
  readonly menu: { current: Electron.MenuItemConstructorOptions[] };
  /** Switches of the command line, with their values. */
  readonly switches: Map<string, string>;
  /** Where the app put its special folders. */
  readonly paths: Map<string, string>;
  /** How Windows recognises the app. */
  readonly userModel: { id: string };
  readonly crashReports: { options: Electron.CrashReporterStartOptions | null };
  /** The contents of the about panel. */
  readonly about: { current: Electron.AboutPanelOptionsOptions };
  readonly blockers: Set<number>;
  /** Whether another instance is running or the disk can't hold a lock, and what this one told the other. */
  instance: 'first' | 'second' | 'unlockable';
  told: unknown;
  readonly schemes: Electron.CustomScheme[];
  readonly handlers: Map<string, (request: Request) => Response | Promise<Response>>;
  exit: PromiseWithResolvers<number>;
  quitting: boolean;
  readonly app: EventEmitter;
  readonly ipc: EventEmitter;
}

export const desktop: FakeDesktop = {
  browser: null,
  windows: [],
  closing: [],
  displays: [display(1, 'built in', 0)],
  languages: ['en-GB'],
  answers: { open: [], save: [], message: [] },
  asked: { open: [], save: [], message: [], error: [] },
  openedOutside: [],
  menu: { current: [] },
  switches: new Map(),
  paths: new Map(),
  userModel: { id: '' },
  crashReports: { options: null },
  about: { current: {} },
  blockers: new Set(),
  instance: 'first',
  told: null,
  schemes: [],
  handlers: new Map(),
  exit: Promise.withResolvers(),
  quitting: false,
  app: new FakeEmitter('App', APP_EVENTS),
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

/** A new desktop on which nothing has been started, and which behaves. */
export function clearDesktop(): void {
  behaveAgain();
  desktop.windows.splice(0);
  desktop.closing.splice(0);
  desktop.app.removeAllListeners();
  desktop.ipc.removeAllListeners();
  desktop.displays = [display(1, 'built in', 0)];
  desktop.languages = ['en-GB'];
  for (const list of [...Object.values(desktop.answers), ...Object.values(desktop.asked)]) list.splice(0);
  desktop.openedOutside.splice(0);
  for (const map of [desktop.switches, desktop.paths, desktop.handlers, desktop.blockers]) map.clear();
  for (const door of ['request', 'check', 'device'] as const) Reflect.deleteProperty(doors, door);
  desktop.instance = 'first';
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
