import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beforeFirst, beforeLast, beforePayout, cutAt } from '../fixtures/replayed.ts';
import { LEDGER_OF_FIVE, LEDGER_OF_FOUR } from '../fixtures/whole-games.ts';
import { playAuction, type GameRecord } from '../play/auction.ts';
import { pageAt } from './browser.ts';
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
  ...Object.fromEntries(
    ['keys', 'mixed', 'tabs', 'fields', 'taught', 'peeked'].map((id) => [id, cutAt(LEDGER_OF_FOUR, 0)]),
  ),
  settling: cutAt(LEDGER_OF_FIVE, -1),
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

describe('every kind of input at the table', () => {
  test('letter keys can be switched off for good, while digits still work', async () => {
    const page = await openGame('keys');
    const log = page.getByRole('dialog', { name: 'Log' });
    await page.keyboard.press('l');
    await log.waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Off', exact: true }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect.poll(() => page.getByRole('button', { name: 'Log' }).innerText()).toBe('Log');
    await page.keyboard.press('l');
    await page.keyboard.press('2');
    await expectQuestion(page, 'How is it sold?');
    expect(await log.count()).toBe(0);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'On', exact: true }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('l');
    await log.waitFor();
  });

  test('looking at money by mouse or key doesn’t take Enter or digits away from the sale', async () => {
    const page = await openGame('peeked');
    const money = page.getByRole('button', { name: /Axel’s money/ });
    const sell = async (look: () => Promise<void>, events: number) => {
      for (const key of ['2', '1', '2', '1']) await page.keyboard.press(key);
      await look();
      await page.keyboard.press('4');
      await page.keyboard.press('Enter');
      await page.locator(`[data-events="${events}"]`).waitFor();
    };
    await sell(() => money.click({ delay: 50 }), 2);
    await page.getByText('Beatrix pays Axel 14,000').first().waitFor();
    await sell(async () => {
      await money.focus();
      await page.keyboard.press('Space');
    }, 4);
    await page.getByText('Beatrix pays the bank 14,000').first().waitFor();
    await money.focus();
    await page.keyboard.press('3');
    await expectQuestion(page, 'How is it sold?');
  });

  test('the pointer picks, the keyboard types, and Enter sells to the picked player', async () => {
    const page = await openGame('mixed');
    await page.getByRole('button', { name: /^Yoko/ }).click();
    await page.getByRole('button', { name: /^Open/ }).click();
    await page
      .locator('form')
      .getByRole('button', { name: /^Beatrix/ })
      .click();
    await page.keyboard.type('19');
    await page.keyboard.press('Enter');
    await page.getByText('Beatrix pays Axel 19,000').waitFor();

    // Enter must not press a clicked button again.
    await page.getByRole('button', { name: /^Yoko/ }).click();
    await page.getByRole('button', { name: /^Fist/ }).click();
    await page.getByRole('button', { name: 'Enter every bid' }).click();
    await page.getByRole('button', { name: 'Only the price' }).click();
    for (const key of ['1', '7', 'Enter']) await page.keyboard.press(key);
    await page.getByText('Axel pays Beatrix 7,000').waitFor();
  });

  test('with Tab alone, the focus is at each new question', async () => {
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

  test('Escape goes back from within a field, and a digit typed at a checkbox goes into the price', async () => {
    const page = await openGame('fields');
    for (const key of ['2', '1', '2']) await page.keyboard.press(key);
    await page.getByLabel('The price is a guess').check();
    // A checkbox isn't a text field, so table keys still work.
    await page.keyboard.press('l');
    await page.getByRole('dialog', { name: 'Log' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('The price is a guess').focus();
    await page.keyboard.press('Control+z');
    await expectQuestion(page, 'Which artist does Axel put up?');
    for (const key of ['2', '1', '2']) await page.keyboard.press(key);
    await page.getByLabel('The price is a guess').check();
    await page.keyboard.type('12');
    const price = page.getByRole('textbox', { name: 'Price' });
    await expect.poll(() => price.inputValue()).toBe('12');
    await price.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => price.inputValue()).toBe('');
    for (const key of ['Escape', '3', '5', 'Enter']) await page.keyboard.press(key);
    await page.getByText('Clemens pays Axel 5,000').waitFor();
  });

  test('money on the pad is covered as at the table; lifted covers stay lifted after Undo and Redo', async () => {
    const page = await openGame('settling');
    const cover = page.getByRole('button', { name: /Axel’s money: hold to peek/ });
    expect((await cover.innerText()).trim()).toBe('');
    await cover.hover();
    await page.mouse.down();
    await expect.poll(() => cover.innerText()).toMatch(/\d\sk€/);
    await page.mouse.up();
    await expect.poll(async () => (await cover.innerText()).trim()).toBe('');

    await page.getByRole('button', { name: 'All paid, game over' }).click();
    await page.getByRole('button', { name: 'Reveal all' }).click();
    await page.getByRole('heading', { name: /wins$/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: /^Round over/ }).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('heading', { name: /wins$/ }).waitFor();
  });
});

describe('from a small laptop to a huge screen', () => {
  test.each([
    [1024, 640],
    [1280, 800],
    [1920, 1080],
    [3840, 2160],
  ])('%i × %i: five players at a payout and at a sale, without scrolling', async (width, height) => {
    const page = await openGame('resting');
    await page.setViewportSize({ width, height });
    await page.getByRole('heading', { name: /^Round over/ }).waitFor();
    await expectWhole(page);
    await page.goto(`${new URL(app.address).origin}/#/game/selling`);
    await page.getByRole('heading', { name: /^Who buys/ }).waitFor();
    await expectWhole(page);
    const count = page.locator('article strong').first();
    // A capital is about seven tenths of the font size, and should be 4 % of the screen's height.
    const capital = () =>
      count.evaluate((element) => (parseFloat(getComputedStyle(element).fontSize) * 0.7) / innerHeight);
    await expect.poll(capital).toBeGreaterThanOrEqual(0.04);
    expect(await page.evaluate(() => innerHeight)).toBe(height);
  });
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

async function expectWhole(page: Page): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth - innerWidth,
    height: document.documentElement.scrollHeight - innerHeight,
  }));
  expect({ width, height }).toEqual({ width: 0, height: 0 });
}
