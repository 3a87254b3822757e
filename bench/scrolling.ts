import { chromium as driver, type Page } from 'playwright-core';
import { buildIfStale } from '../scripts/build.ts';
import { startApp } from '../test/app/app.ts';
import { chromium } from '../test/browser/chromium.ts';
import { median } from './interleaved.ts';
import { folderOfManyGames, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * Going through the whole history in a browser: by the wheel, by keys, and by its thumb to far places. Every frame
 * beside those of an empty page as high that is scrolled alike, taken in turns; and what of the list was blank, or
 * still to be read, in each.
 */

const WHEEL_PIXELS = 1_200;
const WHEELS_AT_ONCE = 40;
const PAGES_BY_KEY = 40;
const THUMB_STEPS = 60;
const FAR_PLACES = [0.2, 0.95, 0.4, 0.7, 0.05, 1, 0.5] as const;
const MOST_RATIO = 2;
/** Two frames at sixty a second: where the empty page needs none, one more is not seen. */
const MOST_MILLISECONDS = 34;
const MOST_WAIT_MILLISECONDS = 200;

/** A frame, and what of the screen's list it was without. */
interface Frame {
  readonly milliseconds: number;
  readonly blank: boolean;
  readonly unread: boolean;
}

interface Camera {
  readonly start: () => void;
  readonly stop: () => Frame[];
}

/** Runs in the page. */
function installCamera(): void {
  let frames: Frame[] = [];
  let running = false;
  function gaps(): { blank: boolean; unread: boolean } {
    const list = document.querySelector('main ul');
    if (list === null) return { blank: false, unread: false };
    const { top, bottom } = list.getBoundingClientRect();
    const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
    let [first, last] = [Infinity, -Infinity];
    let unread = false;
    for (const row of list.children) {
      const at = row.getBoundingClientRect();
      first = Math.min(first, at.top);
      last = Math.max(last, at.bottom);
      if (at.bottom > from && at.top < to && row.querySelector('a') === null) unread = true;
    }
    return { blank: to > from && (first > from + 1 || last < to - 1), unread };
  }
  const camera: Camera = {
    start: () => {
      frames = [];
      running = true;
      let before = performance.now();
      const look = (now: number) => {
        frames.push({ milliseconds: now - before, ...gaps() });
        before = now;
        if (running) requestAnimationFrame(look);
      };
      requestAnimationFrame((now) => {
        before = now;
        requestAnimationFrame(look);
      });
    },
    stop: () => {
      running = false;
      return frames;
    },
  };
  Object.assign(globalThis, { camera });
}

async function filmed(page: Page, move: () => Promise<void>): Promise<Frame[]> {
  await page.evaluate(() => (globalThis as unknown as { camera: Camera }).camera.start());
  await move();
  return page.evaluate(() => (globalThis as unknown as { camera: Camera }).camera.stop());
}

async function wheel(page: Page): Promise<void> {
  for (let turn = 0; turn < WHEELS_AT_ONCE; turn += 1) await page.mouse.wheel(0, WHEEL_PIXELS);
}

async function pageDown(page: Page): Promise<void> {
  for (let turn = 0; turn < PAGES_BY_KEY; turn += 1) await page.keyboard.press('PageDown');
}

/** As a hand takes the thumb from where it is to a far place, in about a second. */
function drag(page: Page, share: number): Promise<void> {
  return page.evaluate(
    ([to, steps]) =>
      new Promise<void>((resolve) => {
        const { scrollHeight } = document.documentElement;
        const from = scrollY;
        const way = to * (scrollHeight - innerHeight) - from;
        let step = 0;
        const move = () => {
          step += 1;
          scrollTo(0, from + (way * step) / steps);
          if (step < steps) requestAnimationFrame(move);
          else resolve();
        };
        requestAnimationFrame(move);
      }),
    [share, THUMB_STEPS] as const,
  );
}

/** From where the hand lets go until every row of the screen is read. */
function untilRead(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = () => {
          const rows = [...document.querySelectorAll('main li')].filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          });
          if (rows.length > 0 && rows.every((row) => row.querySelector('a') !== null))
            resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

function report(what: string, inList: readonly Frame[], onEmpty: readonly Frame[]): void {
  const times = inList.map(({ milliseconds }) => milliseconds);
  const own = percentile(times, 0.99);
  const empty = percentile(
    onEmpty.map(({ milliseconds }) => milliseconds),
    0.99,
  );
  const share = (is: (frame: Frame) => boolean) =>
    `${((100 * inList.filter(is).length) / inList.length).toFixed(1)} %`;
  console.log(
    `${what}: ${inList.length} frames, median ${median(times).toFixed(1)} ms, 99th percentile ${own.toFixed(1)} ms, ` +
      `on an empty page ${empty.toFixed(1)} ms; blank rows in ${share(({ blank }) => blank)}, ` +
      `rows still to be read in ${share(({ unread }) => unread)}`,
  );
  if (!(own <= Math.max(MOST_RATIO * empty, MOST_MILLISECONDS))) process.exitCode = 1;
}

buildIfStale();
const app = await startApp(folderOfManyGames());
// A browser each: only a page in front is painted.
const browsers = [await driver.launch(chromium()), await driver.launch(chromium())] as const;
const options = { locale: 'en-GB', viewport: { width: 1280, height: 800 } } as const;
const list = await browsers[0].newPage(options);
await list.addInitScript(installCamera);
await list.goto(app.address);
await list.goto(`${new URL(app.address).origin}/#/history`);
await list.locator('main li a').first().waitFor();
const height = await list.evaluate(() => document.documentElement.scrollHeight);
const empty = await browsers[1].newPage(options);
await empty.setContent(`<main style="height: ${height}px"></main>`);
await empty.evaluate(installCamera);
console.log(`the history of ${MANY_GAMES} games is ${height} pixels high`);

/** The same on both pages, by turns, until the end is reached. */
async function inTurns(what: string, turns: number, move: (page: Page) => Promise<void>): Promise<void> {
  const inList: Frame[] = [];
  const onEmpty: Frame[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    onEmpty.push(...(await filmed(empty, () => move(empty))));
    inList.push(...(await filmed(list, () => move(list))));
  }
  report(what, inList, onEmpty);
}

const turnsToEnd = Math.ceil(height / (WHEEL_PIXELS * WHEELS_AT_ONCE));
for (const page of [list, empty]) await page.mouse.move(640, 400);
await inTurns('by the wheel through the whole list', turnsToEnd, wheel);

for (const page of [list, empty]) await page.evaluate(() => scrollTo(0, 0));
await list.locator('main li a').first().focus();
await inTurns('by keys, a screenful at a time', 8, pageDown);

for (const page of [list, empty]) await page.reload().catch(() => undefined);
await list.locator('main li a').first().waitFor();
await empty.setContent(`<main style="height: ${height}px"></main>`);
await empty.evaluate(installCamera);
const waits: number[] = [];
const dragged: Frame[] = [];
const draggedEmpty: Frame[] = [];
for (const place of FAR_PLACES) {
  draggedEmpty.push(...(await filmed(empty, () => drag(empty, place))));
  dragged.push(...(await filmed(list, () => drag(list, place))));
  const wait = await untilRead(list);
  waits.push(wait);
  console.log(`let go at ${place * 100} % of the list: read after ${wait.toFixed(0)} ms`);
}
report('by its thumb to far places', dragged, draggedEmpty);
const longest = Math.max(...waits);
console.log(`the longest wait for rows: ${longest.toFixed(0)} ms (at most ${MOST_WAIT_MILLISECONDS})`);
if (!(longest <= MOST_WAIT_MILLISECONDS)) process.exitCode = 1;

for (const browser of browsers) await browser.close();
await app.stop();
