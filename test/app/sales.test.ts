import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auction, AUCTION_KINDS } from '../../src/shared/auction/index.ts';
import { SALE_KINDS } from '../../src/shared/auction/edition.ts';
import { outcomeOf, replay } from '../../src/shared/record/index.ts';
import { playAuction, type GameRecord, type Plan, type RawEvent } from '../play/auction.ts';
import { withoutIdleSymbols } from '../play/idle-symbols.ts';
import { newDataFolder, startApp, type App } from './app.ts';
import { expectAccessible, pageAt } from './browser.ts';
import { keep, keepNamed, kept, waitForDraft } from './store.ts';

/** The first round of a random game, until it waits for its payout. */
function firstRound(plan: Plan): GameRecord {
  const { events, ...head } = playAuction(plan);
  const settle = events.findIndex(({ type }) => type === 'settle');
  return { ...head, events: events.slice(0, settle) };
}

function digit(list: readonly unknown[], value: unknown): string {
  const at = list.indexOf(value);
  expect(at).toBeGreaterThanOrEqual(0);
  return String(at + 1);
}

/** The keys a scorekeeper presses to enter an event at this table. */
function keysFor(
  event: RawEvent,
  order: readonly string[],
  ends: boolean,
  lot: RawEvent | undefined,
): string[] {
  const kind = (kinds: readonly string[]) => (ends ? 'Enter' : digit(kinds, event.auction));
  switch (event.type) {
    case 'offer':
      return [digit(order, event.artist), kind(AUCTION_KINDS)];
    case 'pair':
      return [String(Number(event.seat) + 1), kind(SALE_KINDS)];
    case 'unpaired':
      return ['0'];
    case 'mystery':
      return ['6', digit(order, event.artist), ...(ends ? ['Enter'] : [])];
    case 'sale': {
      const buyer = String(Number(event.buyer) + 1);
      if (typeof event.price !== 'number') return [buyer, 'Enter'];
      const price = String(event.price).split('');
      // A fixed price is named before anyone takes it.
      return lot?.auction === 'fixed' ? [...price, 'Enter', buyer, 'Enter'] : [buyer, ...price, 'Enter'];
    }
    default:
      throw new Error(`no keys for ${event.type}`);
  }
}

/** Whether the round is over after this many events. */
function isOver(record: GameRecord, events: number): boolean {
  const played = replay({ ...record, events: record.events.slice(0, events) });
  return played.ok && outcomeOf(played.table).status !== 'playing';
}

async function openGame(page: Page, id: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/game/${id}`);
  await page.getByText('Round 1 of 4').waitFor();
}

const PLANS: readonly (readonly [string, Plan])[] = [
  [
    '1994, everyone’s money known',
    { edition: 'modern-art-1994', players: 4, options: { tracking: 'ledger' }, seed: 11 },
  ],
  [
    'CMON in English, a split double',
    {
      edition: 'modern-art-cmon-en',
      players: 5,
      options: { tracking: 'ledger', splitDouble: true },
      seed: 12,
    },
  ],
  [
    'CMON in Italian, buyers only, the mystery hand',
    {
      edition: 'modern-art-cmon-it',
      players: 3,
      options: { tracking: 'owners', mystery: true },
      seed: 13,
      flipping: 1,
    },
  ],
];

describe('a round, entered by keys alone', () => {
  const rounds = PLANS.map(([name, plan]) => [name, firstRound(plan)] as const);
  let app: App;
  let data: string;
  beforeAll(async () => {
    data = newDataFolder();
    keep(
      data,
      rounds.map(([, record]) => ({ ...record, events: [] })),
    );
    app = await startApp(data);
  });
  afterAll(async () => {
    await app.stop();
  });

  test.each(rounds)('%s', async (_, record) => {
    const page = await pageAt(app);
    await openGame(page, record.id);

    const order = auction.editions[record.edition].artists.map(({ id }) => id);
    // Doesn't wait for the screen: no key is lost, however fast they come.
    for (const [at, event] of record.events.entries()) {
      const lot = record.events[at - 1];
      for (const key of keysFor(event, order, isOver(record, at + 1), lot)) await page.keyboard.press(key);
    }
    await expect
      .poll(() => page.locator('[data-events]').getAttribute('data-events'))
      .toBe(String(record.events.length));
    await expectAccessible(page);
  });

  test('is saved as it was played', async () => {
    await app.stop();
    for (const [, record] of rounds) {
      expect(kept(data, record.id)).toEqual(withoutIdleSymbols(record).map(({ bids, ...event }) => event));
    }
  });
});

describe('entering a sale', () => {
  let app: App;
  let data: string;
  beforeAll(async () => {
    data = newDataFolder();
    const table = { ...firstRound(PLANS[0]?.[1] ?? never()), firstSeat: 0, events: [] };
    keepNamed(data, { killed: table, dear: table, escaped: table });
    app = await startApp(data);
  });
  afterAll(async () => {
    await app.stop();
  });

  test('survives a kill while typing, and returns to the same question', async () => {
    const page = await pageAt(app);
    await openGame(page, 'killed');
    for (const key of ['5', '1', '4', '1', '9']) await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('19');
    await waitForDraft(data, 'killed', /\b19\b/);
    await app.kill();

    app = await startApp(data);
    const back = await pageAt(app);
    await openGame(back, 'killed');
    await back.getByRole('heading', { name: 'Who buys, and for how much?' }).waitFor();
    expect(await back.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('19');
    await back.getByRole('button', { name: 'Sold' }).click();
    await back.getByText('Doris pays Axel 19,000').waitFor();
  });

  test('rejects a price above the buyer’s money at once, without revealing anybody’s money', async () => {
    const page = await pageAt(app);
    await openGame(page, 'dear');
    for (const key of ['1', '1', '2', '1', '0', '1']) await page.keyboard.press(key);
    const alert = page.getByRole('alert').filter({ hasText: 'Beatrix can’t pay that' });
    await alert.waitFor();
    expect(await alert.innerText()).not.toMatch(/\d/);
    expect(await page.getByRole('button', { name: 'Sold' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.getByText('Beatrix pays Axel 10,000').waitFor();

    const cover = page.getByRole('button', { name: /Beatrix’s money: hold to peek/ });
    expect(await cover.innerText()).toBe('covered');
    await cover.hover();
    await page.mouse.down();
    await expect.poll(() => cover.innerText()).toBe('90,000');
    await page.mouse.up();
    await expect.poll(() => cover.innerText()).toBe('covered');
  });

  test('goes back one answer with Escape, and after the first undoes the card', async () => {
    const page = await pageAt(app);
    await openGame(page, 'escaped');
    for (const key of ['2', '3', '1', '7']) await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('7');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: /^Axel/, pressed: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Which artist does Axel put up?' }).waitFor();
  });
});

function never(): never {
  throw new Error('there is a first plan');
}
