import { afterAll, beforeAll, expect, test } from 'vitest';
import { club as italianClub } from '../../src/shared/text/it/season.ts';
import { evenings, oldNight } from '../main/store/many-games.ts';
import { newDataFolder } from './app.ts';
import { expectAccessible, ownPage, pageAt, step } from './browser.ts';
import { cutOffHere } from './cut-off.ts';
import { startForReaders, type Readers } from './readers.ts';
import { keep, withStore } from './store.ts';
import { figuresIn } from '../main/figures/figures-in.ts';

const SEASON = {
  title: 'The long season',
  from: '2024-01-01',
  to: '2026-12-31',
  rule: 'wins',
  least: 3,
} as const;

let readers: Readers;
/** Games to look at: finished, under way, and one of which only the result is known. */
let finished: string;
let going: string;
const result = oldNight(500).id;

beforeAll(async () => {
  const data = newDataFolder();
  keep(data, [...evenings(40), oldNight(500)]);
  withStore(data, (store) => {
    store.season.set({ season: SEASON, at: '2026-11-01T12:00:00.000Z' });
    const { page } = figuresIn(data);
    [finished = ''] = page({ filter: { counted: true, hung: true }, skip: 0, most: 1 });
    [going = ''] = page({ filter: { status: 'unfinished' }, skip: 0, most: 1 });
  });
  readers = await startForReaders(data, 'Club of the Red Dot');
});

afterAll(() => readers.stop());

/** Every screen that readers reach, by its address. */
const screens = (): readonly string[] => [
  '#/', '#/history', `#/game/${finished}/story`, `#/game/${finished}/take-along`, `#/result/${result}`,
  `#/evening/${finished}`, '#/people', '#/questions', '#/year/2025',
  '#/season', '#/person/ada', '#/person/ada/questions', '#/pair/ada/bo',
  `#/print/points/${encodeURIComponent('from=2025-01-01&to=2025-12-31&rule=places&least=1')}`,
  `#/print/story/${finished}`, '#/print/season/2025',
]; // oxfmt-ignore

/** What writes, starts work or leads to where that is possible. */
const NOT_OFFERED =
  /new game|import|trash|delete|correct|undo|select|more…|^…|quit|backup|settings|to the table|show it to everybody|stop showing|save your|practice|work out|continue|abandon|resume/i;

test('Home is the club’s page: latest games, the season, the standings, and where to go on', async () => {
  const page = await pageAt(readers);
  await page.getByRole('heading', { level: 1, name: 'Club of the Red Dot' }).waitFor();
  const headings = page.getByRole('heading', { level: 2 });
  await page.getByRole('heading', { name: 'Standings' }).waitFor();
  await page.getByRole('heading', { name: SEASON.title }).waitFor();
  expect(await headings.allTextContents()).toEqual(
    ['At the table now', 'Latest games', SEASON.title, 'Standings'].map(
      (title) => expect.stringContaining(title) as unknown,
    ),
  );
  for (const link of ['History', 'People', 'All games', 'The latest evening', 'Season table'])
    expect(await page.getByRole('link', { name: link }).count(), link).toBeGreaterThan(0);
});

test('Every screen works without a refused question, and offers nothing that can’t be done', async () => {
  const refused: string[] = [];
  const own = await pageAt(readers);
  own.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('FORBIDDEN')) refused.push(`${own.url()} ${String(payload)}`);
    });
  });
  await own.reload();
  for (const screen of screens()) {
    await step(own, screen);
    await own.locator('main h1').first().waitFor();
    const offered = await own
      .locator('button, a[href], input, textarea, summary')
      .evaluateAll((all) =>
        all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
      );
    expect(
      offered.filter((one) => NOT_OFFERED.test(one)),
      screen,
    ).toEqual([]);
    expect(await own.getByRole('alert').filter({ hasText: /\S/ }).allTextContents(), screen).toEqual([]);
  }
  expect(refused).toEqual([]);
});

test('Screens for entering lead to what there is to read', async () => {
  const page = await pageAt(readers);
  for (const address of ['#/new', '#/settings', '#/transfer', '#/paper', '#/try/modern-art-1994/game']) {
    await step(page, address);
    await page.getByRole('heading', { level: 1, name: 'Club of the Red Dot' }).waitFor();
  }
  await step(page, `#/game/${finished}`);
  await page.locator('[data-film]').waitFor();
});

test('A game under way is shown as on the board, at once', async () => {
  const page = await pageAt(readers);
  await page.evaluate(() => {
    // Building a film takes long if the game is large.
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      // It may be gone already.
      if (added.some((one) => one instanceof Element && one.querySelector('[data-film]') !== null))
        document.body.dataset['built'] = 'film';
    }).observe(document, { subtree: true, childList: true });
  });
  await step(page, `#/game/${going}`);
  await page.locator('main.board').waitFor();
  expect(await page.locator('body').getAttribute('data-built')).toBeNull();
});

test('Language and colours are the reader’s own, and last', async () => {
  const own = await ownPage(readers.address);
  await own.getByRole('button', { name: 'Menu' }).click();
  const menu = own.getByRole('dialog');
  await menu.getByRole('radio', { name: 'Italiano' }).check();
  await menu.getByRole('radio', { name: 'Scuro' }).check();
  expect(await menu.getByRole('group').count()).toBe(2);
  await own.reload();
  await own.getByRole('heading', { name: italianClub.latest }).waitFor();
  expect(await own.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  // Other readers have theirs.
  const other = await pageAt(readers);
  await other.getByRole('heading', { name: 'Latest games' }).waitFor();
});

test.each(['#/', '#/season', `#/result/${result}`])('%s is whole in Italian', async (screen) => {
  const own = await pageAt(readers, screen, { viewport: { width: 390, height: 844 }, locale: 'it-IT' });
  await own.locator('main h1').first().waitFor();
  // Other screens are the same where games are entered.
  if (screen === '#/') await expectAccessible(own, { inDark: true });
  for (const width of [390, 1280, 1920]) {
    await own.setViewportSize({ width, height: 800 });
    await expect.poll(() => own.evaluate(cutOffHere), { message: `at ${width} px` }).toEqual([]);
  }
});
