import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventJson } from '../../src/shared/record/index.ts';
import { playAuction } from '../play/auction.ts';
import { playGallery } from '../play/gallery.ts';
import { expectAccessible, openTab, pageAt, step } from './browser.ts';
import { auctionRecord, offer, sale } from '../fixtures/auction.ts';
import { runningApp } from './running-app.ts';
import { keep, waitForDraft } from './store.ts';

const record = (id: string, events: readonly EventJson[]) => auctionRecord(events, { id });

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
    ...[
      'price',
      'removed',
      'forgotten',
      'guess',
      'by-hand',
      'by-change',
      'lighter',
      'seats',
      'crossed',
      'killed',
    ].map((id) => record(id, LOTS)),
    {
      ...playAuction({ edition: 'modern-art-cmon-it', players: 5, options: { tracking: 'ledger' }, seed: 4 }),
      id: 'whole',
    },
    {
      ...playGallery({ edition: 'modern-art-card-game', players: 4, options: { tracking: 'full' }, seed: 4 }),
      id: 'gallery',
    },
  ]),
);
beforeAll(async () => {
  page = await pageAt(app);
});

async function openLog(id: string): Promise<void> {
  await step(page, '#/');
  // Wait until the previous test's message has gone.
  await page.getByText('Corrected.').waitFor({ state: 'detached' });
  await step(page, `#/game/${id}`);
  await page.getByText('Round').first().waitFor();
  await page.keyboard.press('l');
  await page.getByRole('heading', { name: 'Log' }).waitFor();
  // The panel appears before its lines do.
  await page.locator('.sentence').first().waitFor();
}

/** The lines of the log, newest first. */
async function lines(page: Page): Promise<string[]> {
  return page.locator('.sentence').allInnerTexts();
}

async function expectLines(page: Page, wanted: readonly string[]): Promise<void> {
  await expect.poll(() => lines(page)).toEqual(wanted);
}

const line = (page: Page, sentence: string) => page.getByRole('button', { name: sentence });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function correct(page: Page, sentence: string): Promise<void> {
  await line(page, sentence).click();
  await press(page, 'Correct');
  await page.getByRole('heading', { name: 'Correct this entry' }).waitFor();
}

async function make(page: Page): Promise<void> {
  await press(page, 'Apply correction');
  await page.getByText('Corrected.').waitFor();
}

describe('the log', () => {
  test('lists everything newest first, and corrects a price', async () => {
    await openLog('price');
    await expectLines(page, [
      'Doris paid Clemens 12,000 for the Yoko',
      'Clemens put up a Yoko, fist',
      'Clemens paid Beatrix 30,000 for the Krypto',
      'Beatrix put up a Krypto, once around',
      'Beatrix paid Axel 19,000 for the Yoko',
      'Axel put up a Yoko, open',
    ]);
    await expectAccessible(page);

    await correct(page, 'Beatrix paid Axel 19,000');
    await page.getByLabel('Price', { exact: true }).fill('400');
    await page.getByText('Beatrix can’t pay 400,000').waitFor();
    await page.getByLabel('Price', { exact: true }).fill('21');
    await page.getByText('Beatrix paid Axel 21,000 for the Yoko').waitFor();
    // The money is covered, and so is the amount it changes by.
    await page.getByText('money: Axel and Beatrix').waitFor();
    await make(page);
    expect(await lines(page)).toContain('Beatrix paid Axel 21,000 for the Yoko');
  });

  test('shows the first entry that no longer fits, and fixes both at once', async () => {
    await openLog('removed');
    await line(page, 'Beatrix put up a Krypto').click();
    await press(page, 'Remove');
    await page.getByText('Enter the painting put up first.').waitFor();
    await page.getByRole('region').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('It’s Beatrix’s turn, not Clemens’s.').waitFor();
    await press(page, 'It was Clemens’s turn');
    await page.getByText('1 card fewer of Krypto on the table').waitFor();
    await make(page);
    await expectLines(page, [
      'Doris paid Clemens 12,000 for the Yoko',
      'Clemens put up a Yoko, fist',
      'Adjusted (whose turn it is at the table). Clemens is next',
      'Beatrix paid Axel 19,000 for the Yoko',
      'Axel put up a Yoko, open',
    ]);

    // It was one correction, so one step undoes it.
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Log' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undid: a correction of several entries, from round 1 on').waitFor();
    await page.keyboard.press('l');
    await expect.poll(() => lines(page)).toHaveLength(6);
  });

  test('adds a forgotten entry, with everything it involves', async () => {
    await openLog('forgotten');
    await line(page, 'Beatrix put up a Krypto').click();
    await press(page, 'Add before this');
    await page.getByText('Before: Beatrix put up a Krypto').waitFor();
    await page.getByRole('radio', { name: 'Karl Gitter' }).check();
    await press(page, 'Apply correction');
    await page.getByText('Something is missing.').waitFor();
    await page.getByRole('group', { name: 'How was it sold?' }).getByLabel('Named price').check();
    await press(page, 'Next: what no longer fits');

    await page.getByText('A painting is up for auction').waitFor();
    await press(page, 'Add what’s missing');
    await page.getByRole('radio', { name: 'Axel' }).check();
    await page.getByLabel('Price', { exact: true }).fill('8');
    await press(page, 'Next: what no longer fits');
    await page.getByText('It’s Clemens’s turn, not Beatrix’s.').waitFor();
    await press(page, 'It was Beatrix’s turn');
    await make(page);
    expect((await lines(page)).slice(3, 6)).toEqual([
      'Beatrix put up a Krypto, once around',
      'Adjusted (whose turn it is at the table). Beatrix is next',
      'Axel paid Beatrix 8,000 for the Karl Gitter',
    ]);
  });

  test('undoes a correction step by step, or discards it', async () => {
    await openLog('forgotten');
    const before = await lines(page);
    await line(page, before[0] ?? '').click();
    await press(page, 'Remove');
    await page.getByText(`Removed: ${before[0] ?? ''}`).waitFor();
    await press(page, 'Undo the last step');
    await expect.poll(() => lines(page)).toEqual(before);
    await line(page, before[0] ?? '').click();
    await press(page, 'Remove');
    await press(page, 'Discard');
    await expect.poll(() => lines(page)).toEqual(before);
    await correct(page, before[0] ?? '');
    await page.keyboard.press('Escape');
    expect(await line(page, before[0] ?? '').evaluate((button) => button === document.activeElement)).toBe(
      true,
    );
  });

  test('marks guesses, confirms them, and keeps notes', async () => {
    await openLog('guess');
    await line(page, 'Beatrix paid Axel').click();
    await press(page, 'Mark as a guess');
    await page.getByText('1 guess to confirm').waitFor();
    await press(page, 'Note');
    await page.getByRole('textbox', { name: 'Note' }).fill('Axel thinks it was 20');
    await press(page, 'Save note');
    await page.getByText('Axel thinks it was 20').waitFor();
    await press(page, 'Confirm');
    await expect.poll(() => page.getByText('guess to confirm').count()).toBe(0);
    await page.getByText('Axel thinks it was 20').waitFor();
  });

  test('adjusts numbers to match the table, with a reason', async () => {
    await openLog('by-hand');
    await press(page, 'Adjust numbers');
    await page.getByRole('heading', { name: 'Adjust numbers' }).waitFor();
    await press(page, 'Adjust');
    await page.getByText('Nothing changed yet.').waitFor();
    await page.getByLabel('Money: Axel').fill('1x');
    await page.getByText('Enter a whole number up to 999,999, or a change such as −10 or +5.').waitFor();
    await page.getByLabel('Money: Axel').fill('122');
    await page.getByText('Adjusted. Axel 3,000 more', { exact: true }).waitFor();
    await page.getByLabel('Cards in hand: Doris').fill('8');
    await press(page, 'Adjust');
    await page.getByText('Give a short reason.').waitFor();
    await page.getByLabel('Why?').fill('a coin lay under the box');
    await press(page, 'Adjust');
    await expect
      .poll(async () => (await lines(page))[0])
      .toBe('Adjusted (a coin lay under the box). Axel 3,000 more and Doris 1 card fewer in hand');
  });

  test('adjusts money by an amount, and keeps it covered', async () => {
    await openLog('by-change');
    await press(page, 'Adjust numbers');
    await page.getByLabel('Why?').fill('the bank gave too much');
    const money = page.getByLabel('Money: Axel', { exact: true });
    await money.fill('-200');
    await page.getByText('That takes away more than there is.').waitFor();
    await money.fill('−10');
    await page.getByLabel('Cards in hand: Doris').fill('+1');
    await page.getByLabel('Doris: Yoko').fill('+1');
    const said =
      'Adjusted (the bank gave too much). Axel 10,000 less, Doris 1 card more in hand and Doris 1 Yoko more';
    const form = page.locator('form', { has: money });
    await form.getByText(said, { exact: true }).waitFor();
    // 119,000 minus 10,000: neither is shown.
    const seen = async () =>
      `${await form.innerText()} ${(await form.locator('input').evaluateAll((inputs) => inputs.map((input) => ('value' in input ? String(input.value) : '')))).join(' ')}`;
    expect(await seen()).not.toMatch(/\b(119|109)\b/);
    await press(page, 'Adjust');
    await expect.poll(async () => (await lines(page))[0]).toBe(said);

    // Correcting the entry shows the change, not the resulting amount.
    await correct(page, 'Adjusted (the bank');
    await expect.poll(() => money.inputValue()).toBe('−10');
    expect(await seen()).not.toMatch(/\b(119|109)\b/);
  });

  test('can track less from now on if the table falls behind, without losing anything', async () => {
    await openLog('lighter');
    await press(page, 'Seats and options');
    await page.getByLabel('Only the cards put up').check();
    await press(page, 'See what changes');
    await page.getByText('you keep track of the money').waitFor();
    await make(page);
    expect(await lines(page)).toEqual([
      'Clemens put up a Yoko, fist',
      'Beatrix put up a Krypto, once around',
      'Axel put up a Yoko, open',
    ]);
  });

  test('corrects the seats, who started and the order of the artists', async () => {
    await openLog('seats');
    await press(page, 'Seats and options');
    await press(page, 'Move Beatrix one seat down');
    await press(page, 'Move Krypto up');
    await press(page, 'See what changes');
    await page.getByText('Seats, clockwise: Axel, Clemens, Beatrix and Doris').waitFor();
    await make(page);
    expect((await lines(page)).at(-2)).toBe('Clemens paid Axel 19,000 for the Yoko');
  });

  test('keeps a correction while the game goes on, but not if the log is corrected meanwhile', async () => {
    await openLog('crossed');
    await correct(page, 'Beatrix paid Axel 19,000');
    await page.getByLabel('Price', { exact: true }).fill('20');
    await press(page, 'Correct more');
    await page.getByRole('button', { name: 'Apply correction' }).waitFor();
    const other = await openTab(page);
    await other.getByRole('heading', { name: 'Which artist does Doris put up?' }).waitFor();
    for (const key of ['5', '1']) await other.keyboard.press(key);
    await expect.poll(async () => (await lines(page))[0]).toBe('Doris put up a Krypto, open');
    await page.getByRole('button', { name: 'Apply correction' }).waitFor();

    await other.keyboard.press('l');
    await correct(other, 'Doris paid Clemens 12,000');
    await other.getByLabel('Price', { exact: true }).fill('13');
    await make(other);
    await page.getByText('Somebody else changed the game').waitFor();
    expect(await lines(page)).toContain('Doris paid Clemens 13,000 for the Yoko');
    await other.close();
  });

  test('restores an unfinished correction after a kill', async () => {
    await openLog('killed');
    await correct(page, 'Clemens paid Beatrix 30,000');
    await page.getByLabel('Price', { exact: true }).fill('31');
    await press(page, 'Correct more');
    await page.getByRole('button', { name: 'Apply correction' }).waitFor();
    await waitForDraft(app.data, 'killed', /\b31\b/);
    await app.restart();
    await page.goto(app.address);
    await openLog('killed');
    await page.getByText('for the Krypto”: Clemens paid Beatrix 31,000 for the Krypto').waitFor();
    await make(page);
    await expect.poll(() => lines(page)).toContain('Clemens paid Beatrix 31,000 for the Krypto');
  });

  test('shows a whole game at once, in Italian too, and next to the table if there is space', async () => {
    const page = await pageAt(app, `#/game/whole`, {
      locale: 'it-IT',
      viewport: { width: 2560, height: 1300 },
    });
    await page.getByRole('complementary', { name: 'Diario' }).waitFor();
    await page.keyboard.press('l');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await page.keyboard.press('l');
    await page.getByRole('complementary').waitFor();
    expect((await lines(page)).length).toBeGreaterThan(60);
    // The game is over, so its sales say what they were worth.
    const then = page.locator('[data-log] small', { hasText: /^In media valev(a|ano) .*; alla fine/ });
    await expect.poll(() => then.count()).toBeGreaterThan(20);
  });

  test('works the same for the card games', async () => {
    await openLog('gallery');
    // The browser skips the texts of lines it hasn't drawn yet.
    await expect.poll(async () => (await lines(page))[0]).toMatch(/^Round 4 scored/);
    const [last = ''] = await lines(page);
    await line(page, last).click();
    await press(page, 'Remove');
    await page.getByText('the round is over', { exact: true }).waitFor();
    await make(page);
    await press(page, 'Adjust numbers');
    await page.getByLabel('VP: Ada').fill('0');
    await page.getByLabel('Why?').fill('counted again');
    await press(page, 'Adjust');
    await expect
      .poll(async () => (await lines(page))[0])
      .toMatch(/^Adjusted \(counted again\)\. Ada \d+ VP fewer$/);
  });
});
