import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EventJson } from '../../src/shared/record/index.ts';
import { play, influence, draw } from '../fixtures/gallery.ts';
import { pageAt, step } from './browser.ts';
import { waitForEvents } from './entered.ts';
import { add, auctionRecord, nobodyAdds, offer, sale } from '../fixtures/auction.ts';
import { runningApp } from './running-app.ts';
import { keepNamed, kept } from './store.ts';

/** Three sales, then it is Doris's turn. */
const SALES = [
  offer(0, 'yoko'),
  sale(1, 19),
  offer(1, 'krypto', 'once'),
  sale(2, 30),
  offer(2, 'yoko', 'hidden'),
  sale(3, 12),
];
const FOUR_KRYPTOS = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'krypto'), sale(seat, 1)]);
const CARDS = [
  influence('vermeer'),
  ...['degas', 'monet', 'renoir'].map((artist, seat) => play(seat, artist)),
];

/** The events before the keys are pressed, and all events afterwards. */
interface Case {
  readonly before: readonly EventJson[];
  readonly after: readonly EventJson[];
  readonly tracking?: string;
  /** Everybody's name afterwards, if it's about them. */
  readonly seats?: readonly string[];
}

/** The artists in the same places of the row. */
const CMON: Readonly<Record<string, string>> = { yoko: 'sigrid-thaler', krypto: 'rafael-silveira' };

/** A key as the table writes it. */
function keyNamed(key: string): string {
  if (key === 'Del') return 'Delete';
  return /^[A-Z]$/.test(key) ? key.toLowerCase() : key.replace(/\+(\d)$/, '+Digit$1');
}

/** Starting from an empty game. */
const from = (...after: readonly EventJson[]): Case => ({ before: [], after });
const krypto = (auction: string) => offer(0, 'krypto', auction);
const CARD = { type: 'play', seat: 0, artist: 'degas' };
const INFLUENCE = CARDS.slice(0, 1);

const PAINTINGS: Readonly<Record<string, Case>> = {
  'an open auction': from(krypto('open'), sale(3, 19)),
  'once around': from(krypto('once'), sale(3, 19)),
  fist: from(krypto('hidden'), sale(3, 19)),
  'a named price': from(krypto('fixed'), sale(3, 19)),
  'nobody bids': from(krypto('open'), sale(0, 0)),
  'a double and a second card': from(krypto('double'), add(1, 'krypto'), sale(3, 19)),
  'a double to which nobody adds a card': from(krypto('double'), nobodyAdds),
  'the card that ends the round': {
    before: FOUR_KRYPTOS,
    after: [...FOUR_KRYPTOS, { type: 'offer', seat: 0, artist: 'krypto' }],
  },
  'a sale, only who buys': { ...from(krypto('open'), { type: 'sale', buyer: 3 }), tracking: 'owners' },
  'a painting, only which artist': { ...from({ type: 'offer', artist: 'krypto' }), tracking: 'counts' },
  'the price of the last sale': { before: SALES, after: SALES.with(5, sale(3, 21)) },
  'a price three sales back': { before: SALES, after: SALES.with(1, sale(1, 21)) },
  'who bought the last one': { before: SALES, after: SALES.with(5, sale(1, 12)) },
  'who bought the one before': { before: SALES, after: SALES.with(3, sale(0, 30)) },
  'a double entered as a single card': {
    before: SALES,
    after: [...SALES.slice(0, 4), offer(2, 'yoko', 'double'), add(1, 'yoko'), sale(3, 12)],
  },
  'the round ended a card earlier': {
    before: [...FOUR_KRYPTOS, offer(0, 'yoko'), sale(1, 5), offer(1, 'krypto')],
    after: [...FOUR_KRYPTOS, offer(0, 'krypto')],
  },
  'a sale entered twice, one sale ago': {
    before: [
      ...SALES.slice(0, 4),
      offer(2, 'krypto', 'once'),
      sale(2, 30),
      offer(3, 'yoko', 'hidden'),
      sale(3, 12),
    ],
    after: [...SALES.slice(0, 4), offer(2, 'yoko', 'hidden'), sale(3, 12)],
  },
  'a sale forgotten one sale ago': {
    before: SALES,
    after: [
      ...SALES.slice(0, 4),
      offer(2, 'karl-gitter'),
      sale(0, 18),
      offer(3, 'yoko', 'hidden'),
      ...SALES.slice(5),
    ],
  },
  'another edition': {
    before: SALES,
    after: SALES.map((event) =>
      typeof event['artist'] === 'string' ? { ...event, artist: CMON[event['artist']] } : event,
    ),
  },
  'somebody who never played': {
    before: SALES.slice(0, 2),
    after: SALES.slice(0, 2),
    seats: ['Axel', 'Beatrix', 'Clemens'],
  },
  'a player too few': {
    before: SALES.slice(0, 2),
    after: [expect.objectContaining({ away: { 4: true } }), ...SALES.slice(0, 2)],
    seats: ['Axel', 'Beatrix', 'Clemens', 'Doris', 'axe'],
  },
  'somebody leaves': { before: SALES, after: [...SALES, { type: 'adjust', reason: '', away: { 3: true } }] },
  'a misspelt name': { before: SALES, after: SALES, seats: ['Axel', 'axe', 'Clemens', 'Doris'] },
};

const CARD_GAMES: Readonly<Record<string, Case>> = {
  'a card without a symbol': { before: INFLUENCE, after: [...INFLUENCE, { ...CARD, effect: 'none' }] },
  'a card that draws another': {
    before: INFLUENCE,
    after: [...INFLUENCE, { ...CARD, effect: 'draw' }, draw],
  },
  'a card, only which artist': {
    before: INFLUENCE,
    after: [...INFLUENCE, { type: 'play', artist: 'degas' }],
    tracking: 'counts',
  },
  'the artist of a card three cards back': {
    before: CARDS,
    after: CARDS.map((card, at) => (at === 1 ? { ...card, artist: 'vermeer' } : card)),
  },
  'a card forgotten one card ago': {
    before: CARDS,
    after: [...CARDS.slice(0, 3), play(2, 'degas'), play(3, 'renoir')],
  },
};

interface Row {
  readonly what: string;
  readonly keys: readonly string[];
  readonly count: number;
}

/** The document's tables, one per family. */
function tables(): Row[][] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/keys.md'), 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) =>
      part
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .map((line) => line.split('|').map((cell) => cell.trim()))
        .map(([, what = '', keys = '', count = '']) => ({
          what,
          keys: keys.split(' '),
          count: Number(count),
        }))
        .filter(({ count }) => !Number.isNaN(count)),
    );
}

const [paintings = [], cards = []] = tables();

function gamesOf(cases: Readonly<Record<string, Case>>, edition: string, whole: string) {
  return Object.entries(cases).map(([what, { before, tracking = whole }]) => [
    what,
    auctionRecord(before, { edition, options: { tracking } }),
  ]);
}

const app = runningApp((data) =>
  keepNamed(
    data,
    Object.fromEntries([
      ...gamesOf(PAINTINGS, 'modern-art-1994', 'ledger'),
      ...gamesOf(CARD_GAMES, 'masters-gallery', 'full'),
    ]),
  ),
);

const seated = (page: Page) => page.getByRole('list', { name: 'Players' }).locator('b').allInnerTexts();

const wanted: (readonly [string, readonly Row[], Readonly<Record<string, Case>>])[] = [
  ['Modern Art', paintings, PAINTINGS],
  ['the card games', cards, CARD_GAMES],
];

describe.each(wanted)('the keys of %s', (_, rows, cases) => {
  test('include every key used here', () => {
    expect(rows.map(({ what }) => what)).toEqual(Object.keys(cases));
  });

  test('are as many as the table says, and do what it says', async () => {
    const page = await pageAt(app);
    for (const { what, keys, count } of rows) {
      const { before, after, seats } = cases[what] ?? from();
      await step(page, `#/game/${encodeURIComponent(what)}`);
      await waitForEvents(page, before.length);
      await page.locator('main h2[tabindex]').first().waitFor();
      for (const key of keys) await page.keyboard.press(keyNamed(key));
      if (seats !== undefined) await expect.poll(() => seated(page), { message: what }).toEqual(seats);
      await expect.poll(() => kept(app.data, what), { message: what }).toEqual(after);
      expect(keys, what).toHaveLength(count);
    }
  });

  test('that correct an earlier entry are as few as with a pencil', () => {
    const countOf = (what: string) => rows.find((row) => row.what === what)?.count ?? 0;
    const [sold, oldPrice, forgotten] = [
      'an open auction',
      'a price three sales back',
      'a sale forgotten one sale ago',
    ];
    if (countOf(sold) === 0) {
      expect(countOf('the artist of a card three cards back')).toBeLessThanOrEqual(1 + 4);
      expect(countOf('a card forgotten one card ago')).toBeLessThanOrEqual(
        countOf('a card without a symbol') + 2,
      );
    } else {
      expect(countOf(oldPrice)).toBeLessThanOrEqual(2 + 4);
      expect(countOf(forgotten)).toBeLessThanOrEqual(countOf(sold) + 2);
    }
  });
});
