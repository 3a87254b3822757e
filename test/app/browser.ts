import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Axe from 'axe-core';
import {
  chromium as driver,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, onTestFailed, onTestFinished } from 'vitest';
import { ABOUT_COLOURS, OF_PARTS } from '../axe.ts';
import { chromium } from '../browser/chromium.ts';
import { GIVE_UP } from '../patience.ts';

/** An address that no computer has: the browser finds it here, and treats the page as one from a network. */
export const NETWORK_ADDRESS = '192.0.2.7';

let started: Promise<Browser> | undefined;

/** One for all files of a worker. It ends with the worker. */
export function browserForAll(): Promise<Browser> {
  const { args = [], ...options } = chromium();
  const resolve = `--host-resolver-rules=MAP ${NETWORK_ADDRESS} 127.0.0.1`;
  return (started ??= driver.launch({ ...options, args: [...args, resolve] }));
}

const SCREEN = { width: 1280, height: 800 };
const ENGLISH = 'en-GB';

interface Addressed {
  readonly address: string;
}

interface HandedOn {
  readonly page: Page;
  /** The app it shows, if any. */
  address: string | null;
}

/** By their options, but for the size, which any page can take. */
const handedOnPages = new Map<string, HandedOn>();
/** Any other page that is open. */
const ownPages = new Set<Page>();

/**
 * The page that tests and files hand on, in English: opening one takes longer than most tests. It comes at the address
 * that is asked for, with nothing stored in it. A test with several people opens pages of their own with `ownPage`.
 */
export async function pageAt(
  { address }: Addressed,
  hash = '#/',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { viewport: _, locale = ENGLISH, ...lasting } = options;
  const key = JSON.stringify({ locale, ...lasting });
  const found = handedOnPages.get(key);
  const handed: HandedOn =
    found?.page.isClosed() === false
      ? found
      : { page: await openIn(await newContext(options)), address: null };
  handedOnPages.set(key, handed);
  const { page } = handed;
  // A page from a failed test may be in any state, so other tests get a new one.
  whileTesting(onTestFailed, () => handedOnPages.delete(key) && page.context().close());
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await asAtFirst(page, options);
  if (handed.address === address) {
    await forget(page);
    await step(page, hash === '#/' ? '#/settings' : '#/');
    await page.locator('h1').first().waitFor();
    await step(page, hash);
  } else {
    await putAway(handed);
    await page.goto(`${address}${hash}`);
    handed.address = address;
    await drawn(page);
  }
  return page;
}

/** Opens a page in its own context, in English, until the test or the file is over. */
export async function ownPage(
  address: string,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<void> = () => Promise.resolve(),
): Promise<Page> {
  const context = await newContext(options);
  whileTesting(onTestFinished, () => context.close());
  await prepare(context);
  const page = await openIn(context);
  ownPages.add(page);
  await page.goto(address);
  return page;
}

async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const browser = await browserForAll();
  return browser.newContext({ viewport: SCREEN, locale: ENGLISH, reducedMotion: 'reduce', ...options });
}

/** Any error on it fails the test. */
async function openIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await watch(page);
  return page;
}

function whileTesting(hook: (work: () => Promise<void>) => void, work: () => false | Promise<void>): void {
  try {
    hook(async () => {
      await work();
    });
  } catch {
    // Not within a test.
  }
}

async function asAtFirst(page: Page, { viewport = SCREEN }: BrowserContextOptions): Promise<void> {
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
}

function forget(page: Page): Promise<void> {
  return page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

async function putAway(handed: HandedOn): Promise<void> {
  if (handed.address === null) return;
  handed.address = null;
  await forget(handed.page);
  await handed.page.goto('about:blank');
  await handed.page.context().clearCookies();
}

/** After each file: pages that are handed on show nothing, and all others are closed. */
export async function leave(): Promise<void> {
  for (const [key, handed] of handedOnPages) {
    try {
      await putAway(handed);
    } catch {
      handedOnPages.delete(key);
      await handed.page.context().close();
    }
  }
  for (const page of ownPages) await page.context().close();
  ownPages.clear();
}

/** What the open pages show, for the message of a test that waited for something else. */
export async function shownInstead(): Promise<string> {
  const open = [...ownPages, ...[...handedOnPages.values()].map(({ page }) => page)].filter(
    (page) => !page.isClosed() && page.url() !== 'about:blank',
  );
  const shown = await Promise.all(open.map((page) => page.evaluate(shownHere).catch(String)));
  return shown.join('\n');
}

/** Runs in the page. */
function shownHere(): string {
  const said = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `“${(element.ariaLabel ?? element.innerText).replaceAll(/\s+/g, ' ').trim()}”`)
      .slice(0, 20)
      .join(', ');
  return `${location.pathname}${location.hash} shows the headings ${said('h1, h2, h3') || 'none'} and the buttons ${said('button') || 'none'}`;
}

/** Goes to another address and waits until its screen, and the game it shows, have replaced the current one. */
export async function step(page: Page, hash: string): Promise<void> {
  const went = page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        if (location.hash === to) {
          resolve();
          return;
        }
        addEventListener('hashchange', () => resolve(), { once: true });
        location.hash = to;
      }),
    hash,
  );
  // Between a table and a board the page is loaded again, maybe before it can answer.
  await went.catch((error: unknown) => {
    if (!String(error).includes('Execution context was destroyed')) throw error;
  });
  await drawn(page);
}

async function drawn(page: Page): Promise<void> {
  await page.locator('.app[aria-busy=false]').waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** The whole page is in view. */
export async function expectWhole(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => ({
      width: document.documentElement.scrollWidth - innerWidth,
      height: document.documentElement.scrollHeight - innerHeight,
    }));
  await expect.poll(beyond).toEqual({ width: 0, height: 0 });
}

/** Opens a filter's choice by its chip and picks an option. */
export async function filterBy(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: filter, exact: true }).click();
  const choice = page.getByRole('dialog', { name: filter, exact: true });
  await choice.getByRole('button', { name: option }).click();
  await choice.waitFor({ state: 'hidden' });
}

/** Goes where an entry of the menu leads. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
}

/** Opens the settings in the menu. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').locator('summary').click();
}

/** Another tab in the same context, at the same address or another. */
export async function openTab(page: Page, address = page.url()): Promise<Page> {
  const tab = await page.context().newPage();
  await watch(tab);
  await tab.goto(address);
  return tab;
}

async function watch(page: Page): Promise<void> {
  page.setDefaultTimeout(GIVE_UP);
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      throw new Error(`the page's policy forbids ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/**
 * axe finds no problems in a page or a part of it. Every screen is looked at once, in
 * pseudo-language.test.ts, and components by their own tests: this is for what neither shows.
 */
export async function expectAccessible(looked: Page | Locator, { inDark = false } = {}): Promise<void> {
  const isPage = 'goto' in looked;
  const part = isPage ? looked.locator('html') : looked;
  const page = part.page();
  // The screen is loaded after the page.
  await page.locator('main').first().waitFor();
  await expectNoFinding(part, isPage ? {} : OF_PARTS);
  if (!inDark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoFinding(part, ABOUT_COLOURS);
  // As contexts begin.
  await page.emulateMedia({ colorScheme: 'light' });
}

declare const axe: typeof Axe;
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Loads axe once per document and returns only the violations, because both cost more than the checks
 * themselves.
 */
async function expectNoFinding(part: Locator, options: Axe.RunOptions): Promise<void> {
  if (!(await part.page().evaluate(() => 'axe' in globalThis))) await part.page().evaluate(axeSource);
  const findings = await part.evaluateAll(
    async (parts, wanted) =>
      (await axe.run(parts, wanted)).violations.map(
        ({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    { ...options, resultTypes: ['violations'] } satisfies Axe.RunOptions,
  );
  expect(findings, 'what axe finds').toEqual([]);
}
