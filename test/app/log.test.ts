import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { playAuction } from '../play/auction.ts';
import { expectAccessible, openTab, pageAt, step } from './browser.ts';
import { auctionRecord, offer, sale } from '../fixtures/auction.ts';
import { FOUR_NAMES } from '../fixtures/people.ts';
import { runningApp } from './running-app.ts';
import { keep } from './store.ts';

const LOTS = [
  { ...offer(0, 'yoko'), at: '2026-11-21T19:30:00Z' },
  sale(1, 19),
  offer(1, 'krypto', 'once'),
  sale(2, 30),
  offer(2, 'yoko', 'hidden'),
  sale(3, 12),
];

/** Every test has its own game, and one page goes from game to game. */
let page: Page;
const app = runningApp((data) =>
  keep(data, [
    ...['price', 'by-change', 'crossed', 'leaves'].map((id) => auctionRecord(LOTS, { id })),
    {
      ...playAuction({ edition: 'modern-art-cmon-it', players: 5, options: { tracking: 'ledger' }, seed: 4 }),
      id: 'whole',
    },
  ]),
);
beforeAll(async () => {
  page = await pageAt(app);
});

async function openLog(id: string): Promise<void> {
  await step(page, `#/game/${id}`);
  await page.getByText('Round').first().waitFor();
  await page.keyboard.press('l');
  await page.getByRole('heading', { name: 'Log' }).waitFor();
  // The panel appears before its lines do.
  await page.locator('.sentence').first().waitFor();
}

/** The lines of the log, newest first. */
async function lines(on: Page): Promise<string[]> {
  return on.locator('.sentence').allInnerTexts();
}

async function correct(on: Page, sentence: string): Promise<void> {
  await on.getByRole('button', { name: sentence }).click();
  await on.getByRole('heading', { name: 'What should it have been?' }).waitFor();
}

const asks = (title: string | RegExp) => page.getByRole('heading', { name: title }).waitFor();
const typeKeys = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The players at the table, clockwise. */
async function seats(): Promise<string[]> {
  return page.getByRole('list', { name: 'Players' }).locator('b').allInnerTexts();
}

test('a player leaves, another takes over, the first returns: by keys; then two swap seats', async () => {
  // The newcomer is named like a property that every object has.
  await step(page, '#/game/leaves');
  await asks('Which artist does Doris put up?');
  await typeKeys('Shift+Digit4', '2');
  await page.locator('[data-correction] input:focus').waitFor();
  await page.keyboard.type('Constructor');
  await page.getByText('Constructor takes over from Doris').first().waitFor();
  await page.keyboard.press('Enter');
  await asks('Which artist does Constructor put up?');
  expect(await seats()).toEqual(['Axel', 'Beatrix', 'Clemens', 'Constructor']);
  // The next keys go to the table again.
  await typeKeys('5', '1', '1', '9', 'Enter');
  await asks('Which artist does Axel put up?');

  await page.getByRole('button', { name: 'Change who sits in seat 4' }).click();
  await asks('What about Constructor?');
  await expectAccessible(page.locator('[data-correction]'));
  await page.locator('[data-correction] input').focus();
  await typeKeys('2');
  await page.keyboard.type('Doris');
  await page.keyboard.press('Enter');
  await expect.poll(() => seats()).toEqual(FOUR_NAMES);
  await page.keyboard.press('l');
  await page.locator('.sentence').first().waitFor();
  expect((await lines(page)).slice(0, 5)).toEqual([
    'Doris takes over from Constructor',
    'Axel paid Constructor 9,000 for the Krypto',
    'Constructor put up a Krypto, open',
    'Constructor takes over from Doris',
    'Doris paid Clemens 12,000 for the Yoko',
  ]);
  await page.keyboard.press('Escape');
  await typeKeys('Shift+Digit1', '5', '2', 'Enter');
  await expect.poll(() => seats()).toEqual(['Beatrix', 'Axel', 'Clemens', 'Doris']);
});

describe('the log', () => {
  test('lists everything newest first, and a line leads to the form at the table', async () => {
    await openLog('price');
    expect(await lines(page)).toEqual([
      'Doris paid Clemens 12,000 for the Yoko',
      'Clemens put up a Yoko, fist',
      'Clemens paid Beatrix 30,000 for the Krypto',
      'Beatrix put up a Krypto, once around',
      'Beatrix paid Axel 19,000 for the Yoko',
      'Axel put up a Yoko, open',
    ]);
    await expectAccessible(page.getByRole('dialog'), { inDark: true });

    await correct(page, 'Beatrix paid Axel 19,000');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await typeKeys('4', '0', '0');
    await page.getByText('Beatrix can’t pay 400,000').waitFor();
    await typeKeys('Backspace', 'Backspace', 'Backspace', '2', '1');
    // The money is covered, and so is the amount it changes by.
    await page.getByText('money: Axel and Beatrix').waitFor();
    await expectAccessible(page.locator('[data-correction]'), { inDark: true });
    await page.keyboard.press('Enter');
    await asks('Which artist does Doris put up?');
    await page.keyboard.press('l');
    await expect.poll(() => lines(page)).toContain('Beatrix paid Axel 21,000 for the Yoko');
  });

  test('adjusts money by an amount, and keeps it covered', async () => {
    await openLog('by-change');
    await page.getByRole('button', { name: 'Adjust numbers' }).click();
    await page.getByLabel('Why?').fill('the bank gave too much');
    const money = page.getByLabel('Money: Axel', { exact: true });
    await money.fill('-200');
    await page.getByText('That takes away more than there is.').waitFor();
    await money.fill('−10');
    await page.getByLabel('Cards in hand: Doris').fill('+1');
    await page.getByLabel('Doris: Yoko').fill('+1');
    const said =
      'Adjusted (the bank gave too much). Axel 10,000 less, Doris 1 card more in hand and Doris 1 Yoko more';
    const form = page.locator('[data-correction]');
    await form.getByText(said).first().waitFor();
    // 119,000 minus 10,000: neither is shown.
    const seen = async () =>
      `${await form.innerText()} ${(await form.locator('input').evaluateAll((inputs) => inputs.map((input) => ('value' in input ? String(input.value) : '')))).join(' ')}`;
    expect(await seen()).not.toMatch(/\b(119|109)\b/);
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.keyboard.press('l');
    await expect.poll(async () => (await lines(page))[0]).toBe(said);

    // Correcting the entry shows the change, not the resulting amount.
    await correct(page, 'Adjusted (the bank');
    await expect.poll(() => money.inputValue()).toBe('−10');
    expect(await seen()).not.toMatch(/\b(119|109)\b/);
  });

  test('keeps a correction while the game goes on, but not if the log is corrected meanwhile', async () => {
    await openLog('crossed');
    await correct(page, 'Beatrix paid Axel 19,000');
    await typeKeys('2', '0');
    const other = await openTab(page);
    await other.getByText('Correction, not applied yet').waitFor();
    for (const key of ['5', '1']) await other.keyboard.press(key);
    await page.getByRole('button', { name: 'Apply correction' }).waitFor();

    await other.keyboard.press('l');
    await correct(other, 'Doris paid Clemens 12,000');
    await other.keyboard.press('1');
    await other.keyboard.press('3');
    await other.keyboard.press('Enter');
    await page.getByText('Somebody else changed the game').waitFor();
    await other.close();
  });

  test('shows a whole game at once, and next to the table if there is space', async () => {
    await page.setViewportSize({ width: 2560, height: 1300 });
    await step(page, '#/game/whole');
    await page.getByRole('complementary', { name: 'Log' }).waitFor();
    await page.keyboard.press('l');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await page.keyboard.press('l');
    await page.getByRole('complementary').waitFor();
    expect((await lines(page)).length).toBeGreaterThan(60);
    // The game is over, so its sales say what they were worth.
    const then = page.locator('[data-log] small', { hasText: /^Worth .* on average then; (it|they) / });
    await expect.poll(() => then.count()).toBeGreaterThan(20);
  });
});
