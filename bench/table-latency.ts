import assert from 'node:assert/strict';
import { chromium as driver, type Browser, type Page } from 'playwright-core';
import { FORECAST_KEY } from '../src/shared/api.ts';
import { outcomeOf, replay } from '../src/shared/record/index.ts';
import { buildIfStale } from '../scripts/build.ts';
import { newDataFolder, startApp } from '../test/app/app.ts';
import { keep, kept } from '../test/app/store.ts';
import { chromium } from '../test/browser/chromium.ts';
import { auctionEvening, galleryEvening, playToTheEnd, type Evening } from './table-latency/evenings.ts';
import { judgeStrokes, reportStrokes, type TimedStroke } from './table-latency/figures.ts';
import { importAllTheTime } from './table-latency/importing.ts';
import { takeStrokes, timeKeys, type Stroke } from './table-latency/stopwatch.ts';

/**
 * Time from a key to the painted screen over whole games of both families, from the first card to the last
 * cover, then undoing and redoing the last round. Every event is on the disk before it is shown, and all must
 * be there after the app is killed. Measured alternately with the same key on an empty page that only writes
 * a number. With the argument `importing`, files of ten thousand games are imported meanwhile, over one game
 * of each family. With `forecast`, a game of each family is played without and with the forecast.
 */

const IMPORTING = process.argv.includes('importing');
const FORECAST = process.argv.includes('forecast');

const EVENINGS: readonly (readonly [name: string, evening: Evening])[] = [
  [
    'Modern Art of 1994, four with their money known',
    auctionEvening({ edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' }, seed: 31 }),
  ],
  [
    'Masters Gallery, four',
    galleryEvening({ edition: 'masters-gallery', players: 4, options: { tracking: 'full' }, seed: 4 }),
  ],
  [
    'Modern Art by CMON, five who split a double',
    auctionEvening({
      edition: 'modern-art-cmon-en',
      players: 5,
      options: { tracking: 'ledger', splitDouble: true },
      seed: 36,
    }),
  ],
  [
    'The Card Game, three',
    galleryEvening({ edition: 'modern-art-card-game', players: 3, options: { tracking: 'full' }, seed: 34 }),
  ],
];

const SWITCHED_ON = { [FORECAST_KEY]: true };

/** The same evening, with the same keys. */
function withForecast([name, evening]: (typeof EVENINGS)[number]): (typeof EVENINGS)[number] {
  const { record } = evening;
  return [`${name}, with the forecast`, { ...evening, record: { ...record, id: `${record.id}-forecast` } }];
}

async function emptyPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await timeKeys(page);
  await page.goto('data:text/html,<main>0</main>');
  await page.evaluate(() => {
    let count = 0;
    const main = document.querySelector('main');
    addEventListener('keydown', () => {
      if (main !== null) main.textContent = String((count += 1));
    });
  });
  return page;
}

async function tablePage(browser: Browser, address: string, empty: Page, id: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  await timeKeys(page, (key) => empty.keyboard.press(key));
  await page.goto(address);
  await page.goto(new URL(`#/game/${id}`, page.url()).href);
  await page.locator('[data-events="0"]').waitFor();
  return page;
}

await buildIfStale();
const data = newDataFolder();
const played = IMPORTING || FORECAST ? EVENINGS.slice(0, 2) : EVENINGS;
const evenings = FORECAST ? played.flatMap((each) => [each, withForecast(each)]) : played;
keep(
  data,
  evenings.map(([, { record }]) => ({ ...record, events: [] })),
  FORECAST ? Object.fromEntries(played.map((each) => [withForecast(each)[1].record.id, SWITCHED_ON])) : {},
);
const app = await startApp(data);
// One browser each, because only the page in front is painted.
const browsers = [await driver.launch(chromium()), await driver.launch(chromium())] as const;
const empty = await emptyPage(browsers[1]);
const stopImporting = IMPORTING ? await importAllTheTime(data, app.address) : null;

const shown: number[] = [];
const atTables: TimedStroke[] = [];
const onEmpty: Stroke[] = [];
for (const [name, evening] of evenings) {
  const page = await tablePage(browsers[0], app.address, empty, evening.record.id);
  const atTable: TimedStroke[] = [];
  shown.push(
    await playToTheEnd(page, evening, async (step, enters) => {
      await enters();
      for (const stroke of await takeStrokes(page)) {
        const nth = atTable.filter((earlier) => earlier.step === step).length + 1;
        atTable.push({ ...stroke, step, where: `no. ${nth}, ${name}` });
      }
    }),
  );
  const beside = await takeStrokes(empty);
  reportStrokes(IMPORTING ? `${name}, while ten thousand games come in` : name, atTable, beside);
  atTables.push(...atTable);
  onEmpty.push(...beside);
  await page.close();
}
judgeStrokes(atTables, onEmpty);

// Like a power cut: what was shown must be on the disk.
await app.kill();
for (const [at, [name, { record, scores }]] of evenings.entries()) {
  const events = kept(data, record.id);
  const replayed = replay({ ...record, events });
  assert.equal(events.length, shown[at], `${name}: as many events on the disk as the table showed`);
  assert.ok(replayed.ok, `${name}: what is on the disk can be replayed`);
  assert.deepEqual(
    outcomeOf(replayed.table).scores,
    scores,
    `${name}: the disk comes to what the cards came to`,
  );
}
console.log(`\nafter the app was killed, all ${shown.join(' + ')} events that were shown are on the disk`);
await stopImporting?.();
for (const browser of browsers) await browser.close();
