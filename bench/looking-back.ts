import { readFileSync } from 'node:fs';
import { chromium as driver, type Browser, type Page } from 'playwright-core';
import { buildIfStale } from '../scripts/build.ts';
import { startApp, type App } from '../test/app/app.ts';
import { chromium } from '../test/browser/chromium.ts';
import { median, report } from './interleaved.ts';
import { installStopwatch, type Stopwatch, type Times } from './stopwatch.ts';
import { folderOfManyGames, MANY_GAMES, workOutValues } from './ten-thousand-games.ts';

/**
 * Time from opening a screen or choosing a filter to the result being painted, over ten thousand games in a
 * browser: the first time after starting both the app and the browser, and on later visits. Screens named on the
 * command line are measured alone.
 */

const TURNS = 9;
/** From the app's first painting to the first press: nobody is faster. */
const READY_MILLISECONDS = 1_000;
const MOST_MILLISECONDS = 200;
const MOST_MEGABYTES = 400;
/** Charts appear one by one; after this long without a new one the page is complete. */
const QUIET_MILLISECONDS = 1_000;

interface Screen {
  readonly name: string;
  readonly hash: string;
  /** What shows that the screen is ready. */
  readonly shown: string;
  /** How many charts fit on the screen. */
  readonly charts?: number;
}

const ROW = 'main li [data-row]';
/** A screen with nothing that any of the others shows. */
const ELSEWHERE = '#/settings';

const SCREENS: readonly Screen[] = [
  { name: 'history', hash: '#/history', shown: ROW },
  { name: 'history of somebody', hash: '#/history?person=ada', shown: ROW },
  { name: 'history with lit paintings', hash: '#/history?artist=yoko', shown: ROW },
  { name: 'history by the dearest', hash: '#/history?dearest=1000%20', shown: ROW },
  // With three games, as most evenings. With so many games in three years, some have fifty.
  { name: 'evening', hash: '#/evening/game-5005', shown: 'main article' },
  { name: 'group', hash: '#/people', shown: 'main table' },
  { name: 'year', hash: '#/year/2025', shown: 'main dl' },
  { name: 'season', hash: '#/season', shown: 'main table' },
  { name: 'somebody', hash: '#/person/ada', shown: 'main dl' },
  { name: 'two people', hash: '#/pair/ada/bo', shown: 'main figure', charts: 1 },
  { name: 'film', hash: '#/game/game-5000/story', shown: 'main [type=range]', charts: 1 },
];

/** Filters on the page, and what is chosen. */
const FILTERS = [
  ['Player', 'Ada'],
  ['Edition', 'Modern Art (1994)'],
  ['Place', 'the club'],
  ['Tag', '“rainy”'],
  ['Date', '2025'],
] as const;

await buildIfStale();
const data = folderOfManyGames();
await workOutValues(data);

async function newPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await page.addInitScript(installStopwatch);
  await page.goto(address);
  await page.locator('h1').waitFor();
  await page.waitForTimeout(READY_MILLISECONDS);
  return page;
}

/** Leaves the screen first, so that it is really opened. */
async function open(page: Page, { hash, shown, charts = 0 }: Screen): Promise<Times> {
  await page.evaluate((elsewhere) => (location.hash = elsewhere), ELSEWHERE);
  // The first time, that screen's code has to be loaded too, and until then the one before is shown.
  await page.waitForFunction((what) => document.querySelector(what) === null, shown);
  await page.waitForTimeout(300);
  return page.evaluate(
    ([to, what, least, quiet]) =>
      (globalThis as unknown as { stopwatch: Stopwatch }).stopwatch.after(
        () => (location.hash = to),
        () => document.querySelector(what) !== null,
        least,
        quiet,
      ),
    [hash, shown, charts, charts === 0 ? 0 : QUIET_MILLISECONDS] as const,
  );
}

function told({ there, drawings }: Times, charts: number): string {
  const of = (time: number | undefined) => `${(time ?? Number.NaN).toFixed(0)} ms`;
  if (charts === 0) return of(there);
  return `${of(there)}, a screen of charts ${of(drawings[charts - 1])}, all ${drawings.length} charts ${of(drawings.at(-1))}`;
}

/** In an app and a browser that have just started. */
async function inNewApp(
  screen: Screen,
  work: (page: Page, first: Times, app: App) => Promise<void>,
): Promise<void> {
  const app = await startApp(data);
  const browser = await driver.launch(chromium());
  const page = await newPage(browser, app.address);
  await work(page, await open(page, screen), app);
  await browser.close();
  await app.stop();
}

async function measureOpening(screen: Screen): Promise<void> {
  const { name, charts = 0 } = screen;
  await inNewApp(screen, async (page, first) => {
    console.log(`${name}, ${MANY_GAMES} games: ${told(first, charts)}`);
    report(`milliseconds to open ${name} the first time`, first.there, MOST_MILLISECONDS);
    const turns: Times[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) turns.push(await open(page, screen));
    report(`milliseconds to open ${name} again`, median(turns.map(({ there }) => there)), MOST_MILLISECONDS);
    if (charts === 0) return;
    const onScreen = turns.map(({ drawings }) => drawings[charts - 1] ?? Number.NaN);
    report(`milliseconds to a screen of its charts`, median(onScreen), MOST_MILLISECONDS);
    const all = turns.map(({ drawings }) => drawings.at(-1) ?? Number.NaN);
    console.log(`all of its charts: ${median(all).toFixed(0)} ms`);
  });
}

/** Chooses a filter, or removes it, and waits until the page shows different games. */
async function choose(page: Page, label: string, value: string | null): Promise<number> {
  if (value !== null)
    await page.getByRole('search').getByRole('button', { name: label, exact: true }).click();
  const button =
    value === null
      ? page.getByRole('button', { name: 'Remove filter' })
      : page.getByRole('dialog', { name: label }).getByRole('button', { name: value });
  const { there } = await page.evaluate(
    (element) => {
      const said = () =>
        [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent).join('');
      const before = said();
      return (globalThis as unknown as { stopwatch: Stopwatch }).stopwatch.after(
        () => (element as HTMLElement).click(),
        () => /\d/.test(said()) && said() !== before,
        0,
        300,
      );
    },
    await button.elementHandle(),
  );
  return there;
}

async function measureFilters(screen: Screen): Promise<void> {
  await inNewApp(screen, async (page, _first, app) => {
    for (const [label, value] of FILTERS) {
      const first = await choose(page, label, value);
      const times: number[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        times.push(await choose(page, label, null));
        times.push(await choose(page, label, value));
      }
      await choose(page, label, null);
      console.log(`${screen.name} by ${label.toLowerCase()}, the first time: ${first.toFixed(0)} ms`);
      report(`milliseconds to choose by ${label.toLowerCase()} or not`, median(times), MOST_MILLISECONDS);
    }
    if (process.platform === 'linux')
      report('megabytes of the host after these filters', megabytesOf(app), MOST_MEGABYTES);
  });
}

function megabytesOf({ process: { pid } }: App): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

const named = SCREENS.filter(({ name }) => process.argv.includes(name));
const chosen = named.length === 0 ? SCREENS : named;
for (const screen of chosen) await measureOpening(screen);
for (const screen of chosen.filter(({ name }) => name === 'history' || name === 'group')) {
  await measureFilters(screen);
}
