import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { beforeLast, cutAt } from '../fixtures/replayed.ts';
import { LEDGER_OF_FIVE, LEDGER_OF_FOUR } from '../fixtures/whole-games.ts';
import type { GameRecord } from '../play/auction.ts';
import { expectAccessible, expectWhole, openSettings, pageAt, step } from './browser.ts';
import { LONG_NAMES, playedBy } from './long-names.ts';
import { runningApp } from './running-app.ts';
import { keepNamed, waitForDraft } from './store.ts';
import { A, auctionRecord, B, C, offer, sale } from '../fixtures/auction.ts';
import { THREE_NAMES } from '../fixtures/people.ts';

const GAMES: Readonly<Record<string, GameRecord>> = {
  taught: cutAt(LEDGER_OF_FOUR, 0),
  resting: cutAt(LEDGER_OF_FIVE, -1),
  selling: beforeLast(LEDGER_OF_FIVE, 'sale'),
  explained: cutAt(LEDGER_OF_FOUR, 0),
  crowd: playedBy(cutAt(LEDGER_OF_FIVE, 0), LONG_NAMES),
};

/** Three of an artist are sold: two more end the round. */
const THREE_SOLD = [
  ...[offer(A, 'lite-metal'), sale(B, 19)],
  ...[offer(B, 'lite-metal', 'once'), sale(A, 7)],
  ...[offer(C, 'lite-metal', 'fixed'), sale(B, 5)],
];

const app = runningApp((data) =>
  keepNamed(data, {
    ...GAMES,
    hidden: auctionRecord([offer(A, 'krypto', 'hidden')]),
    'a-game': auctionRecord([offer(A, 'yoko'), sale(B, 19)]),
    paintings: auctionRecord(THREE_SOLD),
  }),
);

async function openGame(id: string, options = {}): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}`, options);
  await page.locator('[data-events]').waitFor();
  return page;
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function expectAsked(page: Page, question: string): Promise<void> {
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

/** Chooses how much is explained, or in which language, in the open dialog. */
function choose(page: Page, group: string, level: string): Promise<void> {
  return page.getByRole('dialog').getByRole('group', { name: group }).getByLabel(level).check();
}

const HOW_MUCH = 'How much should the app explain?';
const panel = (page: Page) => page.getByRole('region', { name: 'What happens now' });

async function explain(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: 'Why?', exact: true }).click();
  await choose(page, HOW_MUCH, level);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

describe('with everything explained', () => {
  test('each question and all its answers are in view at 1024 × 640', async () => {
    const page = await openGame('taught');
    await page.setViewportSize({ width: 1024, height: 640 });
    await explain(page, 'Teach');
    await panel(page).waitFor();
    for (const [key, question] of [
      ['', 'Which artist does Axel put up?'],
      ['2', 'How is it sold?'],
      ['5', 'Who adds a second Yoko?'],
      ['2', 'How does Beatrix sell the pair?'],
      ['1', 'Who buys, and for how much?'],
    ] as const) {
      if (key !== '') await page.keyboard.press(key);
      await expectAsked(page, question);
      const lowest = await page
        .locator('main > section')
        .evaluate((section) => section.getBoundingClientRect().bottom);
      expect(lowest, question).toBeLessThanOrEqual(640);
    }
  });

  test('there is space for five long names in full next to the panel', async () => {
    const page = await openGame('crowd');
    await panel(page).waitFor();
    await press(page, '1', '1');
    await page
      .locator('form')
      .getByRole('button', { name: /^Massimiliano/ })
      .waitFor();
    const cut = await page.locator('.person, form .name').evaluateAll((names) =>
      names.flatMap((name) => {
        const broken = name.clientHeight > 3 * parseFloat(getComputedStyle(name).fontSize);
        const hidden = name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1;
        return broken || hidden ? name.textContent : [];
      }),
    );
    expect(cut).toEqual([]);
  });

  test('all is told with the reason the first time in a game, and why, in another language too, until it is quiet', async () => {
    const page = await openGame('explained');
    const reason = panel(page).getByText('Once around: when your turn comes');
    await press(page, '1', '2');
    await reason.waitFor();
    await expectAccessible(panel(page), { inDark: true });
    await press(page, '2', '9', 'Enter');
    await panel(page).getByText('Beatrix pays Axel 9,000 for a painting by Lite Metal.').waitFor();
    await press(page, '1', '2');
    await panel(page).getByText('Beatrix sells: one bid each').waitFor();
    expect(await reason.count()).toBe(0);

    await panel(page).getByRole('button', { name: 'Why? Beatrix sells: one bid each' }).click();
    const why = page.getByRole('dialog', { name: 'Why?' });
    expect(await why.getByRole('heading', { level: 4 }).first().innerText()).toBe(
      'Once around: how does it work?',
    );
    await expectAccessible(why);
    const lesson = why.getByRole('link', { name: /^Step by step/ });
    expect(await lesson.getAttribute('href')).toBe('#/rules/modern-art-1994/once');
    await why.getByRole('button', { name: 'Close' }).click();
    await press(page, 'Control+z', 'Control+z');
    await panel(page).getByText('Axel sells: one bid each').waitFor();
    await reason.waitFor();

    await page.keyboard.press('?');
    await choose(page, 'Explanations in', 'Italiano');
    await page.reload();
    const taught = page.getByRole('region', { name: 'Che cosa succede ora' });
    await taught.getByText('Un giro: quando tocca a te').waitFor();
    expect(await taught.getAttribute('lang')).toBe('it');
    await expectAsked(page, 'Who buys, and for how much?');
    await openSettings(page);
    await choose(page, 'Explanations in', 'Same as everything else');
    await choose(page, HOW_MUCH, 'Quiet');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await taught.waitFor({ state: 'detached' });
    expect(await page.getByText('Axel sells: one bid each').count()).toBe(0);
    await explain(page, 'Remind');
    await page.getByText('Axel sells: one bid each').first().waitFor();
  });
});

test('hidden bids are in view at 1024 × 640, continue after a kill, and become one sale with all of them', async () => {
  const open = () => openGame('hidden', { viewport: { width: 1024, height: 640 } });
  const page = await open();
  await page.getByRole('button', { name: 'Run the auction' }).click();
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
});

test('a seat that is pressed is taken over, and a line of the log leads to the form at the table', async () => {
  const page = await openGame('a-game');
  await page.getByRole('button', { name: 'Change who sits in seat 2' }).click();
  await expectAsked(page, 'What about Beatrix?');
  await page.keyboard.press('Escape');
  await expectAsked(page, 'Which artist does Beatrix put up?');
  await page.keyboard.press('Shift+Digit2');
  await page.locator('[data-correction] input:focus').waitFor();
  await page.keyboard.press('2');
  await page.keyboard.type('Emil');
  await page.keyboard.press('Enter');
  await expectAsked(page, 'Which artist does Emil put up?');
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
  await expectAsked(page, 'What should it have been?');
});

/** A phone's viewport between the browser's bars. */
const PHONE = { width: 390, height: 664 };

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
