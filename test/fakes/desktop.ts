import { EventEmitter } from 'node:events';
import type { Browser } from 'playwright-core';
import type { FakeWindow } from './browser-window.ts';

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
  /** The contents of the about panel. */
  readonly about: { current: Electron.AboutPanelOptionsOptions };
  readonly blockers: Set<number>;
  /** Whether another instance is running, and what this one told it. */
  instance: 'first' | 'second';
  told: unknown;
  readonly schemes: Electron.CustomScheme[];
  readonly handlers: Map<string, (request: Request) => Response | Promise<Response>>;
  readonly exit: PromiseWithResolvers<number>;
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
  about: { current: {} },
  blockers: new Set(),
  instance: 'first',
  told: null,
  schemes: [],
  handlers: new Map(),
  exit: Promise.withResolvers(),
  app: new EventEmitter(),
  ipc: new EventEmitter(),
};

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
