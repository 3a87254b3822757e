import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { AuctionKind } from '../../src/shared/auction/index.ts';
import type { RawEvent } from '../play/auction.ts';
import { expectAccessible, ownPage, pageAt, step } from './browser.ts';
import { A, auctionRecord, offer } from '../fixtures/auction.ts';
import { runningApp } from './running-app.ts';
import { keepNamed, waitForDraft, withStore } from './store.ts';

/** Axel has just played a Krypto. */
const offered = (kind: AuctionKind) => auctionRecord([offer(A, 'krypto', kind)]);

const GAMES = {
  spoken: offered('open'),
  'spoken-hidden': offered('hidden'),
  killed: offered('open'),
  hidden: offered('hidden'),
  'hidden-killed': offered('hidden'),
  'once-killed': offered('once'),
  'fixed-killed': offered('fixed'),
  'double-killed': offered('double'),
  double: offered('double'),
  asked: auctionRecord([]),
};

declare global {
  var heard: string[];
}

/** Runs in the page before its own scripts: one English voice is installed, and what it says is kept. */
function installVoice(): void {
  globalThis.heard = [];
  const voice = { lang: 'en-GB', localService: true, default: true, name: 'Ada', voiceURI: 'ada' };
  class Utterance extends EventTarget {
    voice = null;
    readonly text: string;

    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak: ({ text }: Utterance) => globalThis.heard.push(text),
    cancel: () => undefined,
  });
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
}

const app = runningApp((data) => {
  keepNamed(data, GAMES);
  withStore(app.data, ({ settings }) => settings.set({ auctions: 'run', voice: 'on' }));
});

async function openGame(id: keyof typeof GAMES, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await pageAt(app, `#/game/${id}`, {
    viewport: { width: 1024, height: 640 },
    ...options,
  });
  await page.locator('[data-events]').waitFor();
  return page;
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function expectAsked(page: Page, question: string): Promise<void> {
  await page.getByRole('heading', { name: question, exact: true }).waitFor();
}

async function expectWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect({ width, height }).toEqual({ width: 0, height: 0 });
}

async function expectSold(page: Page, events: number, paid: string): Promise<void> {
  await page.locator(`[data-events="${events}"]`).waitFor();
  await page.getByText(paid).first().waitFor();
}

describe('an auction run by the app', () => {
  test('is spoken by an installed voice: each call and the sale, but no hidden bid', async () => {
    const page = await ownPage(app.address, {}, async (context) => {
      await context.addInitScript(installVoice);
    });
    const heard = () => page.evaluate(() => globalThis.heard);
    await step(page, '#/game/spoken');
    await expectAsked(page, 'Who bids?');
    await press(page, '2', '7', 'Enter');
    await expectAsked(page, 'Beatrix bids 7,000');
    await press(page, 'Enter');
    await expectAsked(page, 'Beatrix, 7,000: going once');
    await press(page, 'Enter');
    await expectAsked(page, 'Beatrix, 7,000: going twice');
    await press(page, 'Enter');
    await expectSold(page, 2, 'Beatrix pays Axel 7,000');
    await expect
      .poll(heard)
      .toEqual([
        'Beatrix, 7,000: going once',
        'Beatrix, 7,000: going twice',
        expect.stringContaining('Beatrix'),
      ]);
    await step(page, '#/game/spoken-hidden');
    for (const [name, bid] of [
      ['Axel', '5'],
      ['Beatrix', '39'],
      ['Clemens', '37'],
      ['Doris', '1'],
    ] as const) {
      await expectAsked(page, `Hand the screen to ${name}`);
      await press(page, 'Enter', ...bid, 'Enter');
    }
    await expectAsked(page, 'All bids are in');
    expect(await heard()).toHaveLength(3);
  });

  test('hidden: handed round, covered, revealed together, and the tie explained', async () => {
    const page = await openGame('hidden');
    await expectAsked(page, 'Hand the screen to Axel');
    await expectWhole(page);
    await press(page, 'Enter');
    await expectAsked(page, 'Axel, what do you bid?');
    const field = page.getByLabel('Axel’s bid');
    expect(await field.getAttribute('type')).toBe('password');
    await press(page, '5');
    await page.getByRole('button', { name: 'Show what I type' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await expectWhole(page);
    await press(page, 'Enter');
    for (const [name, bid] of [
      ['Beatrix', '37'],
      ['Clemens', '37'],
    ] as const) {
      await expectAsked(page, `Hand the screen to ${name}`);
      await press(page, 'Enter');
      expect(await page.getByLabel(`${name}’s bid`).getAttribute('type')).toBe('password');
      await press(page, ...bid, 'Enter');
    }
    await expectAsked(page, 'Hand the screen to Doris');
    expect(await page.locator('main').innerText()).not.toContain('37');
    await press(page, 'Enter', 'Enter');
    await expectAsked(page, 'All bids are in');
    expect(await page.locator('main').innerText()).not.toContain('37');
    await expectWhole(page);
    await press(page, 'Enter');
    await expectAsked(page, 'Beatrix gets it for 37,000');
    await expectAccessible(page);
    await page.getByText('Beatrix and Clemens bid 37,000 each.').waitFor();
    await expectWhole(page);
    await press(page, 'Enter');
    await expectSold(page, 2, 'Beatrix pays Axel 37,000');
  });

  test('a double: asked in turn, a new auctioneer, and the turn that moves on', async () => {
    const page = await openGame('double');
    await expectAsked(page, 'Axel: add a second Krypto?');
    await press(page, '0');
    await expectAsked(page, 'Beatrix: add a second Krypto?');
    await press(page, '0');
    await expectWhole(page);
    await press(page, '1');
    await expectAsked(page, 'How does Clemens sell the pair?');
    await press(page, 'Escape');
    await expectAsked(page, 'Clemens: add a second Krypto?');
    await press(page, '1', '2');
    await expectAsked(page, 'Doris: bid or pass?');
    await page.getByText('Doris is next; Beatrix misses a turn.').waitFor();
    await expectWhole(page);
    await press(page, '+', 'Enter', 'Enter', 'Enter', 'Enter');
    await expectSold(page, 3, 'Doris pays Clemens 1,000');
    await expectAsked(page, 'Which artist does Doris put up?');
  });
});

describe('an auction in progress', () => {
  test('continues after a kill, hidden bids included', async () => {
    const open = await openGame('killed');
    await press(open, '2', '7', 'Enter', 'Enter');
    await expectAsked(open, 'Beatrix, 7,000: going once');
    const hidden = await openGame('hidden-killed');
    await press(hidden, 'Enter', '4', '2', 'Enter', 'Enter', '9', 'Enter');
    await expectAsked(hidden, 'Hand the screen to Clemens');
    const once = await openGame('once-killed');
    await press(once, '8', 'Enter', 'Enter');
    await expectAsked(once, 'Doris: Beatrix bid 8,000. Bid more or pass?');
    const fixed = await openGame('fixed-killed');
    await press(fixed, '1', '4', 'Enter', '0');
    await expectAsked(fixed, 'Clemens: take it for 14,000?');
    const double = await openGame('double-killed');
    await press(double, '0', '1');
    await expectAsked(double, 'How does Beatrix sell the pair?');
    for (const [id, said] of [
      ['killed', /going/],
      ['hidden-killed', /"amount":9\b/],
      ['once-killed', /"amount":8\b.*pass/],
      ['fixed-killed', /14.*pass/],
      ['double-killed', /pass.*add/],
    ] as const) {
      await waitForDraft(app.data, id, said);
    }
    await app.restart();

    const back = await openGame('killed');
    await expectAsked(back, 'Beatrix, 7,000: going once');
    await press(back, 'Enter', 'Enter');
    await expectSold(back, 2, 'Beatrix pays Axel 7,000');
    const covered = await openGame('hidden-killed');
    await expectAsked(covered, 'Hand the screen to Clemens');
    await press(covered, 'Enter', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter');
    await expectSold(covered, 2, 'Axel pays the bank 42,000');
    const inTurn = await openGame('once-killed');
    await expectAsked(inTurn, 'Doris: Beatrix bid 8,000. Bid more or pass?');
    await press(inTurn, 'Enter', 'Enter', 'Enter');
    await expectSold(inTurn, 2, 'Beatrix pays Axel 8,000');
    const named = await openGame('fixed-killed');
    await expectAsked(named, 'Clemens: take it for 14,000?');
    await press(named, '1', 'Enter');
    await expectSold(named, 2, 'Clemens pays Axel 14,000');
    const added = await openGame('double-killed');
    await expectAsked(added, 'How does Beatrix sell the pair?');
    await press(added, 'Escape', '0');
    await expectAsked(added, 'Clemens: add a second Krypto?');
  });

  test('is only run by the app if the table wants it', async () => {
    const page = await openGame('asked');
    await press(page, '5', '1');
    await expectAsked(page, 'Who bids?');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'We run them and enter the result' }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await expectAsked(page, 'Who buys, and for how much?');
    await page.getByRole('button', { name: 'Run the auction' }).click();
    await expectAsked(page, 'Who bids?');
    // The bar undoes the last call; with nothing called, it and going back undo the card, as usual.
    await press(page, '2', '7', 'Enter', 'Enter');
    await expectAsked(page, 'Beatrix, 7,000: going once');
    const undo = page.getByRole('button', { name: /^Undo/ });
    const redo = page.getByRole('button', { name: /^Redo/ });
    expect(await undo.getAttribute('title')).toBe('Undo: Going once');
    await undo.click();
    await expectAsked(page, 'Beatrix bids 7,000');
    await press(page, 'Control+Shift+Z');
    await expectAsked(page, 'Beatrix, 7,000: going once');
    await undo.click();
    await undo.click();
    await expectAsked(page, 'Who bids?');
    await undo.click();
    await expectAsked(page, 'Which artist does Axel put up?');
    await redo.click();
    // The choice whether the app runs this auction belonged to this lot, and went with it.
    await expectAsked(page, 'Who buys, and for how much?');
    await press(page, 'Escape');
    await expectAsked(page, 'Which artist does Axel put up?');
  });
});

test('an auction becomes one sale, with the bids the record keeps', async () => {
  await app.stop();
  const saleOf = (id: string): RawEvent | undefined =>
    withStore(app.data, ({ games }) => games.get(id)?.record.events.find(({ type }) => type === 'sale'));
  expect(saleOf('hidden')).toMatchObject({ buyer: 1, price: 37, bids: [5, 37, 37, null] });
});
