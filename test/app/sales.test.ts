import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { auctionRecord } from '../fixtures/auction.ts';
import { recordOf, beforeFirst } from '../fixtures/replayed.ts';
import { playAuction } from '../play/auction.ts';
import { withoutIdleSymbols } from '../play/idle-symbols.ts';
import { pageAt } from './browser.ts';
import { waitForEvents } from './entered.ts';
import { runningApp } from './running-app.ts';
import { enter, momentsOf } from './scorekeeper.ts';
import { keepNamed, kept, waitForDraft } from './store.ts';

const WHOLE = playAuction({
  edition: 'modern-art-cmon-it',
  players: 3,
  options: { tracking: 'owners', mystery: true },
  seed: 13,
  flipping: 1,
});
/** The first round, until it waits for its payout. */
const PLAYED = beforeFirst(WHOLE, 'settle');
const ROUND = recordOf(PLAYED);

const app = runningApp((data) =>
  keepNamed(data, {
    round: { ...PLAYED, events: [] },
    ...Object.fromEntries(['killed', 'dear', 'escaped'].map((id) => [id, auctionRecord([])])),
  }),
);

async function openGame(id: string): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}`);
  await page.getByText('Round 1 of 4').waitFor();
  return page;
}

test('a round with a mystery hand is entered by keys alone, as fast as they come, and saved as it was played', async () => {
  const page = await openGame('round');
  for (const moment of momentsOf(ROUND)) await enter(page, ROUND, moment, { hand: 'keys', notesBids: false });
  await waitForEvents(page, ROUND.events.length);
  await expect
    .poll(() => kept(app.data, 'round'))
    .toEqual(withoutIdleSymbols(PLAYED).map(({ bids: _bids, ...event }) => event));
});

describe('entering a sale', () => {
  test('survives a kill while typing, and returns to the same question', async () => {
    const page = await openGame('killed');
    for (const key of ['5', '1', '4', '1', '9']) await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('19');
    await waitForDraft(app.data, 'killed', /\b19\b/);
    await app.restart();
    const back = await openGame('killed');
    await back.getByRole('heading', { name: 'Who buys, and for how much?' }).waitFor();
    expect(await back.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('19');
    await back.getByRole('button', { name: 'Sold' }).click();
    await back.getByText('Doris pays Axel 19,000').waitFor();
  });

  test('rejects a price above the buyer’s money at once, without revealing anybody’s money', async () => {
    const page = await openGame('dear');
    for (const key of ['1', '1', '2', '1', '0', '1']) await page.keyboard.press(key);
    const alert = page.getByRole('alert').filter({ hasText: 'Beatrix can’t pay that' });
    await alert.waitFor();
    expect(await alert.innerText()).not.toMatch(/\d/);
    expect(await page.getByRole('button', { name: 'Sold' }).isDisabled()).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.getByText('Beatrix pays Axel 10,000').waitFor();

    const cover = page.getByRole('button', { name: /Beatrix’s money: hold to peek/ });
    expect(await cover.innerText()).toBe('covered');
    await cover.hover();
    await page.mouse.down();
    await expect.poll(() => cover.innerText()).toBe('90,000');
    await page.mouse.up();
    await expect.poll(() => cover.innerText()).toBe('covered');
  });

  test('goes back one answer with Escape, and after the first undoes the card', async () => {
    const page = await openGame('escaped');
    for (const key of ['2', '3', '1', '7']) await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('7');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: /^Axel/, pressed: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Which artist does Axel put up?' }).waitFor();
  });
});
