import { randomUUID } from 'node:crypto';
import { chromium as driver } from 'playwright-core';
import { buildIfStale } from '../scripts/build.ts';
import { openStore } from '../src/main/store/index.ts';
import { newDataFolder, startApp } from '../test/app/app.ts';
import { chromium } from '../test/browser/chromium.ts';
import { median, report } from './interleaved.ts';
import { fill, MANY_GAMES } from './ten-thousand-games.ts';

/** From the step into a room to what one came for on the painted screen, with very many games, in a browser. */

const TURNS = 9;
const MOST_MILLISECONDS = 200;

const ROOMS = [
  ['the history', '#/history', 'main li a'],
  ['the history of somebody', '#/history?person=ada', 'main li a'],
  ['people and the group', '#/statistics', 'main table'],
  ['somebody', '#/person/ada', 'main dl'],
  ['the film of a game', '#/game/game-5000/story', 'main [type=range]'],
  ['its charts', '#/game/game-5000/story', 'main canvas'],
] as const;

buildIfStale();
const data = newDataFolder();
const store = openStore(data, { now: () => new Date().toISOString(), newId: randomUUID });
if (!store.ok) throw new Error(store.error.kind);
fill(store.value);
store.value.close();

const app = await startApp(data);
const browser = await driver.launch(chromium());
const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
await page.goto(app.address);
await page.locator('h1').waitFor();

/** The room is left in between, so that it is opened and not merely still there. */
function opened([hash, shown]: [hash: string, shown: string]): Promise<number> {
  return new Promise((resolve) => {
    location.hash = '#/new';
    setTimeout(() => {
      const begun = performance.now();
      const observer = new MutationObserver(() => {
        if (document.querySelector(shown) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - begun);
          painted.port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true });
      location.hash = hash;
    }, 300);
  });
}

for (const [room, hash, shown] of ROOMS) {
  const times: number[] = [];
  // The first time fetches what the browser keeps afterwards.
  for (let turn = 0; turn <= TURNS; turn += 1)
    times.push(await page.evaluate(opened, [hash, shown] as [string, string]));
  const [first = NaN, ...rest] = times;
  console.log(`${room} with ${MANY_GAMES} games: the first time ${first.toFixed(0)} ms`);
  report(`milliseconds to open ${room}`, median(rest), MOST_MILLISECONDS);
}

await browser.close();
await app.stop();
