import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, pageAt } from './browser.ts';
import { auctionRecord, offer, sale } from '../fixtures/auction.ts';
import { FOUR_NAMES } from '../fixtures/people.ts';
import { runningApp } from './running-app.ts';
import { keepNamed } from './store.ts';

const SALES = [
  offer(0, 'yoko'),
  sale(1, 19),
  offer(1, 'krypto', 'once'),
  sale(2, 30),
  offer(2, 'yoko'),
  sale(3, 12),
];

const app = runningApp((data) => keepNamed(data, { leaves: auctionRecord(SALES) }));

const asks = (page: Page, title: string | RegExp) => page.getByRole('heading', { name: title }).waitFor();
const chair = (page: Page) => page.getByRole('button', { name: 'Change who sits in seat 4' });

/** The name of the seat they left is selected, ready to be replaced. */
async function ready(page: Page): Promise<void> {
  await asks(page, 'Who sits where from now on');
  await page.locator('dialog input:focus').waitFor();
}

/** The players at the table, clockwise. */
async function seats(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Players' }).locator('b').allInnerTexts();
}

test('a player leaves, another takes over, the first returns: by keys; then two swap seats', async () => {
  // The newcomer is named like a property that every object has.
  const page = await pageAt(app, '#/game/leaves');
  await asks(page, 'Which artist does Doris put up?');
  await chair(page).focus();
  await page.keyboard.press('Enter');
  await ready(page);
  await expectAccessible(page);
  await page.keyboard.type('Constructor');
  await page.keyboard.press('Enter');
  await page.getByText('Constructor takes over from Doris').waitFor();
  await page.keyboard.press('Enter');
  await asks(page, 'Which artist does Constructor put up?');
  expect(await seats(page)).toEqual(['Axel', 'Beatrix', 'Clemens', 'Constructor']);
  // The next keys go to the table again.
  for (const key of ['5', '1', '1', '9', 'Enter']) await page.keyboard.press(key);
  await asks(page, 'Which artist does Axel put up?');

  await chair(page).click();
  await ready(page);
  await page.keyboard.type('Dor');
  await page.getByRole('option', { name: 'Doris' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Doris takes over from Constructor').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => seats(page)).toEqual(FOUR_NAMES);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('l');
  await page.locator('.sentence').first().waitFor();
  expect((await page.locator('.sentence').allInnerTexts()).slice(0, 5)).toEqual([
    'Doris takes over from Constructor',
    'Axel paid Constructor 9,000 for the Krypto',
    'Constructor put up a Krypto, open',
    'Constructor takes over from Doris',
    'Doris paid Clemens 12,000 for the Yoko',
  ]);
  await page.keyboard.press('Escape');
  await chair(page).click();
  await ready(page);
  await page.getByRole('button', { name: 'Move Axel one seat down' }).click();
  await page.getByRole('button', { name: 'Change seats', exact: true }).click();
  await expect.poll(() => seats(page)).toEqual(['Beatrix', 'Axel', 'Clemens', 'Doris']);
});
