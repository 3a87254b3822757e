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
    live: auctionRecord([]),
    next: auctionRecord([]),
    fresh: auctionRecord([]),
    covered: auctionRecord([offer(A, 'krypto', 'hidden')]),
    settling: beforeLast(LEDGER_OF_FIVE, 'settle'),
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

const go = (page: Page, place: string, from = page) => page.goto(new URL(place, from.url()).href);

/** Opens the board by its address in a tab of the table's browser. */
async function boardBeside(table: Page, id: string): Promise<Page> {
  const page = await table.context().newPage();
  await go(page, `#/board/${id}`, table);
  await shown(page);
  return page;
}

const shown = (page: Page) => page.locator('main.board header h1').waitFor();
const textOf = (page: Page) => page.locator('main.board').innerText();
const countOf = (page: Page, artist: string) =>
  page.getByRole('article').filter({ hasText: artist }).locator('strong').innerText();

describe('a board next to the table', () => {
  test('opens from the table’s menu, follows entries, undos and whether money is open, and has no controls', async () => {
    const table = await openGame('live');
    await table.getByRole('button', { name: 'Menu' }).click();
    const opened = table.waitForEvent('popup');
    await table.getByRole('button', { name: 'Show on a big screen' }).click();
    const board = await opened;
    await shown(board);
    await board.getByText('Axel, put up a painting from your hand').waitFor();

    await press(table, '2', '1');
    await expect.poll(() => countOf(board, 'Yoko')).toBe('1');
    await board.getByText('Axel sells: call out bids').waitFor();
    await table.getByRole('heading', { name: 'Who buys, and for how much?' }).waitFor();
    await press(table, '3');
    await table.getByRole('button', { name: 'Clemens', pressed: true }).waitFor();
    await press(table, '1', '9');
    await table.getByRole('button', { name: 'Sold' }).click();
    await board.getByText(/Clemens.*19,000/).waitFor();
    await expect.poll(() => textOf(board)).toContain('Beatrix, put up a painting');
    await press(table, 'Control+z');
    await board.getByText('Axel sells: call out bids').waitFor();
    expect(await board.locator('button, a, input, select, [tabindex]').count()).toBe(0);

    expect(await textOf(board)).not.toContain('100,000');
    await openSettings(table);
    await table.getByLabel('Open for all to see').check();
    await expect.poll(() => textOf(board)).toContain('100,000');
    await table.getByLabel('Covered: hold to peek').check();
    await expect.poll(() => textOf(board)).not.toContain('100,000');

    // It follows the table to another game.
    await go(table, '#/');
    await go(table, '#/game/next');
    await expect.poll(() => board.url()).toContain('#/board/next');
    await shown(board);
  });

  test('never receives a hidden bid, on screen or over the network, before all are revealed', async () => {
    const table = await openGame('covered');
    const board = await table.context().newPage();
    const received: string[] = [];
    board.on('websocket', (socket) => {
      expect(socket.url()).toMatch(/\/live\/look$/);
      socket.on('framereceived', ({ payload }) => received.push(String(payload)));
    });
    await go(board, '#/board/covered', table);
    await shown(board);
    await table.getByRole('button', { name: 'Run the auction' }).click();
    await board.getByText('Hand the screen to Axel').waitFor();
    await press(table, 'Enter', '8', '3', 'Enter');
    await board.getByText('Hand the screen to Beatrix').waitFor();
    await expect.poll(() => textOf(board)).toContain('has bid');
    const steps = received.filter((frame) => frame.includes('"cover"'));
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.join()).not.toContain('83');
    expect(await textOf(board)).not.toContain('83');

    await press(table, 'Enter', '9', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter');
    await board.getByText('All bids are in').waitFor();
    expect(received.filter((frame) => frame.includes('"cover"')).join()).not.toContain('83');
    await press(table, 'Enter');
    await board.getByText('Axel gets it for 83,000').waitFor();
  });

  test('ticks off payments, then lifts covers when the table does, and never before', async () => {
    const table = await openGame('settling');
    const board = await boardBeside(table, 'settling');
    expect(await board.getByText('paid', { exact: true }).count()).toBe(0);
    await table.getByRole('checkbox').first().check();
    await expect.poll(() => board.getByText('paid', { exact: true }).count()).toBe(1);
    await board.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => seen.push(document.querySelectorAll('main li.lies').length)).observe(
        document.body,
        { subtree: true, childList: true, attributes: true },
      );
    });
    await table.getByRole('button', { name: 'All paid, game over' }).click();
    await board.getByText('Game over: show your money').waitFor();
    await table.getByRole('button', { name: 'Reveal the next' }).click();
    const lifted = await table.locator('li.off').count();
    expect(lifted).toBeGreaterThan(0);
    await expect.poll(() => board.locator('li.lies').count()).toBe(lifted);
    await table.getByRole('button', { name: 'Reveal all' }).click();
    await board.getByRole('heading', { name: /wins$/ }).waitFor();
    const seen = await board.evaluate(() => Reflect.get(globalThis, 'seen') as number[]);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    await board.reload();
    await board.getByRole('heading', { name: /wins$/ }).waitFor();
  });

  test('can navigate to a page that enters things, and doesn’t restrict the table’s tab', async () => {
    const board = await pageAt(app);
    const address = new URL('#/board/fresh', board.url()).href;
    // By its address alone, not from within the app.
    await board.goto('about:blank');
    await board.goto(address);
    await shown(board);
    await go(board, '#/game/fresh');
    await board.locator('[data-events]').waitFor();
    await press(board, '1');
    await expect.poll(() => board.getByRole('heading', { name: 'How is it sold?' }).count()).toBe(1);
  });
});
