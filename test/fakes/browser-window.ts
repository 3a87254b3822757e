import type Electron from 'electron';
import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { desktop } from './desktop.ts';
import { FakeContents } from './web-contents.ts';

/** A window represented by its page only: position and visibility are stored, not drawn. */
export class FakeWindow
  extends EventEmitter
  implements
    Pick<
      Electron.BrowserWindow,
      | 'id'
      | 'loadURL'
      | 'show'
      | 'focus'
      | 'minimize'
      | 'restore'
      | 'maximize'
      | 'isVisible'
      | 'isMinimized'
      | 'isMaximized'
      | 'getBounds'
      | 'getNormalBounds'
      | 'setBounds'
      | 'close'
    >
{
  readonly id: number;
  readonly webContents: FakeContents;
  readonly options: Electron.BrowserWindowConstructorOptions;
  #bounds: Electron.Rectangle;
  #visible: boolean;
  #minimized = false;
  #maximized = false;
  focused = 0;

  constructor(options: Electron.BrowserWindowConstructorOptions) {
    super();
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
    await this.webContents.load(address);
    this.emit('ready-to-show');
  }

  show(): void {
    this.#visible = true;
    this.emit('show');
  }

  focus(): void {
    this.focused += 1;
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
    if (desktop.windows.length === 0) desktop.app.emit('fake-window-all-closed');
  }
}
