import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PastGame } from '../../src/shared/api.ts';
import type { Light } from '../../src/shared/core/wall.ts';
import { currencyOf } from '../../src/shared/record/index.ts';
import { rowOf } from '../../src/renderer/shown/past/game-line.ts';
import { STORE_FILE } from '../../src/main/store/index.ts';
import { en } from '../../src/shared/text/en/index.ts';
import { evenings } from '../main/store/many-games.ts';
import { expectAccessible, filterBy, pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keep, withStore } from './store.ts';
import { dearestLit, litIn } from '../../src/renderer/screens/history/lit.ts';
import { hungGame } from '../../src/renderer/shown/past/hung-game.ts';
import { figuresIn } from '../main/figures/figures-in.ts';
import { pageOf } from '../main/store/store-in.ts';

const GAMES = 70;
const textLanguage = { words: en, language: 'en', locale: 'en-GB' } as const;

/** The store's own answer, read before the app opens it. */
let played: readonly PastGame[] = [];

const app = runningApp((data) => {
  keep(data, evenings(GAMES));
  withStore(data, ({ history }) => {
    played = pageOf({ history, figures: figuresIn(data) }, {});
  });
  contradict(data, finished().id);
});

async function showHistory(asked = '', options = {}): Promise<Page> {
  const page = await pageAt(app, `#/history${asked}`, options);
  await page.locator('main li').first().waitFor();
  return page;
}

/** How many games are listed; years have their own numbers, further down. */
const listed = (games: number | string = '\\d+') => new RegExp(`^${games} games on \\d+ evenings$`);

function finished(): PastGame {
  const game = played.find(({ status, misplayed }) => status === 'finished' && !misplayed);
  if (game === undefined) throw new Error('somebody has won');
  return game;
}

/** Gives a game a result that isn’t the one of its log. */
function contradict(data: string, game: string): void {
  const database = new Database(join(data, STORE_FILE));
  database
    .prepare(
      `UPDATE game SET standing = json_set(standing, '$.winners', json('[1]'), '$.scores', NULL) WHERE id = ?`,
    )
    .run(game);
  database.exec('UPDATE projected_game SET version = 0');
  database.close();
}

/** The games rendered in the list, by position. */
async function drawn(page: Page): Promise<Map<number, string>> {
  const rows = await page.locator('main li[data-at]').evaluateAll((items) =>
    items.map((item): [number, string] => [
      Number(item.getAttribute('aria-posinset')) - 1,
      // Until its game is loaded, a row may still have another's text, unseen.
      (item.ariaBusy === 'true' ? '' : (item.textContent ?? '')).replaceAll(/\s+/g, ' ').trim(),
    ]),
  );
  return new Map(rows);
}

function expectRow(text: string | undefined, game: PastGame | undefined): void {
  if (game === undefined) throw new Error('no such game');
  const { who, spoken, facts, marks } = rowOf(game, false, textLanguage);
  for (const part of [who, spoken, ...facts, ...marks]) {
    // Under the heading of an evening, its place isn't repeated.
    if (part === game.place) continue;
    // Money is never separated from its sign.
    expect(text).toContain(part.replaceAll(/\s+/g, ' '));
  }
}

test('a result that contradicts its replay is shown next to the other, until the user accepts the one from the log', async () => {
  const page = await showHistory();
  const notice = page.getByRole('region', { name: 'A game has two results' });
  await notice.waitFor();
  await notice.getByRole('link').click();
  await page.locator('main[data-events]').waitFor();
  await notice.getByText('From the log', { exact: true }).waitFor();
  await notice.getByRole('button', { name: 'Use the result from the log' }).click();
  await expect.poll(() => notice.count()).toBe(0);
  await page.goBack();
  await page.locator('main li').first().waitFor();
  const at = played.indexOf(finished());
  await page.evaluate((row) => document.querySelector(`li[data-at="${row}"]`)?.scrollIntoView(), at);
  expectRow((await drawn(page)).get(at), finished());
});

describe('the history', () => {
  test('lists every game, newest first and older years folded, and renders only what is visible', async () => {
    const page = await showHistory();
    await page.getByRole('button', { name: 'Open 2024' }).click();
    await expect.poll(() => page.url()).toContain('downTo=2024');
    await page.getByText(listed(GAMES)).waitFor();
    await page.locator('main li[aria-busy=true]').first().waitFor({ state: 'detached' });
    const rows = await drawn(page);
    expect(rows.size).toBeLessThan(40);
    for (const [at, text] of rows) expectRow(text, played[at]);
    // Right after scrolling, before the app has reacted, rows still fill the screen without a gap.
    const covered = await page.evaluate(() => {
      scrollTo(0, 3000);
      const rows = [...document.querySelectorAll('main .line')].map((row) => row.getBoundingClientRect());
      return [
        Math.min(...rows.map(({ top }) => top)),
        Math.max(...rows.map(({ bottom }) => bottom)),
        innerHeight,
      ];
    });
    expect(covered[0]).toBeLessThanOrEqual(0);
    expect(covered[1]).toBeGreaterThanOrEqual(covered[2] ?? NaN);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await drawn(page)).has(GAMES - 1)).toBe(true);
    await expect.poll(async () => (await drawn(page)).get(GAMES - 1)).not.toBe('');
    expectRow((await drawn(page)).get(GAMES - 1), played[GAMES - 1]);
  });

  test('is walked with keys, leads to a game’s story, and returns to the same position', async () => {
    const page = await showHistory('?downTo=2024');
    expect(await page.title()).toBe('History – Vernissage');
    const focused = () =>
      page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')));
    // The same list was scrolled to its end before: a link to it begins at the top.
    await page.locator('main li [data-row]').first().focus();
    for (const key of ['Home', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await expect.poll(focused).toBe(3);
    // Evenings and years have links of their own above their games, and a game has a button for the rest.
    const isOnAnother = () =>
      page.evaluate(
        () => document.querySelector('main section .line:not(li) a:focus, .more :focus') !== null,
      );
    for (let at = 4; at <= 16; at += 1) {
      do await page.keyboard.press('Tab');
      while (await isOnAnother());
      await expect.poll(focused).toBe(at);
    }
    const isSeen = () =>
      page.evaluate(() => {
        const { top = -1, bottom = Infinity } = document.activeElement?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isSeen).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(focused).toBe(GAMES);
    await expect.poll(isSeen).toBe(true);
    for (let at = GAMES - 1; at >= GAMES - 20; at -= 1) {
      await page.keyboard.press('ArrowUp');
      await expect.poll(focused).toBe(at);
    }
    const left = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await page.locator('[data-film]').waitFor();
    const players = played[GAMES - 21]?.players.map(({ name }) => name) ?? [];
    expect(await page.title()).toContain(new Intl.ListFormat('en-GB').format(players));
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    await expect.poll(async () => (await drawn(page)).get(GAMES - 21)).toContain(players[0]);
  });
});

describe('paintings', () => {
  /** Every game in the list's order, with what is lit. */
  const lighted = (light: Light) =>
    played.map((game) => ({
      game,
      hung: hungGame(game),
      lit: litIn(hungGame(game), light),
    }));
  const number = (value: number) => value.toLocaleString('en-GB');

  test('stay lit if somebody bought them, are walked through by keys, and lead to the replay', async () => {
    const games = lighted({ buyer: 'ada' });
    const paintings = games.flatMap(({ lit }) => lit);
    const page = await showHistory();
    await filterBy(page, 'Bought by', 'Ada');
    const bought = paintings.filter(Boolean).length;
    await page.getByText(`${number(bought)} of ${number(paintings.length)} paintings are lit`).waitFor();
    // Nothing is hidden, unless somebody asks for that.
    await page.getByText(listed(GAMES)).waitFor();
    await page.getByRole('button', { name: 'Only these games' }).click();
    await page.locator('button[aria-pressed="true"]:focus', { hasText: 'Only these games' }).waitFor();
    const those = games.filter(({ lit }) => lit.includes(true)).length;
    await page.getByText(`${those} games`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Select games' }).click();
    await page.getByRole('button', { name: `Select all ${those}` }).click();
    await page.getByText(`${those} games selected`).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(listed(GAMES)).waitFor();
    const first = games.findIndex(({ lit }) => lit.includes(true));
    const { game, hung, lit } = games[first] ?? {};
    if (game === undefined || hung === undefined || lit === undefined)
      throw new Error('Ada bought something');
    const second = lit.indexOf(true, lit.indexOf(true) + 1);
    const painting = hung.paintings[second];
    if (painting === undefined) throw new Error('Ada bought twice in a game');
    await page.getByRole('button', { name: 'Next one' }).click();
    await page.locator(`li[data-at="${first}"] [data-row]:focus`).waitFor();
    await page.keyboard.press('ArrowRight');
    const artist = hung.nameOf(painting.artist);
    await expect.poll(() => page.url()).toMatch(new RegExp(`buyer=ada&painting=${second}\\.${game.id}$`));
    const card = page.locator('main aside');
    await card.getByRole('heading', { name: artist }).waitFor();
    await card.getByText('Ada').first().waitFor();
    // However far down the list the painting hangs, its card is in view.
    await page.evaluate(() => scrollTo(0, 1500));
    await expect
      .poll(async () => (await card.getByRole('heading', { name: artist }).boundingBox())?.y)
      .toBeGreaterThan(0);
    // The address alone leads to the painting.
    const { hash } = new URL(page.url());
    await step(page, '#/');
    await step(page, hash);
    await card.getByRole('heading', { name: artist }).waitFor();
    // What can be done to a game can be done here, and undone.
    await card.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await card.getByRole('heading', { name: artist }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await card.getByRole('heading', { name: artist }).waitFor();
    await page.locator(`li[data-at="${first}"] [data-row]`).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.url())
      .toContain(`#/game/${game.id}/story?step=${(painting.lot ?? painting.hung) + 1}`);
  });

  test('come dearest first in a currency, and Back returns to the order of time', async () => {
    const games = lighted({ artist: 'yoko' }).map(({ game, hung, lit }) => {
      const best = currencyOf(game.edition) === currencyOf('modern-art-1994') ? dearestLit(hung, lit) : null;
      return { game, price: best === null ? 0 : (hung.paintings[best]?.price ?? 0) };
    });
    games.sort((one, other) => other.price - one.price);
    const page = await showHistory('?artist=yoko');
    await filterBy(page, 'Order', 'Dearest painting in Modern Art (1994)');
    const rows = () =>
      drawn(page).then((all) =>
        [0, 1, 2].map((at) => all.get(at)?.includes(spoken(games[at]?.game)) === true),
      );
    await expect.poll(rows).toEqual([true, true, true]);
    await page.getByText(`${GAMES} games`, { exact: true }).waitFor();
    await page.goBack();
    await expect.poll(async () => (await drawn(page)).get(0)).toContain(spoken(played[0]));
  });

  function spoken(game: PastGame | undefined): string {
    return game === undefined ? 'none' : rowOf(game, false, textLanguage).spoken;
  }
});

test('People opens the question that the address names, as in version 0.1 too', async () => {
  const page = await pageAt(app, '#/people');
  for (const address of ['#/people?chart=enders', '#/questions?chart=artists-0']) {
    await step(page, address);
    const chart = /chart=([a-z]+)/.exec(address)?.[1] ?? '';
    const line = page.locator(`[data-chart=${chart}] summary`).first();
    await page.locator(`[data-chart=${chart}] canvas`).waitFor();
    await expect.poll(() => line.evaluate((found) => found === document.activeElement)).toBe(true);
  }
  await expectAccessible(page.locator('main'));
});
