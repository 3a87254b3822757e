import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beforeLast, recordOf } from '../fixtures/replayed.ts';
import { LEDGER_OF_FIVE } from '../fixtures/whole-games.ts';
import { openSettings, pageAt } from './browser.ts';
import { runningApp } from './running-app.ts';
import { A, auctionRecord, offer } from '../fixtures/auction.ts';
import { keep } from './store.ts';

/** A new game where it is Axel's turn to play the first painting. */
const begun = (id: string, events: readonly unknown[] = []) => recordOf(auctionRecord(events, { id }));

const app = runningApp((data) =>
  keep(data, [
    ...[begun('live'), begun('next'), begun('covered', [offer(A, 'krypto', 'hidden')]), begun('fresh')],
    { ...beforeLast(LEDGER_OF_FIVE, 'settle'), id: 'settling' },
  ]),
);

const go = (page: Page, place: string, from = page) => page.goto(new URL(place, from.url()).href);

async function openTable(id: string): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}`);
  await page.locator('[data-events]').waitFor();
  return page;
}

/** Opens the board by its address in a tab of the table's browser. */
async function boardBeside(table: Page, id: string): Promise<Page> {
  const page = await table.context().newPage();
  await go(page, `#/board/${id}`, table);
  await shown(page);
  return page;
}

const shown = (page: Page) => page.locator('main.board header h1').waitFor();
const textOf = (page: Page) => page.locator('main.board').innerText();
const countOf = (page: Page, artist: string) =>
  page.getByRole('article').filter({ hasText: artist }).locator('strong').innerText();

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describe('a board next to the table', () => {
  test('opens from the table’s menu, follows entries, undos and whether money is open, and has no controls', async () => {
    const table = await openTable('live');
    await table.getByRole('button', { name: 'Menu' }).click();
    const opened = table.waitForEvent('popup');
    await table.getByRole('button', { name: 'Show on a big screen' }).click();
    const board = await opened;
    await shown(board);
    await board.getByText('Axel, put up a painting from your hand').waitFor();

    await press(table, '2', '1');
    await expect.poll(() => countOf(board, 'Yoko')).toBe('1');
    await board.getByText('Axel sells: call out bids').waitFor();
    await table.getByRole('heading', { name: 'Who buys, and for how much?' }).waitFor();
    await press(table, '3');
    await table.getByRole('button', { name: 'Clemens', pressed: true }).waitFor();
    await press(table, '1', '9');
    await table.getByRole('button', { name: 'Sold' }).click();
    await board.getByText(/Clemens.*19,000/).waitFor();
    await expect.poll(() => textOf(board)).toContain('Beatrix, put up a painting');
    await press(table, 'Control+z');
    await board.getByText('Axel sells: call out bids').waitFor();
    expect(await board.locator('button, a, input, select, [tabindex]').count()).toBe(0);

    expect(await textOf(board)).not.toContain('100,000');
    await openSettings(table);
    await table.getByLabel('Open for all to see').check();
    await expect.poll(() => textOf(board)).toContain('100,000');
    await table.getByLabel('Covered: hold to peek').check();
    await expect.poll(() => textOf(board)).not.toContain('100,000');

    // It follows the table to another game.
    await go(table, '#/');
    await go(table, '#/game/next');
    await expect.poll(() => board.url()).toContain('#/board/next');
    await shown(board);
  });

  test('never receives a hidden bid, on screen or over the network, before all are revealed', async () => {
    const table = await openTable('covered');
    const board = await table.context().newPage();
    const received: string[] = [];
    board.on('websocket', (socket) => {
      expect(socket.url()).toMatch(/\/live\/look$/);
      socket.on('framereceived', ({ payload }) => received.push(String(payload)));
    });
    await go(board, '#/board/covered', table);
    await shown(board);
    await table.getByRole('button', { name: 'Run the auction' }).click();
    await board.getByText('Hand the screen to Axel').waitFor();
    await press(table, 'Enter', '8', '3', 'Enter');
    await board.getByText('Hand the screen to Beatrix').waitFor();
    await expect.poll(() => textOf(board)).toContain('has bid');
    const steps = received.filter((frame) => frame.includes('"cover"'));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.join()).not.toContain('83');
    expect(await textOf(board)).not.toContain('83');

    await press(table, 'Enter', '9', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter');
    await board.getByText('All bids are in').waitFor();
    expect(received.filter((frame) => frame.includes('"cover"')).join()).not.toContain('83');
    await press(table, 'Enter');
    await board.getByText('Axel gets it for 83,000').waitFor();
  });

  test('ticks off payments, then lifts covers when the table does, and never before', async () => {
    const table = await openTable('settling');
    const board = await boardBeside(table, 'settling');
    expect(await board.getByText('paid', { exact: true }).count()).toBe(0);
    await table.getByRole('checkbox').first().check();
    await expect.poll(() => board.getByText('paid', { exact: true }).count()).toBe(1);
    await board.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => seen.push(document.querySelectorAll('main li.lies').length)).observe(
        document.body,
        { subtree: true, childList: true, attributes: true },
      );
    });
    await table.getByRole('button', { name: 'All paid, game over' }).click();
    await board.getByText('Game over: show your money').waitFor();
    await table.getByRole('button', { name: 'Reveal the next' }).click();
    const lifted = await table.locator('li.off').count();
    expect(lifted).toBeGreaterThan(0);
    await expect.poll(() => board.locator('li.lies').count()).toBe(lifted);
    await table.getByRole('button', { name: 'Reveal all' }).click();
    await board.getByRole('heading', { name: /wins$/ }).waitFor();
    const seen = await board.evaluate(() => Reflect.get(globalThis, 'seen') as number[]);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    await board.reload();
    await board.getByRole('heading', { name: /wins$/ }).waitFor();
  });

  test('can navigate to a page that enters things, and doesn’t restrict the table’s tab', async () => {
    const board = await pageAt(app);
    const address = new URL('#/board/fresh', board.url()).href;
    // By its address alone, not from within the app.
    await board.goto('about:blank');
    await board.goto(address);
    await shown(board);
    await go(board, '#/game/fresh');
    await board.locator('[data-events]').waitFor();
    await press(board, '1');
    await expect.poll(() => board.getByRole('heading', { name: 'How is it sold?' }).count()).toBe(1);
  });
});
