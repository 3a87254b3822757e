import { chromium as driver, type CDPSession, type Page } from 'playwright-core';
import { buildIfStale } from '../scripts/build.ts';
import { startApp } from '../test/app/app.ts';
import { chromium } from '../test/browser/chromium.ts';
import { median, percentile, report } from './interleaved.ts';
import { folderOfManyGames, MANY_GAMES } from './ten-thousand-games.ts';

/**
 * Scrolling through the whole history in a browser, or with `lit` through that of one artist's paintings: by wheel, by keys,
 * and by dragging the scroll bar far away. Measures every frame alternately with an empty page of the same height, what
 * the page's thread works in it, the number of frames with rows not yet loaded and, from what was really painted, the
 * number with gaps.
 */

const WHEEL_PIXELS = 1_200;
const WHEELS_AT_ONCE = 40;
const PAGES_BY_KEY = 40;
const KEY_TURNS = 8;
const THUMB_STEPS = 60;
const FAR_PLACES = [0.2, 0.95, 0.4, 0.7, 0.05, 1, 0.5] as const;
/** Prices are written above lit paintings. */
/** With the earlier years open. */
const ADDRESS = `#/history?downTo=2024${process.argv.includes('lit') ? '&artist=yoko' : ''}`;
/** At which percentile frames may take how many times as long as an empty page's. */
const MOST = { at: 0.95, ratio: 1.2 };
const MOST_WAIT_MILLISECONDS = 200;

const sessions = new Map<Page, CDPSession>();

/** A frame, and whether rows on the screen weren't loaded yet. */
interface Frame {
  readonly milliseconds: number;
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
  const isUnread = (row: Element) => row.ariaBusy === 'true' || row.querySelector('[data-row]') === null;
  const unread = () =>
    [...document.querySelectorAll('main li[data-at]')].some((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && isUnread(row);
    });
  const camera: Camera = {
    start: () => {
      frames = [];
      running = true;
      let before = performance.now();
      const look = (now: number) => {
        frames.push({ milliseconds: now - before, unread: unread() });
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

/** Frames, and the time that the page's thread was busy meanwhile, whatever else the machine did. */
interface Film {
  readonly frames: readonly Frame[];
  readonly busy: number;
}

async function filmed(page: Page, move: (page: Page) => Promise<void>): Promise<Film> {
  const before = await busyUntilNow(page);
  await page.evaluate(() => (globalThis as unknown as { camera: Camera }).camera.start());
  await move(page);
  const frames = await page.evaluate(() => (globalThis as unknown as { camera: Camera }).camera.stop());
  return { frames, busy: (await busyUntilNow(page)) - before };
}

/** Milliseconds of processor time. */
async function busyUntilNow(page: Page): Promise<number> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  if (!sessions.has(page)) await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  sessions.set(page, session);
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function wheel(page: Page): Promise<void> {
  for (let turn = 0; turn < WHEELS_AT_ONCE; turn += 1) await page.mouse.wheel(0, WHEEL_PIXELS);
}

async function pageDown(page: Page): Promise<void> {
  for (let turn = 0; turn < PAGES_BY_KEY; turn += 1) await page.keyboard.press('PageDown');
}

/** Drags the scroll bar far away in about a second, as a hand would. */
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

/** Time from letting go until every row on the screen is loaded. */
function untilRead(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = () => {
          const rows = [...document.querySelectorAll('main li[data-at]')].filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          });
          const isRead = (row: Element) =>
            row.ariaBusy !== 'true' && row.querySelector('[data-row]') !== null;
          if (rows.length > 0 && rows.every(isRead)) resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Screenshots of everything painted while something moves. */
async function paintedDuring(page: Page, move: () => Promise<void>): Promise<string[]> {
  const pictures: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(data);
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 });
  await move();
  await session.send('Page.stopScreencast');
  await session.detach();
  return pictures;
}

/** How many of the pictures have a gap of two rows or more, without text or lines, from edge to edge. */
function withGaps(judge: Page, pictures: readonly string[]): Promise<number> {
  return judge.evaluate(async (all) => {
    const ROWS_PIXELS = 2 * 68;
    const MOST_NOISE = 24;
    let gaps = 0;
    for (const picture of all) {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (context === null) throw new Error('pictures can be looked at');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let empty = 0;
      let longest = 0;
      for (let line = 0; line < image.height; line += 1) {
        let [least, most] = [255, 0];
        for (let at = line * image.width * 4; at < (line + 1) * image.width * 4; at += 4) {
          least = Math.min(least, data[at] ?? 0);
          most = Math.max(most, data[at] ?? 0);
        }
        empty = most - least < MOST_NOISE ? empty + 1 : 0;
        longest = Math.max(longest, empty);
      }
      if (longest >= ROWS_PIXELS) gaps += 1;
    }
    return gaps;
  }, pictures);
}

async function lookFor(what: string, move: () => Promise<void>): Promise<void> {
  const pictures = await paintedDuring(list, move);
  const gaps = await withGaps(empty, pictures);
  console.log(`${what}: of ${pictures.length} pictures painted ${gaps} had a gap (at most 0)`);
  if (gaps > 0) process.exitCode = 1;
}

function compare(what: string, inList: readonly Film[], onEmpty: readonly Film[]): void {
  const [own, empty] = [inList, onEmpty].map((films) => {
    const frames = films.flatMap((film) => film.frames);
    const times = frames.map(({ milliseconds }) => milliseconds);
    return {
      frames: frames.length,
      median: median(times),
      late: percentile(times, MOST.at),
      busy: films.reduce((sum, film) => sum + film.busy, 0) / frames.length,
      unread: frames.filter(({ unread }) => unread).length / frames.length,
    };
  });
  if (own === undefined || empty === undefined) return;
  const both = (of: 'median' | 'late' | 'busy') => `${own[of].toFixed(1)} and ${empty[of].toFixed(1)} ms`;
  const late = `${100 * MOST.at}th percentile`;
  console.log(
    `${what}: ${own.frames} frames, on an empty page ${empty.frames}; median ${both('median')}, ${late} ` +
      `${both('late')}, work in a frame ${both('busy')}; rows still to be read in ${(100 * own.unread).toFixed(1)} %`,
  );
  report(`${what}, ${late} against an empty page`, own.late / empty.late, MOST.ratio);
}

await buildIfStale();
const app = await startApp(folderOfManyGames());
// One browser each, because only the page in front is painted.
const browsers = [await driver.launch(chromium()), await driver.launch(chromium())] as const;
const options = { locale: 'en-GB', viewport: { width: 1280, height: 800 } } as const;
const list = await browsers[0].newPage(options);
await list.addInitScript(installCamera);
await list.goto(app.address);
await list.goto(new URL(ADDRESS, list.url()).href);
await list.getByRole('heading', { level: 1, name: 'History' }).waitFor();
await list.locator('main li [data-row]').first().waitFor();
const height = await list.evaluate(() => document.documentElement.scrollHeight);
const empty = await browsers[1].newPage(options);
await empty.setContent(`<main style="height: ${height}px"></main>`);
await empty.evaluate(installCamera);
console.log(`the history of ${MANY_GAMES} games is ${height} pixels high`);

/** The same movements on both pages, one after the other. */
async function inTurns(
  what: string,
  moves: readonly ((page: Page) => Promise<void>)[],
  rest: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const inList: Film[] = [];
  const onEmpty: Film[] = [];
  for (const move of moves) {
    onEmpty.push(await filmed(empty, move));
    inList.push(await filmed(list, move));
    await rest();
  }
  compare(what, inList, onEmpty);
}

async function toTop(): Promise<void> {
  for (const page of [list, empty]) await page.evaluate(() => scrollTo(0, 0));
  await untilRead(list);
}

const turnsToEnd = Math.ceil(height / (WHEEL_PIXELS * WHEELS_AT_ONCE));
for (const page of [list, empty]) await page.mouse.move(640, 400);
await inTurns('by the wheel through the whole list', Array<typeof wheel>(turnsToEnd).fill(wheel));

await toTop();
await list.locator('main li [data-row]').first().focus();
await inTurns('by keys, a screenful at a time', Array<typeof pageDown>(KEY_TURNS).fill(pageDown));

// From the start, so that nothing is loaded yet.
await list.reload();
await list.locator('main li [data-row]').first().waitFor();
await toTop();
const waits: number[] = [];
const drags = FAR_PLACES.map((place) => (page: Page) => drag(page, place));
await inTurns('by its thumb to far places', drags, async () => void waits.push(await untilRead(list)));
console.log(`let go, read after ${waits.map((wait) => wait.toFixed(0)).join(', ')} ms`);
const longest = Math.max(...waits);
console.log(`the longest wait for rows: ${longest.toFixed(0)} ms (at most ${MOST_WAIT_MILLISECONDS})`);
if (!(longest <= MOST_WAIT_MILLISECONDS)) process.exitCode = 1;

await list.mouse.move(640, 400);
await list.evaluate(() => scrollTo(0, 100_000));
await untilRead(list);
await lookFor('the wheel', () => wheel(list));
await lookFor('keys', async () => {
  await list.locator('main li [data-row]').first().focus();
  await pageDown(list);
});
await lookFor('its thumb', () => drag(list, 0.9));

for (const browser of browsers) await browser.close();
await app.stop();
