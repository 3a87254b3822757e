import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { beforeLast, cutAt, playedGallery } from '../fixtures/replayed.ts';
import {
  COUNTS_OF_THREE,
  LEDGER_OF_FIVE,
  LEDGER_OF_FOUR,
  OWNERS_WITH_MYSTERY,
} from '../fixtures/whole-games.ts';
import type { GameRecord } from '../play/auction.ts';
import { playGallery, type GameRecord as Cards, type Plan } from '../play/gallery.ts';
import { expectAccessible, pageAt, step } from './browser.ts';
import { runningApp } from './running-app.ts';
import { keepNamed } from './store.ts';

const GAMES: Readonly<Record<string, GameRecord>> = {
  fresh: cutAt(LEDGER_OF_FOUR, 0),
  near: fourHang(LEDGER_OF_FOUR),
  settling: beforeLast(LEDGER_OF_FIVE, 'settle'),
  buyers: cutAt(OWNERS_WITH_MYSTERY, 0),
  counts: cutAt(COUNTS_OF_THREE, 0),
  holdings: beforeLast(COUNTS_OF_THREE, 'settle'),
  counted: beforeLast(COUNTS_OF_THREE, 'final'),
};

/** As far as a round goes without ending: the next painting ends it. */
function fourHang(record: GameRecord): GameRecord {
  const settle = record.events.findIndex(({ type }) => type === 'settle');
  return cutAt(record, settle - 1);
}

const PLANS: readonly Plan[] = [
  { edition: 'masters-gallery', players: 5, options: { tracking: 'full' }, seed: 3 },
  { edition: 'modern-art-card-game', players: 5, options: { tracking: 'full' }, seed: 5 },
  { edition: 'modern-art-card-game', players: 3, options: { tracking: 'counts' }, seed: 7 },
];

/** The moment a card game is at, as far as its questions differ. */
function momentOf(record: Cards): string {
  const { situation } = playedGallery(record).state;
  return situation.kind === 'effect' ? `effect ${situation.symbol}` : situation.kind;
}

/** The first occurrence of each question in a game, and the last end of a round. */
function momentsOf(plan: Plan): readonly (readonly [string, Cards])[] {
  const whole = playGallery(plan);
  const found = new Map<string, Cards>();
  for (let events = 0; events <= whole.events.length; events += 1) {
    const record = cutAt(whole, events);
    const moment = momentOf(record);
    if (moment === 'settling' || !found.has(moment)) found.set(moment, record);
  }
  const tracking = plan.options?.tracking ?? 'full';
  return [...found].map(([moment, record]) => [
    `${plan.edition} ${tracking} ${moment}`.replaceAll(' ', '-'),
    record,
  ]);
}

const MOMENTS = PLANS.flatMap(momentsOf);

const app = runningApp((data) => keepNamed(data, { ...GAMES, ...Object.fromEntries(MOMENTS) }));

/** The wall's bays, which nearly every state includes. */
const BAY = /^( *)- article [^\n]*\n(?:\1 [^\n]*\n)*/gm;

/**
 * The accessibility tree of a part of the page, with each bay reduced to one line, because the differences
 * are elsewhere.
 */
async function readAloud(part: Locator): Promise<string> {
  const given = `${await part.ariaSnapshot()}\n`;
  return given.replace(BAY, (bay, indent: string) => {
    const [article = '', ...inside] = bay.trim().split('\n');
    return `${indent}${article} ${inside.map((line) => line.trim().replace(/^- /, '')).join(', ')}\n`;
  });
}

let page: Page;
beforeAll(async () => {
  page = await pageAt(app);
});

async function openGame(id: string): Promise<void> {
  await step(page, `#/game/${id}`);
  await page.locator('[data-events]').waitFor();
}

async function keys(...pressed: readonly string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key);
}

/** The accessibility tree matches its snapshot, and axe finds no problems. */
async function expectState(name: string, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).first().waitFor();
  const modal = page.locator('dialog:modal');
  const isModal = (await modal.count()) > 0;
  const read = await readAloud(isModal ? modal : page.locator('main'));
  await expect(read).toMatchFileSnapshot(`states/${name}.aria`);
  // Only some states differ in their colours.
  const inDark = COLOURED.includes(name);
  if (!ALIKE.includes(name)) await expectAccessible(isModal ? modal : asked(), { inDark });
}

/** What is below the wall. */
const asked = () => page.locator('main > :not(.wall)');

const COLOURED: readonly string[] = ['price-refused', 'finished'];
/** These have nothing but other words than another, or than what is looked at elsewhere. */
const ALIKE: readonly string[] = [
  'offer', 'double-kind', 'sale-once', 'sale-hidden', 'price', 'sold', 'near', 'settling', 'counts',
]; // oxfmt-ignore

const OFFER = 'Which artist does Axel put up?';
const SALE = 'Who buys, and for how much?';

describe('accessibility trees, state by state', () => {
  test('a double, from the first card to the hammer', async () => {
    await openGame('fresh');
    await expectState('offer', OFFER);
    await keys('1');
    await expectState('kind', 'How is it sold?');
    await keys('5');
    await expectState('double', 'Who adds a second Lite Metal?');
    await keys('2');
    await expectState('double-kind', 'How does Beatrix sell the pair?');
    await keys('1');
    await expectState('sale-open', SALE);
    await keys('3');
    await page.getByRole('button', { name: 'Clemens', pressed: true }).waitFor();
    await keys('1', '9');
    await expect.poll(() => page.getByRole('button', { name: 'Sold' }).isEnabled()).toBe(true);
    await expectState('price', SALE);
    await keys('9');
    await page.getByRole('alert').filter({ hasText: 'Clemens can’t pay that' }).waitFor();
    await expectState('price-refused', SALE);
    await keys('Backspace', 'Enter');
    await expectState('sold', 'Which artist does Clemens put up?');
  });

  test('every other kind of sale', async () => {
    await openGame('fresh');
    for (const [artist, kind, name, asked] of [
      ['2', '2', 'sale-once', SALE],
      ['3', '3', 'sale-hidden', SALE],
      ['4', '4', 'sale-fixed', /^What’s .*’s price/],
    ] as const) {
      await page.getByRole('heading', { name: /^Which artist does/ }).waitFor();
      await keys(artist, kind);
      await expectState(name, asked);
      if (name === 'sale-hidden') {
        await page.getByRole('button', { name: 'Enter every bid' }).click();
        await page.keyboard.type('7');
        await expectState('bids', 'What did everybody bid?');
        await page.getByRole('button', { name: 'Only the price' }).click();
      }
      if (name === 'sale-fixed') {
        await keys('5', 'Enter');
        await expectState('taker', 'Who takes it for 5,000?');
        await keys('2', 'Enter');
      } else await keys('2', '5', 'Enter');
    }
  });

  test('one painting before the end of the round, and the one that ends it', async () => {
    await openGame('near');
    await expectState('near', /^Which artist does/);
    await page
      .getByRole('button', { name: /Ends the round$/ })
      .first()
      .click();
    await expectState('confirm-end', /ends the round, unsold/);
  });

  test('the payouts, the next round, covers on and covers off', async () => {
    await openGame('settling');
    await expectState('settling', /^Round over/);
    await page.getByRole('button', { name: 'All paid, game over' }).click();
    await expectState('covered', /reveal the money, from last to first/);
    await page.getByRole('button', { name: 'Reveal all' }).click();
    await expectState('finished', /wins$/);
  });

  test('tracking only buyers, with the mystery hand', async () => {
    await openGame('buyers');
    await keys('1', '1');
    await expectState('buyer', 'Who buys?');
    await keys('2', 'Enter');
    await page.getByRole('button', { name: 'Mystery card' }).waitFor();
    await keys('6');
    await expectState('mystery-artist', 'Which artist is on the mystery card?');
  });

  test('tracking only what is played, then holdings and the final money', async () => {
    await openGame('counts');
    await expectState('counts', 'Which artist is put up?');
    await openGame('holdings');
    await expectState('holdings', /^Round over/);
    await page.getByRole('button', { name: 'Pay out' }).click();
    await page.getByRole('button', { name: 'Yes, pay out' }).click();
    await expectState('payouts', 'The bank pays');
    await openGame('counted');
    await expectState('count-money', 'The last round is paid out');
  });

  test('the ways to leave', async () => {
    await openGame('near');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expectState('leave', /./);
  });
});

describe('a card game, question by question', () => {
  beforeAll(() => page.setViewportSize({ width: 1024, height: 640 }));

  test('every question of a turn, the end of a round and the end of a game occurs', () => {
    const moments = new Set(MOMENTS.map(([, record]) => momentOf(record)));
    expect([...moments].filter((moment) => moment?.startsWith('effect')).length).toBeGreaterThanOrEqual(4);
    for (const moment of ['influence', 'turn', 'settling', 'finished']) expect(moments).toContain(moment);
  });

  test.each(MOMENTS)('%s: its accessibility tree, and nothing beyond the edge at 1024 × 640', async (id) => {
    await step(page, `#/game/${id}`);
    await page.locator('[data-events]').waitFor();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await expect(await readAloud(page.locator('main'))).toMatchFileSnapshot(`states/${id}.aria`);
    // One game has every question; others differ in words. What settles and ends it has tests of its own.
    if (/^masters.*(?<!finished|settling)$/.test(id)) await expectAccessible(asked());
    const { wide, high } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight };
    });
    expect(wide).toBeLessThanOrEqual(0);
    if (!id.endsWith('finished')) expect(high).toBeLessThanOrEqual(0);
  });
});
