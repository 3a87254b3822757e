import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type Axe from 'axe-core';
import {
  chromium as driver,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect, onTestFailed, onTestFinished } from 'vitest';
import { chromium } from '../browser/chromium.ts';
import { GIVE_UP } from '../patience.ts';

export function openBrowser(...words: readonly string[]): Promise<Browser> {
  const { args = [], ...options } = chromium();
  return driver.launch({ ...options, args: [...args, ...words] });
}

const SCREEN = { width: 1280, height: 800 };

/** Opens a page in its own context, in English. Any error on it fails the test. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<void> = () => Promise.resolve(),
): Promise<Page> {
  const page = await openForAll(browser, address, options, prepare);
  closeAfterTest(page.context());
  return page;
}

/** Stays open until the browser is closed. */
async function openForAll(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  prepare: (context: BrowserContext) => Promise<void> = () => Promise.resolve(),
): Promise<Page> {
  const context = await browser.newContext({
    viewport: SCREEN,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  await prepare(context);
  const page = await context.newPage();
  await watch(page);
  await page.goto(address);
  return page;
}

/**
 * An open page would keep drawing while other tests run. A page opened for a whole file is closed with the
 * browser.
 */
function closeAfterTest(context: BrowserContext): void {
  try {
    onTestFinished(() => context.close());
  } catch {
    // Not opened within a test.
  }
}

/**
 * Reuses one page for many tests, one per set of options: opening a page takes longer than most tests. Each test gets
 * it at the address it asks for, with nothing stored in it.
 */
export function handedOn(browser: () => Browser, address: () => string) {
  const pages = new Map<string, Page>();
  return async (hash: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const key = `${address()} ${JSON.stringify(options)}`;
    const found = pages.get(key);
    const kept = found?.isClosed() === true ? undefined : found;
    const page = kept ?? (await openForAll(browser(), address(), options));
    pages.set(key, page);
    // A page from a failed test may be in any state, so other tests get a new one.
    onTestFailed(() => {
      pages.delete(key);
    });
    if (kept !== undefined) await asAtFirst(page, options);
    await step(page, hash === '#/' ? '#/settings' : '#/');
    await page.locator('h1').first().waitFor();
    await step(page, hash);
    return page;
  };
}

async function asAtFirst(page: Page, { viewport = SCREEN }: BrowserContextOptions): Promise<void> {
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
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
  await page.locator('.app[aria-busy=false]').waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Opens a filter's choice by its chip and picks an option. */
export async function filterBy(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('search').getByRole('button', { name: filter, exact: true }).click();
  const choice = page.getByRole('dialog', { name: filter, exact: true });
  await choice.getByRole('button', { name: option }).click();
  await choice.waitFor({ state: 'hidden' });
}

/** Another tab in the same context. */
export async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await watch(tab);
  await tab.goto(page.url());
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

/** Rules that depend on colours; everything else is the same in every theme. */
const ABOUT_COLOURS: Axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** axe finds no problems, in light or dark. */
export async function expectAccessible(
  page: Page,
  [first, ...others]: readonly ['light' | 'dark', ...('light' | 'dark')[]] = ['light', 'dark'],
): Promise<void> {
  // The screen is loaded after the page.
  await page.locator('main').first().waitFor();
  await expectNoFinding(page, first, {});
  for (const theme of others) await expectNoFinding(page, theme, ABOUT_COLOURS);
  await page.emulateMedia({ colorScheme: null });
}

declare const axe: typeof Axe;
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Loads axe once per document and returns only the violations, because both cost more than the checks
 * themselves.
 */
async function expectNoFinding(
  page: Page,
  colorScheme: 'light' | 'dark',
  options: Axe.RunOptions,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const findings = await page.evaluate(
    async (wanted) =>
      (await axe.run(document, wanted)).violations.map(
        ({ id, nodes }) => `${id} at ${nodes.map(({ html }) => html).join(' ')}`,
      ),
    { ...options, resultTypes: ['violations'] } satisfies Axe.RunOptions,
  );
  expect(findings.map((backupSearch) => `${colorScheme}: ${backupSearch}`)).toEqual([]);
}
