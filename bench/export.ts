import { chromium as driver, type Page } from 'playwright-core';
import { buildIfStale } from '../scripts/build.ts';
import { en } from '../src/shared/text/en/index.ts';
import { startApp } from '../test/app/app.ts';
import { chromium } from '../test/browser/chromium.ts';
import { report } from './interleaved.ts';
import { folderOfManyGames, folderOfPlayedGames, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * Time from pressing Export to the file being there, for all formats and ten thousand games: imported ones, whose
 * journals have one row, and games played card by card in the app, whose journals have a row for each entry.
 */

const MOST_SECONDS = 5;
const { forms, go } = en.transfer.out;

await buildIfStale();
await exportFrom('imported', folderOfManyGames(), Object.keys(forms) as (keyof typeof forms)[]);
await exportFrom('played here', folderOfPlayedGames(), ['records']);

async function exportFrom(
  which: string,
  data: string,
  formats: readonly (keyof typeof forms)[],
): Promise<void> {
  const app = await startApp(data);
  const browser = await driver.launch(chromium());
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await page.goto(app.address);
  await page.locator('h1').waitFor();
  await page.evaluate(() => (location.hash = '#/transfer'));
  for (const form of formats) {
    const seconds = await secondsToExport(page, forms[form].label);
    console.log(`${MANY_GAMES} games ${which}, as “${forms[form].label}”: ${seconds.toFixed(1)} s`);
    if (form === 'records') report(`seconds to export games ${which}`, seconds, MOST_SECONDS);
  }
  await browser.close();
  await app.stop();
}

async function secondsToExport(page: Page, label: string): Promise<number> {
  await page.getByRole('main').getByText(label, { exact: true }).click();
  const begun = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 300_000 }),
    page.getByRole('button', { name: go, exact: true }).click(),
  ]);
  const seconds = (performance.now() - begun) / 1000;
  await download.delete();
  return seconds;
}
