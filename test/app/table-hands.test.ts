import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beforeFirst, beforeLast, beforePayout, cutAt } from '../fixtures/replayed.ts';
import { LEDGER_OF_FIVE, LEDGER_OF_FOUR } from '../fixtures/whole-games.ts';
import { playAuction, type GameRecord } from '../play/auction.ts';
import { expectWhole, pageAt, step } from './browser.ts';
import { LONG_NAMES, playedBy } from './long-names.ts';
import { runningApp } from './running-app.ts';
import { keepNamed } from './store.ts';

const FULL = playAuction({
  edition: 'modern-art-1994',
  players: 5,
  options: { tracking: 'ledger' },
  seed: 8,
});

const longNamed = (record: GameRecord) => playedBy(record, LONG_NAMES);

const GAMES: Readonly<Record<string, GameRecord>> = {
  tabs: cutAt(LEDGER_OF_FOUR, 0),
  taught: cutAt(LEDGER_OF_FOUR, 0),
  resting: cutAt(LEDGER_OF_FIVE, -1),
  selling: beforeLast(LEDGER_OF_FIVE, 'sale'),
  'long-settling': longNamed(beforeFirst(LEDGER_OF_FIVE, 'settle')),
  'long-third': longNamed(beforePayout(FULL, 3)),
  'long-selling': longNamed(beforeFirst(LEDGER_OF_FIVE, 'sale')),
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

test('at the table with Tab alone, the focus is at each new question', async () => {
  const page = await openGame('tabs');
  await page.getByRole('button', { name: /^Yoko/ }).focus();
  await page.keyboard.press('Enter');
  await expectQuestion(page, 'How is it sold?');
  // Past Why and the previous answer, to the first kind.
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expectQuestion(page, 'Who buys, and for how much?');
  const focused = page.locator(':focus');
  expect(await focused.innerText()).toBe('Who buys, and for how much?');
  // Past "run the auction", Why and the previous answers, to the second buyer.
  for (let tab = 0; tab < 6; tab += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('button', { name: /^Beatrix/, pressed: true }).count()).toBe(1);
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.getByText('Beatrix pays Axel 8,000').waitFor();
  await expect.poll(() => focused.innerText()).toBe('Which artist does Beatrix put up?');
});

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
    await page.getByRole('button', { name: 'Menu' }).click();
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

test('five long names at 1024 × 640: nothing beyond the edge, and no buyer’s name is broken', async () => {
  const page = await pageAt(app, '#/', {
    viewport: { width: 1024, height: 640 },
    locale: 'it-IT',
  });
  for (const settling of ['long-settling', 'long-third']) {
    await page.goto(`${new URL(app.address).origin}/#/game/${settling}`);
    await page.getByText(settling === 'long-third' ? 'Round 3 di 4' : 'Round 1 di 4').waitFor();
    await page.getByRole('heading', { name: /^Round finito/ }).waitFor();
    await expectWhole(page);
  }
  await page.goto(`${new URL(app.address).origin}/#/game/long-selling`);
  await page.getByRole('heading', { name: /^Chi compra/ }).waitFor();
  await expectWhole(page);
  for (const name of LONG_NAMES.filter((each) => !each.includes('-'))) {
    const lines = await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .evaluate((button, whole) => {
        const text = [...button.querySelectorAll('.name')].flatMap(({ childNodes }) => [...childNodes]);
        const node = text.find(({ textContent }) => textContent?.trim() === whole);
        const range = document.createRange();
        if (node !== undefined) range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }, name);
    expect(lines, name).toBe(1);
  }
});

test('a log line’s actions are in view as soon as it is opened', async () => {
  const page = await openGame('resting');
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.keyboard.press('l');
  const log = page.getByRole('dialog', { name: 'Log' });
  for (const line of [9, 4, 0]) {
    await log.locator(`[data-line='${line}'] > button`).click();
    const box = await log.getByRole('button', { name: 'Correct', exact: true }).boundingBox();
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  }
});
