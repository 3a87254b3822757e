import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import keysOnPaper from '../../docs/keys.md?raw';
import { correctionForm } from '../../src/renderer/correct/load.ts';
import type { EventJson } from '../../src/shared/record/index.ts';
import { add, auctionRecord, nobodyAdds, offer, sale, THREE_LOTS } from '../fixtures/auction.ts';
import { draw, influence, play } from '../fixtures/gallery.ts';
import { recordOf } from '../fixtures/replayed.ts';
import { openTable, pointAt } from './screens/table/open-table.ts';

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

/** Presses keys as the document writes them: a seat is pointed at first. */
async function press(keys: readonly string[]): Promise<void> {
  const [, seat] = /^Shift\+(\d)$/.exec(keys[0] ?? '') ?? [];
  if (seat !== undefined) pointAt(Number(seat) - 1);
  const typed = keys.slice(seat === undefined ? 0 : 1).map((key) => {
    if (key === 'Del') return '{Delete}';
    return key.length > 1 ? `{${key}}` : key.toLowerCase();
  });
  await userEvent.keyboard(typed.join(''));
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
  'the price of the last sale': { before: THREE_LOTS, after: THREE_LOTS.with(5, sale(3, 21)) },
  'a price three sales back': { before: THREE_LOTS, after: THREE_LOTS.with(1, sale(1, 21)) },
  'who bought the last one': { before: THREE_LOTS, after: THREE_LOTS.with(5, sale(1, 12)) },
  'who bought the one before': { before: THREE_LOTS, after: THREE_LOTS.with(3, sale(0, 30)) },
  'a double entered as a single card': {
    before: THREE_LOTS,
    after: [...THREE_LOTS.slice(0, 4), offer(2, 'yoko', 'double'), add(1, 'yoko'), sale(3, 12)],
  },
  'the round ended a card earlier': {
    before: [...FOUR_KRYPTOS, offer(0, 'yoko'), sale(1, 5), offer(1, 'krypto')],
    after: [...FOUR_KRYPTOS, offer(0, 'krypto')],
  },
  'a sale entered twice, one sale ago': {
    before: [
      ...THREE_LOTS.slice(0, 4),
      offer(2, 'krypto', 'once'),
      sale(2, 30),
      offer(3, 'yoko', 'hidden'),
      sale(3, 12),
    ],
    after: [...THREE_LOTS.slice(0, 4), offer(2, 'yoko', 'hidden'), sale(3, 12)],
  },
  'a sale forgotten one sale ago': {
    before: THREE_LOTS,
    after: [
      ...THREE_LOTS.slice(0, 4),
      offer(2, 'karl-gitter'),
      sale(0, 18),
      offer(3, 'yoko', 'hidden'),
      ...THREE_LOTS.slice(5),
    ],
  },
  'another edition': {
    before: THREE_LOTS,
    after: THREE_LOTS.map((event) =>
      typeof event['artist'] === 'string' ? { ...event, artist: CMON[event['artist']] } : event,
    ),
  },
  'somebody who never played': {
    before: THREE_LOTS.slice(0, 2),
    after: THREE_LOTS.slice(0, 2),
    seats: ['Axel', 'Beatrix', 'Clemens'],
  },
  'a player too few': {
    before: THREE_LOTS.slice(0, 2),
    after: [expect.objectContaining({ away: { 4: true } }), ...THREE_LOTS.slice(0, 2)],
    seats: ['Axel', 'Beatrix', 'Clemens', 'Doris', 'axe'],
  },
  'somebody leaves': {
    before: THREE_LOTS,
    after: [...THREE_LOTS, { type: 'adjust', reason: '', away: { 3: true } }],
  },
  'a misspelt name': { before: THREE_LOTS, after: THREE_LOTS, seats: ['Axel', 'axe', 'Clemens', 'Doris'] },
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

/** The document's tables, one per family. */
const [paintings = [], cards = []] = keysOnPaper
  .split(/^## /m)
  .slice(1)
  .map((part) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, what = '', keys = '', count = '']) => ({ what, keys: keys.split(' '), count: Number(count) }))
      .filter(({ count }) => !Number.isNaN(count)),
  );

/** As few as with a pencil. */
const AT_MOST: Readonly<Record<string, number>> = {
  'a price three sales back': 6,
  'a sale forgotten one sale ago': 8,
  'the artist of a card three cards back': 5,
  'a card forgotten one card ago': 4,
};

test('the document has every key used here', () => {
  expect(paintings.map(({ what }) => what)).toEqual(Object.keys(PAINTINGS));
  expect(cards.map(({ what }) => what)).toEqual(Object.keys(CARD_GAMES));
});

test.each([
  ...paintings.map((row) => ({ ...row, edition: 'modern-art-1994', tracking: 'ledger', cases: PAINTINGS })),
  ...cards.map((row) => ({ ...row, edition: 'masters-gallery', tracking: 'full', cases: CARD_GAMES })),
])('$what takes $count keys, and they do what the document says', async ({ what, keys, count, ...of }) => {
  const { before, after, tracking = of.tracking, seats } = of.cases[what] ?? from();
  const record = recordOf(auctionRecord(before, { edition: of.edition, options: { tracking } }));
  await correctionForm.load();
  const { now } = await openTable(record);
  // A game without a host has people who sit where they do, unless something is corrected.
  if (keys[0]?.startsWith('Shift') === true) await press(['C']);
  await press(keys);
  const names = () => now().players.map(({ name }) => name);
  const told = () => [names(), ...now().events.map(({ at: _, ...event }) => event)];
  await expect.poll(told).toEqual([seats ?? record.players.map(({ name }) => name), ...after]);
  expect(keys).toHaveLength(count);
  expect(count).toBeLessThanOrEqual(AT_MOST[what] ?? count);
});
