import type Electron from 'electron';
import { readFileSync } from 'node:fs';
import type { Page, Request as PageRequest, Route } from 'playwright-core';
import { desktop, doors } from './desktop.ts';
import { fallible, FakeEmitter, eventsOf } from './misbehaviour.ts';
import { runPreload } from './preload-world.ts';
import { GIVE_UP } from '../patience.ts';

/** Chromium alone doesn't know our scheme, so its pages use an address that doesn't exist. */
const OURS = 'vernissage://app/';
const STAND_IN = 'https://vernissage.test/';

const outside = (address: string): string => address.replace(STAND_IN, OURS);
const inside = (address: string): string => address.replace(OURS, STAND_IN);
const withoutPlace = (address: string): string => address.replace(/#.*/, '');

type OpenHandler = (details: Pick<Electron.HandlerDetails, 'url'>) => { readonly action: 'deny' | 'allow' };

let contents = 0;

const CONTENTS_EVENTS = eventsOf('WebContents', [
  'context-menu',
  'dom-ready',
  'did-finish-load',
  'did-fail-load',
  'did-navigate',
  'did-navigate-in-page',
  'preload-error',
  'render-process-gone',
  'unresponsive',
  'will-navigate',
  'will-redirect',
  'will-frame-navigate',
  'will-attach-webview',
  'zoom-changed',
]);

class FakeHistory implements Pick<Electron.NavigationHistory, 'goBack' | 'goForward'> {
  readonly #go: (way: 'goBack' | 'goForward') => void;

  constructor(go: (way: 'goBack' | 'goForward') => void) {
    this.#go = go;
  }

  goBack(): void {
    this.#go('goBack');
  }

  goForward(): void {
    this.#go('goForward');
  }
}

fallible('NavigationHistory', FakeHistory.prototype);

const DOWNLOAD_EVENTS = eventsOf('DownloadItem', ['done']);

/** A page in real Chromium that notifies main as Electron would. */
export class FakeContents
  extends FakeEmitter
  implements
    Partial<Omit<Electron.WebContents, keyof FakeEmitter | 'navigationHistory' | 'setWindowOpenHandler'>>
{
  readonly id: number;
  readonly #preferences: Electron.WebPreferences;
  #page: Promise<Page> | null = null;
  #mayOpen: OpenHandler = () => ({ action: 'allow' });
  #loading: string | null = null;
  #reloading = false;
  #address = '';
  printed = 0;
  zoom = { mode: 'default', level: 0 };
  /** Edits that main asked for. */
  readonly edited: string[] = [];
  /** How often main went back or forward. */
  readonly navigationHistory = new FakeHistory((way) => this.#go(way));
  /** How often main has ended the page's process; Electron reports that afterwards. */
  ended = 0;

  constructor(preferences: Electron.WebPreferences) {
    super('WebContents', CONTENTS_EVENTS);
    contents += 1;
    this.id = contents;
    this.#preferences = preferences;
  }

  /** The page, once it exists; after a crash it is a new one. */
  page(): Promise<Page> {
    this.#page ??= this.#open();
    return this.#page;
  }

  getURL(): string {
    return outside(this.#address);
  }

  /** Why the system doesn't print; null if it does. */
  notPrinted: string | null = null;

  print(_options?: Electron.WebContentsPrintOptions, told?: (done: boolean, reason: string) => void): void {
    this.printed += 1;
    told?.(this.notPrinted === null, this.notPrinted ?? '');
  }

  /** What main ran in the page, and what that returns in a test without one. */
  readonly ran: string[] = [];
  returned: unknown = false;

  async executeJavaScript(code: string): Promise<unknown> {
    this.ran.push(code);
    return desktop.browser === null ? this.returned : (await this.page()).evaluate(code);
  }

  setZoomMode(mode: 'default' | 'isolated' | 'manual' | 'disabled'): void {
    this.zoom.mode = mode;
  }

  setZoomLevel(level: number): void {
    this.zoom.level = level;
  }

  undo(): void {
    this.edited.push('undo');
  }

  redo(): void {
    this.edited.push('redo');
  }

  replaceMisspelling(word: string): void {
    this.edited.push(`replace by ${word}`);
  }

  showDefinitionForSelection(): void {
    this.edited.push('look up');
  }

  #go(where: 'goBack' | 'goForward'): void {
    void this.#page?.then((page) => page[where]()).catch(() => undefined);
  }

  forcefullyCrashRenderer(): void {
    this.ended += 1;
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  }

  /** Chromium's own PDF of the page. */
  async printToPDF(options: Electron.PrintToPDFOptions): Promise<Buffer> {
    const { printBackground = false, preferCSSPageSize = false, generateTaggedPDF = false } = options;
    return (await this.page()).pdf({ printBackground, preferCSSPageSize, tagged: generateTaggedPDF });
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#mayOpen = handler;
  }

  async load(address: string): Promise<void> {
    // Some tests don't look at pages.
    if (desktop.browser === null) return void (this.#address = inside(address));
    const page = await this.page();
    this.#loading = withoutPlace(inside(address));
    await page.goto(inside(address));
    this.#loading = null;
  }

  /** Makes the page's process crash. */
  async crash(): Promise<void> {
    const page = await this.page();
    const died = new Promise((resolve) => page.once('crash', resolve));
    this.#page = null;
    void page.goto('chrome://crash').catch(() => undefined);
    await died;
    void page
      .context()
      .close()
      .catch(() => undefined);
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
  }

  async destroy(): Promise<void> {
    await this.#page?.then((page) => page.context().close());
  }

  async #open(): Promise<Page> {
    if (desktop.browser === null) throw new Error('a desktop without a browser has no pages');
    const context = await desktop.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: desktop.languages[0] ?? 'en',
      reducedMotion: 'reduce',
    });
    if (mayCopy(this)) await context.grantPermissions(['clipboard-write'], { origin: STAND_IN });
    const page = await context.newPage();
    page.setDefaultTimeout(GIVE_UP);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#arrived(frame.url());
    });
    await context.route('**/*', (route) => this.#answer(page, route));
    // Only this event contains the full address that was requested, including the place.
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    session.on('Page.windowOpen', ({ url }) => this.tryToOpen(outside(url)));
    context.on('page', (popup) => void popup.close());
    page.on('download', (file) => {
      void this.download(file.suggestedFilename(), outside(file.url()), (path) => file.saveAs(path));
    });
    await runPreload(page, readFileSync(this.#preferences.preload ?? '', 'utf8'), (channel, port) => {
      desktop.ipc.emit(channel, {
        ports: [port],
        sender: this,
        senderFrame: { url: outside(page.url()), parent: null },
      });
    });
    return page;
  }

  #arrived(address: string): void {
    const inPage = !this.#reloading && withoutPlace(address) === withoutPlace(this.#address);
    this.#address = address;
    this.#reloading = false;
    if (inPage) this.emit('did-navigate-in-page', {}, outside(address), true);
    else if (address.startsWith(STAND_IN)) this.emit('did-navigate', {}, outside(address), 200, 'OK');
  }

  /** Asks main about each request of the page, and lets it through if main does. */
  async #answer(page: Page, route: Route): Promise<void> {
    const request = route.request();
    const address = request.url();
    if (request.isNavigationRequest() && address !== this.#loading) {
      const frame = frameOf(request);
      const isMainFrame = frame === page.mainFrame();
      // To another place in it, there would be no request.
      const isReload = isMainFrame && address === withoutPlace(page.url());
      const url = outside(isReload ? page.url() : address);
      const event = new Event(isMainFrame ? 'will-navigate' : 'will-frame-navigate', { cancelable: true });
      if (frame?.page() === page) this.emit(event.type, Object.assign(event, { url, isMainFrame }));
      if (event.defaultPrevented || frame?.page() !== page) return route.abort('aborted');
      if (!isReload) throw new Error(`main lets the page go to ${url}`);
      this.#reloading = true;
      page.once('domcontentloaded', () => this.emit('dom-ready', {}));
      page.once('load', () => this.emit('did-finish-load'));
    }
    const handler = desktop.handlers.get('vernissage');
    if (handler === undefined || !address.startsWith(STAND_IN)) {
      await route.abort('addressunreachable');
      return;
    }
    const response = await handler(new Request(outside(address), { method: request.method() }));
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  }

  /** The page downloads a file. Unless it is told where to put it, Electron asks in its own way. */
  async download(name: string, address: string, saveAs: (path: string) => Promise<void>): Promise<void> {
    let path: string | null = null;
    const item = Object.assign(new FakeEmitter('DownloadItem', DOWNLOAD_EVENTS), {
      getURL: () => address,
      getFilename: () => name,
      setSavePath: (chosen: string) => void (path = chosen),
    } satisfies Partial<Electron.DownloadItem>);
    const event = new Event('will-download', { cancelable: true });
    desktop.session.emit('will-download', event, item, this);
    if (event.defaultPrevented) return;
    if (path === null) desktop.asked.save.push({ title: address, defaultPath: name, parent: this.id });
    else
      await saveAs(path).then(...['completed', 'interrupted'].map((end) => () => item.emit('done', {}, end)));
  }

  /** The page asks for another window at this address. */
  tryToOpen(address: string): void {
    const { action } = this.#mayOpen({ url: address });
    if (action === 'allow') throw new Error(`main lets the page open ${address}`);
  }
}

/** Chromium without a window allows nothing, so main is asked beforehand instead of when the page copies. */
function mayCopy(contents: FakeContents): boolean {
  const details = { isMainFrame: true, requestingUrl: OURS };
  const asked = [contents, 'clipboard-sanitized-write', OURS, details];
  return doors.check !== undefined && Reflect.apply(doors.check, null, asked) === true;
}

/** A window that is just opening has no frame yet. */
function frameOf(request: PageRequest): ReturnType<PageRequest['frame']> | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}

const OF_THE_FAKE = ['page', 'load', 'crash', 'destroy', 'download', 'tryToOpen'] as const;
fallible('WebContents', FakeContents.prototype, OF_THE_FAKE);
