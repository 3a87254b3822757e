import type Electron from 'electron';
import type { Page } from 'playwright-core';
import { desktop } from './desktop.ts';
import { fallible, FakeEmitter, eventsOf } from './misbehaviour.ts';
import { FakeContents } from './web-contents.ts';

const WINDOW_EVENTS = eventsOf('BrowserWindow', [
  'ready-to-show',
  'show',
  'hide',
  'minimize',
  'restore',
  'close',
  'closed',
  'session-end',
  'app-command',
]);

/** A window represented by its page only: position and visibility are stored, not drawn. */
export class FakeWindow
  extends FakeEmitter
  implements Partial<Omit<Electron.BrowserWindow, keyof FakeEmitter | 'webContents' | 'setMenu'>>
{
  readonly id: number;
  readonly webContents: FakeContents;
  readonly options: Electron.BrowserWindowConstructorOptions;
  #bounds: Electron.Rectangle;
  #visible: boolean;
  #minimized = false;
  #maximized = false;
  #fullScreen = false;
  focused = 0;
  /** The menu of this window alone. */
  menu: Electron.MenuItemConstructorOptions[] | null = null;

  static getFocusedWindow(): FakeWindow | null {
    return desktop.windows.reduce<FakeWindow | null>(
      (one, other) => (one === null || other.focusedAt > one.focusedAt ? other : one),
      null,
    );
  }
  focusedAt = 0;

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super('BrowserWindow', WINDOW_EVENTS);
    this.options = options;
    const { x = 0, y = 0, width = 800, height = 600, show = true } = options;
    this.#bounds = { x, y, width, height };
    this.#visible = show;
    this.webContents = new FakeContents(options.webPreferences ?? {});
    this.id = this.webContents.id;
    desktop.windows.push(this);
    desktop.app.emit('browser-window-created', {}, this);
    desktop.app.emit('web-contents-created', {}, this.webContents);
  }

  page(): Promise<Page> {
    return this.webContents.page();
  }

  async loadURL(address: string): Promise<void> {
    try {
      await this.webContents.load(address);
    } catch (error) {
      // A load that another one replaces, or whose window closes, is aborted.
      const code = /interrupted|aborted|closed/i.test(String(error)) ? -3 : -6;
      this.webContents.emit('did-fail-load', {}, code, '', address, true, 1, 1);
      throw error;
    }
    this.webContents.emit('dom-ready', {});
    this.emit('ready-to-show', {});
    this.webContents.emit('did-finish-load');
  }

  show(): void {
    this.#visible = true;
    this.emit('show');
  }

  focus(): void {
    this.focused += 1;
    this.focusedAt = performance.now();
  }

  minimize(): void {
    this.#minimized = true;
    this.emit('minimize');
  }

  restore(): void {
    this.#minimized = false;
    this.emit('restore');
  }

  maximize(): void {
    this.#maximized = true;
    // Electron shows a window that it maximizes.
    if (!this.#visible) this.show();
  }

  isFullScreen(): boolean {
    return this.#fullScreen;
  }

  setFullScreen(on: boolean): void {
    this.#fullScreen = on;
  }

  setMenu(menu: Electron.MenuItemConstructorOptions[] | null): void {
    this.menu = menu;
  }

  /** What a user would see, whatever the calls do. */
  get seen(): boolean {
    return this.#visible;
  }

  isVisible(): boolean {
    return this.#visible;
  }

  isMinimized(): boolean {
    return this.#minimized;
  }

  isMaximized(): boolean {
    return this.#maximized;
  }

  getBounds(): Electron.Rectangle {
    return this.#bounds;
  }

  getNormalBounds(): Electron.Rectangle {
    return this.#bounds;
  }

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
  }

  close(): void {
    if (!desktop.windows.includes(this)) return;
    this.emit('close', {});
    desktop.windows.splice(desktop.windows.indexOf(this), 1);
    desktop.closing.push(this.webContents.destroy());
    this.emit('closed');
    if (desktop.windows.length === 0 && !desktop.quitting) desktop.app.emit('window-all-closed');
  }
}

fallible('BrowserWindow', FakeWindow.prototype, ['page']);
