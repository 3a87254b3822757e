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
import { expect, onTestFinished } from 'vitest';
import { chromium } from '../browser/chromium.ts';

export function openBrowser(): Promise<Browser> {
  return driver.launch(chromium());
}

/** Opens a page in its own context, in English. Any error on it fails the test. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  prepare: (context: BrowserContext) => Promise<void> = () => Promise.resolve(),
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  closeAfterTest(context);
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

/** Goes to another address and waits until its screen, and the game it shows, have replaced the current one. */
export async function step(page: Page, hash: string): Promise<void> {
  await page.evaluate(
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
  await page.locator('.app[aria-busy=false]').waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Another tab in the same context. */
export async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await watch(tab);
  await tab.goto(page.url());
  return tab;
}

async function watch(page: Page): Promise<void> {
  page.setDefaultTimeout(10_000);
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
  expect(findings.map((finding) => `${colorScheme}: ${finding}`)).toEqual([]);
}
