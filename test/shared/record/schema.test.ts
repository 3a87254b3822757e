import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { replay, outcomeOf, timelineOf, worthThrough, type Table } from '../../../src/shared/record/index.ts';
import { random, pick } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';
import { damage, isContainer } from './damage.ts';
import { wholeGame } from './games.ts';
import { SAMPLE, sampleWith } from './sample.ts';
import { auction, choices as auctionChoices } from '../../../src/shared/auction/index.ts';
import { gallery, choices as galleryChoices } from '../../../src/shared/gallery/index.ts';
import { playAuctionTable } from '../../play/auction.ts';
import { randomAuctionBox, randomGalleryBox } from '../../play/boxes.ts';
import { playGalleryTable } from '../../play/gallery.ts';
import { covers as coversAtAuction } from '../auction/covers.ts';
import { covers as coversInGallery } from '../gallery/covers.ts';
import { replayed } from '../../fixtures/replayed.ts';

const SCHEMA = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/record.schema.json'), 'utf8'),
) as object;
const fitsSchema = new Ajv().compile(SCHEMA);

/** The sample's game, or its gallery counterpart, with other events. */
const inAuction = (tracking: string, ...events: unknown[]) => sampleWith({ options: { tracking }, events });
const inGallery = (tracking: string, ...events: unknown[]) =>
  sampleWith({ edition: 'masters-gallery', options: { tracking }, events });

const PLAYED = Array.from({ length: 60 }, (_, seed) => wholeGame(seed));

test('every played game matches the schema', () => {
  for (const [seed, game] of PLAYED.entries()) {
    expect(fitsSchema(game), `${game.edition} ${seed}: ${JSON.stringify(fitsSchema.errors)}`).toBe(true);
  }
});

test('the schema accepts what the parser accepts', () => {
  const trouble = [null, true, '', '0', -1, 0.5, 1e21, [], [[]], {}, { '0': 1 }, { 'van-gogh': 1 }, 'x'];
  const damaged = repetitions(400, 20_000);
  let taken = 0;
  for (let seed = 0; seed < damaged; seed += 1) {
    const game: unknown = structuredClone(PLAYED[seed % PLAYED.length]);
    if (!isContainer(game)) throw new Error('a game is an object');
    damage(game, random(seed), trouble);
    const document: unknown = JSON.parse(JSON.stringify(game));
    if (!replay(document).ok) continue;
    taken += 1;
    expect(fitsSchema(document), `${seed}: ${JSON.stringify(fitsSchema.errors)}`).toBe(true);
  }
  expect(taken).toBeGreaterThan(damaged / 10);
});

const offer = SAMPLE.events[0];
const play = { type: 'play', seat: 0, artist: 'monet', effect: 'none' };
test.each<[string, unknown]>([
  ['another format', sampleWith({ format: 'chess/game' })],
  ['a later version', sampleWith({ version: 2 })],
  ['no id', sampleWith({ id: undefined })],
  ['an empty id', sampleWith({ id: '' })],
  ['an unknown edition', sampleWith({ edition: 'monopoly' })],
  ['a player without a name', sampleWith({ players: [...SAMPLE.players, { id: 'e' }] })],
  ['two at an auction', sampleWith({ players: SAMPLE.players.slice(0, 2) })],
  ['a seat that is text', sampleWith({ firstSeat: '0' })],
  ['no tracking', sampleWith({ options: {} })],
  ['the tracking of the other family', inAuction('full', offer)],
  ['an option the edition does not have', sampleWith({ options: { tracking: 'ledger', splitDouble: true } })],
  ['a mystery hand among four', sampleWith({ options: { tracking: 'ledger', mystery: true } })],
  [
    'an option switched on in the gallery',
    sampleWith({ edition: 'masters-gallery', options: { tracking: 'full', mystery: true }, events: [] }),
  ],
  ['an order with an artist missing', sampleWith({ options: { tracking: 'ledger', order: ['yoko'] } })],
  ['a place that is a number', sampleWith({ location: 5 })],
  ['a tag that is a number', sampleWith({ tags: [5] })],
  ['an event of the other family', inAuction('ledger', play)],
  ['an event without a type', inAuction('ledger', {})],
  ['a note that is a list', inAuction('ledger', { ...offer, note: [] })],
  ['an artist of another edition', inAuction('ledger', { ...offer, artist: 'monet' })],
  ['an unknown kind of auction', inAuction('ledger', { ...offer, auction: 'dutch' })],
  ['an offer from nobody', inAuction('ledger', { ...offer, seat: undefined })],
  ['a double as the second card', inAuction('owners', { ...offer, type: 'pair', auction: 'double' })],
  ['a sale without a price', inAuction('ledger', offer, { type: 'sale', buyer: 1 })],
  ['a broken price', inAuction('ledger', offer, { type: 'sale', buyer: 1, price: 0.5 })],
  [
    'a bid that is text',
    inAuction('ledger', offer, { type: 'sale', buyer: 1, price: 5, bids: ['5', 0, 0, 0] }),
  ],
  ['a sale in counts', inAuction('counts', offer, { type: 'sale', buyer: 1 })],
  ['an end of the round outside counts', inAuction('ledger', { type: 'end-round' })],
  ['holdings missing in counts', inAuction('counts', { type: 'settle' })],
  ['a correction without a reason', inAuction('ledger', { type: 'adjust', cash: { 0: 1 } })],
  ['a correction at no seat', inAuction('ledger', { type: 'adjust', reason: 'r', cash: { 7: 1 } })],
  ['a correction of no artist', inAuction('ledger', { type: 'adjust', reason: 'r', counts: { monet: 1 } })],
  ['a broken change', inAuction('ledger', { type: 'adjust', reason: 'r', owned: { 0: { yoko: 0.5 } } })],
  ['money counted where it is known', inAuction('ledger', { type: 'final', money: [1, 2, 3, 4] })],
  ['an effect nobody knows', inGallery('full', { ...play, effect: 'steal' })],
  ['a play by nobody', inGallery('full', { ...play, seat: null })],
  ['everyone as an object', inGallery('full', { type: 'everyone', artists: {} })],
  ['a strange card turned up', inGallery('full', { type: 'reveal', cards: [['yoko'], [], [], []] })],
  ['a reveal in counts', inGallery('counts', { type: 'reveal', cards: [[], [], [], []] })],
  ['displays missing in counts', inGallery('counts', { type: 'settle' })],
  [
    'a strange artist on display',
    inGallery('counts', { type: 'settle', displays: [{ yoko: 1 }, {}, {}, {}] }),
  ],
])('the schema refuses %s', (_, document) => {
  const asJson: unknown = JSON.parse(JSON.stringify(document));
  expect(replay(asJson).ok).toBe(false);
  expect(fitsSchema(asJson)).toBe(false);
});

// Random boxes with their numbers at the edges, played by tables that read the documents themselves.
const GAMES = repetitions(72, 5_000);

function auctionGame(seed: number) {
  const next = random(seed);
  const box = randomAuctionBox(seed);
  const tracking = pick(next, ['ledger', 'owners', 'counts'] as const);
  const players = box.mystery === null ? pick(next, [3, 4, 5]) : 3;
  const options = {
    tracking,
    ...(box.mystery === null ? {} : { mystery: true }),
    ...(box.splitDouble === 'variant' ? { splitDouble: true } : {}),
    ...(seed % 3 === 0 ? { order: box.artists.map(({ id }) => id).reverse() } : {}),
  };
  const adjusting = seed % 4 === 0 ? 0.1 : 0;
  const goesOn = seed % 2 === 0;
  const plan = { edition: box.basedOn, box, players, options, seed, adjusting, goesOn };
  return { box, ...playAuctionTable(plan) };
}

function galleryGame(seed: number) {
  const next = random(seed);
  const box = randomGalleryBox(seed);
  const options = {
    tracking: pick(next, ['full', 'counts'] as const),
    ...(seed % 3 === 0 ? { order: box.artists.map(({ id }) => id).reverse() } : {}),
  };
  const adjusting = seed % 4 === 0 ? 0.1 : 0;
  const players = pick(next, [2, 3, 4, 5]);
  return { box, ...playGalleryTable({ edition: box.basedOn, box, players, options, seed, adjusting }) };
}

/** Whether an event of a record is among what the rules offered before it. */
function isOffered(table: Table, raw: unknown): boolean {
  switch (table.family) {
    case 'auction': {
      const event = auction.readEvent(raw, table.setup);
      return event.ok && coversAtAuction(auctionChoices(table.state), event.value);
    }
    case 'gallery': {
      const event = gallery.readEvent(raw, table.setup);
      return event.ok && coversInGallery(galleryChoices(table.state), event.value);
    }
  }
}

test.each([
  ['auction', auctionGame],
  ['gallery', galleryGame],
] as const)('games with any box of the %s family replay as they were played', (_, game) => {
  for (let seed = 0; seed < GAMES; seed += 1) {
    const { box, record, outcome } = game(seed);
    // As text, since another machine has never seen the box.
    const written = JSON.stringify({ ...record, edition: 'box', box });
    const played = replayed(JSON.parse(written));
    expect(outcomeOf(played.table), `game ${seed}`).toEqual(outcome);
    for (const document of [JSON.parse(written), JSON.parse(JSON.stringify(played.record))] as unknown[]) {
      expect(fitsSchema(document), `${seed}: ${JSON.stringify(fitsSchema.errors)}`).toBe(true);
    }
    const again = replay(JSON.parse(JSON.stringify(played.record)));
    expect(again.ok && again.record, `game ${seed}`).toEqual(played.record);
    const { tables } = timelineOf(played.record, null);
    played.record.events.forEach((event, index) => {
      const before = tables[index];
      expect(before !== undefined && isOffered(before, event), `game ${seed}, event ${index}`).toBe(true);
    });
    if (seed % 10 === 0) {
      for (const { artists } of worthThrough(tables)) {
        for (const { places } of artists ?? []) {
          expect(places).toHaveLength(3);
          expect(places.every((chance) => chance >= 0 && chance < 1 + 1e-9)).toBe(true);
        }
      }
    }
  }
});
