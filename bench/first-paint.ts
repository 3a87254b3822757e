import { join } from 'node:path';
import { chromium as driver, type Browser } from 'playwright-core';
import { buildIfStale } from '../scripts/build.ts';
import { newDataFolder, startIn, type App } from '../test/app/app.ts';
import { keep } from '../test/app/store.ts';
import { chromium } from '../test/browser/chromium.ts';
import { auctionEvening } from './table-latency/evenings.ts';
import { median } from './interleaved.ts';

/**
 * Time from opening an address in a fresh browser profile to the first paint, and until the screen is
 * complete. Built folders of other checkouts are measured alternately with this one.
 */

const ROUNDS = 25;

const { record } = auctionEvening({
  edition: 'modern-art-1994',
  players: 4,
  options: { tracking: 'ledger' },
  seed: 31,
});

const ADDRESSES = [
  { name: 'Home', place: '#/', there: 'main h1' },
  { name: 'a table', place: `#/game/${record.id}`, there: '[data-events]' },
] as const;

interface Opened {
  readonly painted: number;
  readonly there: number;
}

async function open(browser: Browser, address: string, there: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector) === null) requestAnimationFrame(look);
        else performance.mark('there');
      };
      look();
    }, there);
    await page.goto(address);
    const moment = (name: string) =>
      page.waitForFunction((entry) => performance.getEntriesByName(entry)[0]?.startTime, name);
    const [painted, stands] = [await moment('first-contentful-paint'), await moment('there')];
    return { painted: Number(await painted.jsonValue()), there: Number(await stands.jsonValue()) };
  } finally {
    await context.close();
  }
}

interface Checkout {
  readonly folder: string;
  readonly app: App;
}

async function start(folder: string): Promise<Checkout> {
  const data = newDataFolder();
  keep(data, [record]);
  return { folder, app: await startIn(folder, data) };
}

await buildIfStale();
const here = join(import.meta.dirname, '..');
const checkouts: Checkout[] = [];
for (const folder of [here, ...process.argv.slice(2)]) checkouts.push(await start(folder));
const browser = await driver.launch(chromium());

for (const { name, place, there } of ADDRESSES) {
  const opened = new Map(checkouts.map(({ folder }): [string, Opened[]] => [folder, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { folder, app } of checkouts)
      opened.get(folder)?.push(await open(browser, `${app.address}${place}`, there));
  for (const [folder, times] of opened) {
    const [painted, stands] = [times.map((one) => one.painted), times.map((one) => one.there)];
    console.log(
      `${name}: painted first after ${median(painted).toFixed(0)} ms, there after ${median(stands).toFixed(0)} ms (${folder})`,
    );
  }
}

await browser.close();
for (const { app } of checkouts) await app.stop();
