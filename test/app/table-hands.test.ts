import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { A, adjust, auctionRecord, B, offer, sale } from '../fixtures/auction.ts';
import { influence, play } from '../fixtures/gallery.ts';
import { playersNamed, THREE_NAMES } from '../fixtures/people.ts';
import { beforeLast, cutAt } from '../fixtures/replayed.ts';
import { LEDGER_OF_FIVE, LEDGER_OF_FOUR } from '../fixtures/whole-games.ts';
import type { GameRecord } from '../play/auction.ts';
import { playGallery } from '../play/gallery.ts';
import { expectWhole, pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keepNamed, waitForDraft } from './store.ts';

const GAMES: Readonly<Record<string, GameRecord>> = {
  tabs: cutAt(LEDGER_OF_FOUR, 0),
  taught: cutAt(LEDGER_OF_FOUR, 0),
  resting: cutAt(LEDGER_OF_FIVE, -1),
  selling: beforeLast(LEDGER_OF_FIVE, 'sale'),
};

const game = (edition: string, tracking: string, events: readonly object[]) =>
  auctionRecord(events, { edition, players: playersNamed(THREE_NAMES), options: { tracking } });
const fresh = (edition: 'modern-art-card-game' | 'masters-gallery', players: number) =>
  playGallery({ edition, players, options: { tracking: 'full' }, seed: 33, firstSeat: 0, stopAfter: 0 });
/** Axel has one extra card, and the others have none. */
const lastCard = (axel: number, others: number) => adjust({ hands: { 0: 1 - axel, 1: -others, 2: -others } });

const ASKED = {
  killed: fresh('modern-art-card-game', 5),
  skipping: fresh('masters-gallery', 2),
  // It is Beatrix's turn, but she has no cards, so Axel is next.
  'last painting': game('modern-art-1994', 'ledger', [offer(A, 'yoko'), sale(B, 19), lastCard(9, 10)]),
  'last card': game('masters-gallery', 'full', [influence('monet'), play(A, 'degas'), lastCard(12, 13)]),
};

const app = runningApp((data) => keepNamed(data, { ...GAMES, ...ASKED }));

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
  // Past Why, the previous answer and Back, to the first kind.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expectQuestion(page, 'Who buys, and for how much?');
  const focused = page.locator(':focus');
  expect(await focused.innerText()).toBe('Who buys, and for how much?');
  // Past "run the auction", Why, the previous answers and Back, to the second buyer.
  for (let tab = 0; tab < 7; tab += 1) await page.keyboard.press('Tab');
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

async function askedIn(id: string, keys = ''): Promise<Page> {
  const page = await openGame(encodeURIComponent(id));
  await press(page, keys);
  return page;
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys === '' ? [] : keys.split(' ')) await page.keyboard.press(key);
}

const asks = (page: Page, title: string | RegExp) => page.getByRole('heading', { name: title }).waitFor();

describe('a card game', () => {
  test('survives a kill while everybody plays a card, and says what everybody would get', async () => {
    const page = await askedIn('killed', '3 3 2 Enter 4 5 4 4 4');
    await asks(page, 'Everybody plays: what does Clara play?');
    await press(page, '3 4');
    await asks(page, 'Everybody plays: what does Elena play?');
    await page.getByRole('button', { name: 'Change Dario: Dario: Nicolás Sánchez' }).waitFor();
    await waitForDraft(app.data, 'killed', /"tec","nicolas-sanchez"/);
    await app.restart();
    const back = await askedIn('killed');
    await asks(back, 'Everybody plays: what does Elena play?');
    await press(back, '3 3 5');
    await asks(back, 'The 6th TEC ends the round.');
    await back.getByText('Going by the face-up cards').waitFor();
    await back.keyboard.press('Escape');
    await asks(back, 'Everybody plays: what does Bruno play?');
  });

  test('skipping what the rulebook requires has to be confirmed', async () => {
    const page = await askedIn('skipping', '1 2 1 0');
    await asks(page, 'The rulebook says the player must do this. Skip it anyway?');
    await page.getByRole('button', { name: 'Back' }).click();
    await asks(page, 'Does Ada draw a card?');
    await press(page, '0 Enter');
    await asks(page, 'Which artist’s masterpiece does Bruno display?');
  });
});

describe('the very last card', () => {
  test('of paintings stays unsold and ends the round and the game', async () => {
    const page = await askedIn('last painting');
    await asks(page, 'Which artist does Axel put up?');
    await press(page, '5');
    await asks(page, 'That’s the last card anybody has');
    await press(page, 'Escape');
    await asks(page, 'Which artist does Axel put up?');
    await press(page, '5');
    await page.getByRole('button', { name: 'Ends the round, unsold' }).click();
    await asks(page, /^Round over/);
    await page.getByText('Nobody has any cards left').first().waitFor();
  });

  test('ends the card game’s round, whatever it is', async () => {
    const page = await askedIn('last card');
    await asks(page, /does Axel display\?$/);
    await press(page, '2 0');
    await asks(page, 'Nobody has any cards left after this, so the round ends.');
    await press(page, 'Enter');
    await asks(page, /^Round over/);
  });
});
