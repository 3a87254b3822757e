import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beforeLast, cutAt } from '../fixtures/replayed.ts';
import { LEDGER_OF_FIVE, LEDGER_OF_FOUR } from '../fixtures/whole-games.ts';
import type { GameRecord } from '../play/auction.ts';
import { expectWhole, openSettings, pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keepNamed } from './store.ts';

const GAMES: Readonly<Record<string, GameRecord>> = {
  taught: cutAt(LEDGER_OF_FOUR, 0),
  resting: cutAt(LEDGER_OF_FIVE, -1),
  selling: beforeLast(LEDGER_OF_FIVE, 'sale'),
};

const app = runningApp((data) => keepNamed(data, GAMES));

async function openGame(id: string): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}`);
  await page.locator('[data-events]').waitFor();
  return page;
}

async function expectQuestion(page: Page, question: string): Promise<void> {
  await page.getByRole('heading', { name: question }).waitFor();
}

test('from a small laptop to a huge screen, five players at a payout and at a sale, without scrolling', async () => {
  const page = await openGame('resting');
  await page.getByRole('heading', { name: /^Round over/ }).waitFor();
  const sizes = [
    { width: 1024, height: 640 },
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectWhole(page);
  }
  await step(page, '#/game/selling');
  await page.getByRole('heading', { name: /^Who buys/ }).waitFor();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectWhole(page);
    const count = page.locator('article strong').first();
    // A capital is about seven tenths of the font size, and should be 4 % of the screen's height.
    const capital = () =>
      count.evaluate((element) => (parseFloat(getComputedStyle(element).fontSize) * 0.7) / innerHeight);
    await expect.poll(capital, { message: `${size.width} px` }).toBeGreaterThanOrEqual(0.04);
  }
});

test('with everything explained, each question and all its answers are in view at 1024 × 640', async () => {
  const page = await openGame('taught');
  await page.setViewportSize({ width: 1024, height: 640 });
  const level = async (name: RegExp) => {
    await openSettings(page);
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Close' }).click();
  };
  await level(/^Teach/);
  await page.getByRole('heading', { name: 'What happens now' }).waitFor();
  for (const [key, question] of [
    ['', 'Which artist does Axel put up?'],
    ['2', 'How is it sold?'],
    ['5', 'Who adds a second Yoko?'],
    ['2', 'How does Beatrix sell the pair?'],
    ['1', 'Who buys, and for how much?'],
  ] as const) {
    if (key !== '') await page.keyboard.press(key);
    await expectQuestion(page, question);
    const lowest = await page
      .locator('main > section')
      .evaluate((section) => section.getBoundingClientRect().bottom);
    expect(lowest, question).toBeLessThanOrEqual(640);
  }
  await level(/^Remind/);
});
