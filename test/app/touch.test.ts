import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageAt } from './browser.ts';
import { A, auctionRecord, B, C, offer, sale } from '../fixtures/auction.ts';
import { THREE_NAMES } from '../fixtures/people.ts';
import { runningApp } from './running-app.ts';
import { keep } from './store.ts';

/** Three of an artist are sold: two more end the round. */
const THREE_SOLD = [
  ...[offer(A, 'lite-metal'), sale(B, 19)],
  ...[offer(B, 'lite-metal', 'once'), sale(A, 7)],
  ...[offer(C, 'lite-metal', 'fixed'), sale(B, 5)],
];

/** A phone's viewport between the browser's bars. */
const PHONE = { width: 390, height: 664 };

const app = runningApp((data) => keep(data, [auctionRecord(THREE_SOLD, { id: 'paintings' })]));

function openTouched(path: string): Promise<Page> {
  return pageAt(app, `#/${path}`, { viewport: PHONE, hasTouch: true, isMobile: true });
}

/** Taps the answers one after another, and checks that every question is in view. */
async function tapAll(page: Page, ...answers: readonly (readonly [question: RegExp, answer: RegExp])[]) {
  for (const [question, answer] of answers) {
    const asked = page.getByRole('heading', { name: question });
    await asked.waitFor();
    await expect
      .poll(() => isInSight(page, question), { message: `${question.source} is in sight` })
      .toBe(true);
    // A player's name at their seat is a button too.
    await page.getByRole('button', { name: answer }).and(page.locator(':not([data-seat])')).tap();
  }
}

function isInSight(page: Page, question: RegExp): Promise<boolean> {
  return page.getByRole('heading', { name: question }).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** Elements that get the focus while the fixed footer covers them. */
function hiddenBehindTheFoot(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const foot = [...document.querySelectorAll('.actions, .foot')].find(
      (one) => getComputedStyle(one).position === 'sticky' && one.clientHeight > 0,
    );
    if (foot === undefined) throw new Error('nothing stays in sight');
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')];
    return controls
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        control.focus();
        const shown = control.getBoundingClientRect();
        const { top, bottom } = foot.getBoundingClientRect();
        return !foot.contains(control) && shown.bottom > top + 1 && shown.top < bottom - 1;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

const TOUCHES = ['touchStart', 'touchMove', 'touchMove', 'touchMove', 'touchMove', 'touchEnd'] as const;

describe('by touch alone', () => {
  test('a round of paintings is entered and paid out', async () => {
    const page = await openTouched('game/paintings');
    const lot = async (artist: string, kind: string, buyer: string, price: string) => {
      await tapAll(
        page,
        [/^Which artist/, new RegExp(`^${artist}`)],
        [/^How is it sold/, new RegExp(`^${kind}`)],
      );
      await tapAll(page, [/^Who buys/, new RegExp(`^${buyer}`)]);
      // Tapping the buyer has opened the keyboard for the price.
      await page.getByRole('textbox', { name: 'Price' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.type(price);
      await tapAll(page, [/^Who buys/, /^(Sold|Free)/]);
    };
    await lot('Lite Metal', 'Open', 'Beatrix', '9');
    await tapAll(page, [/^Which artist/, /^Yoko/], [/^How is it sold/, /^Double/]);
    await tapAll(page, [/^Who adds a second Yoko/, /^Clemens/], [/^How does Clemens sell/, /^Fist/]);
    await tapAll(page, [/^Who buys/, /^Doris/]);
    await page.keyboard.type('30');
    await tapAll(page, [/^Who buys/, /^Sold/]);
    await tapAll(
      page,
      [/^Which artist/, /^Lite Metal/],
      [/ends the round, unsold/, /^Ends the round, unsold/],
    );
    await page.getByRole('heading', { name: /^Round over/ }).waitFor();
    await expect.poll(() => isInSight(page, /^Round over/)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await hiddenBehindTheFoot(page)).toEqual([]);
    for (const handed of [/30,000 handed to Axel/, /90,000 handed to Beatrix/, /40,000 handed to Doris/])
      await page.getByRole('checkbox', { name: handed }).tap();
    await page.getByText('Round 2 of 4').waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('heading', { name: /^Round over/ }).waitFor();
  });

  test('seats are moved by dragging, without scrolling the page', async () => {
    const page = await openTouched('new');
    for (const [at, name] of THREE_NAMES.entries())
      await page.getByLabel(`Seat ${at + 1}`, { exact: true }).fill(name);
    const grips = page.locator('[data-chair] .grip');
    await grips.nth(1).scrollIntoViewIfNeeded();
    const from = await grips.nth(0).boundingBox();
    const to = await grips.nth(1).boundingBox();
    if (from === null || to === null) throw new Error('there is nothing to drag');
    const before = await page.evaluate(() => scrollY);
    // One finger on the screen, as the system reports it.
    const system = await page.context().newCDPSession(page);
    for (const [at, type] of TOUCHES.entries()) {
      const touchPoints = at > 4 ? [] : [{ x: from.x + 20, y: from.y + 20 + (at / 4) * (to.y - from.y) }];
      await system.send('Input.dispatchTouchEvent', { type, touchPoints });
    }
    const seats = async () =>
      Promise.all(
        (await page.getByRole('combobox', { name: /^Seat/ }).all()).map((seat) => seat.inputValue()),
      );
    await expect.poll(async () => (await seats()).slice(0, 3)).toEqual(['Beatrix', 'Axel', 'Clemens']);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await hiddenBehindTheFoot(page)).toEqual([]);
  });
});
