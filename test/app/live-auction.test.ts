import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectWhole, openSettings, pageAt } from './browser.ts';
import { A, auctionRecord, offer } from '../fixtures/auction.ts';
import { runningApp } from './running-app.ts';
import { keepNamed, kept, waitForDraft, withStore } from './store.ts';

const app = runningApp((data) => {
  keepNamed(data, { hidden: auctionRecord([offer(A, 'krypto', 'hidden')]) });
  withStore(app.data, ({ settings }) => settings.set({ auctions: 'run' }));
});

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function expectAsked(page: Page, question: string): Promise<void> {
  await page.getByRole('heading', { name: question, exact: true }).waitFor();
}

test('hidden bids are in view at 1024 × 640, continue after a kill, and become one sale with all of them', async () => {
  const open = async () => {
    const page = await pageAt(app, '#/game/hidden', { viewport: { width: 1024, height: 640 } });
    await page.locator('[data-events]').waitFor();
    return page;
  };
  const page = await open();
  await expectAsked(page, 'Hand the screen to Axel');
  await expectWhole(page);
  await press(page, 'Enter');
  await expectAsked(page, 'Axel, what do you bid?');
  await expectWhole(page);
  await press(page, '5', 'Enter', 'Enter', '3', '7', 'Enter');
  await expectAsked(page, 'Hand the screen to Clemens');
  await waitForDraft(app.data, 'hidden', /"amount":37\b/);
  await app.restart();

  const back = await open();
  await expectAsked(back, 'Hand the screen to Clemens');
  await press(back, 'Enter', '3', '7', 'Enter', 'Enter', 'Enter');
  await expectAsked(back, 'All bids are in');
  expect(await back.locator('main').innerText()).not.toContain('37');
  await expectWhole(back);
  await press(back, 'Enter');
  await expectAsked(back, 'Beatrix gets it for 37,000');
  await back.getByText('Beatrix and Clemens bid 37,000 each.').waitFor();
  await expectWhole(back);
  await press(back, 'Enter');
  await back.getByText('Beatrix pays Axel 37,000').first().waitFor();
  // The next is only run by the app if the table wants it.
  await openSettings(back);
  await back.getByRole('radio', { name: 'We run them and enter the result' }).check();
  await back.getByRole('button', { name: 'Close' }).click();
  await press(back, '5', '1');
  await expectAsked(back, 'Who buys, and for how much?');
  await app.stop();
  expect(kept(app.data, 'hidden')[1]).toMatchObject({ buyer: 1, price: 37, bids: [5, 37, 37, null] });
});
