import { expect, test } from 'vitest';
import { auctionRecord, offer, sale } from '../fixtures/auction.ts';
import { pageAt } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keep } from './store.ts';

const app = runningApp((data) =>
  keep(data, [auctionRecord([offer(0, 'yoko'), sale(1, 19)], { id: 'a-game' })]),
);

test('a seat that is pressed is taken over, and a line of the log leads to the form at the table', async () => {
  const page = await pageAt(app, '#/game/a-game');
  const asks = (title: string) => page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('button', { name: 'Change who sits in seat 2' }).click();
  await asks('What about Beatrix?');
  await page.keyboard.press('Escape');
  await asks('Which artist does Beatrix put up?');
  await page.keyboard.press('Shift+Digit2');
  await page.locator('[data-correction] input:focus').waitFor();
  await page.keyboard.press('2');
  await page.keyboard.type('Emil');
  await page.keyboard.press('Enter');
  await asks('Which artist does Emil put up?');
  await page.keyboard.press('l');
  const lines = page.locator('.sentence');
  await expect
    .poll(() => lines.allInnerTexts())
    .toEqual([
      'Emil takes over from Beatrix',
      'Beatrix paid Axel 19,000 for the Yoko',
      'Axel put up a Yoko, open',
    ]);
  await lines.nth(1).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await asks('What should it have been?');
});
