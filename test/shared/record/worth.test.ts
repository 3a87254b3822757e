import { describe, expect, test } from 'vitest';
import { lookAhead, rankingOf, type CardsToCome } from '../../../src/shared/core/chances.ts';
import { gallery as galleryFamily } from '../../../src/shared/gallery/index.ts';
import {
  editionIn,
  editionOf,
  type GameRecord,
  timelineOf,
  worthThrough,
} from '../../../src/shared/record/index.ts';
import { offer, sale } from '../../fixtures/auction.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from './games.ts';
import { sampleWith } from './sample.ts';
import { recordOf as read } from '../../fixtures/replayed.ts';

const CERTAIN = { first: [1, 0, 0], second: [0, 1, 0], third: [0, 0, 1], none: [0, 0, 0] };

function positions(document: unknown) {
  const { tables, problem } = timelineOf(read(document), null);
  expect(problem).toBeNull();
  return worthThrough(tables);
}

/** What the artists are worth after the last event. */
function last(document: unknown) {
  const { artists } = positions(document).at(-1) ?? { artists: null };
  return Object.fromEntries((artists ?? []).map(({ artist, ...rest }) => [artist, rest]));
}

const sold = (buyer: number, price = 1) => sale(buyer, price);
const fourYokos = [0, 1, 2, 3].flatMap((seat) => [offer(seat, 'yoko'), sold((seat + 1) % 4)]);

describe('Modern Art', () => {
  test('a round before its payout is certain', () => {
    const worth = last(sampleWith({ events: [...fourYokos, offer(0, 'yoko')] }));
    expect(worth['yoko']).toEqual({ places: CERTAIN.first, pays: [30, 20, 10], worth: 30 });
    expect(worth['lite-metal']).toEqual({ places: CERTAIN.none, pays: [30, 20, 10], worth: 0 });
  });

  test('earlier tiles, adjusted ones included, only count for ranked artists', () => {
    const settled = [...fourYokos, offer(0, 'yoko'), { type: 'settle' }];
    const before = last(sampleWith({ events: settled }));
    const [first = 0, second = 0, third = 0] = before['yoko']?.places ?? [];
    expect(before['yoko']?.worth).toBeCloseTo(first * 60 + second * 50 + third * 40, 12);
    const adjust = { type: 'adjust', reason: 'tile', standing: { yoko: 10 } };
    const after = last(sampleWith({ events: [...settled, adjust] }));
    expect(after['yoko']?.worth).toBeCloseTo(first * 70 + second * 60 + third * 50, 12);
  });

  test('fewer cards in hands end the round sooner', () => {
    const emptied = { type: 'adjust', reason: 'hands', hands: { 0: -9, 1: -9, 2: -9, 3: -8 } };
    const oneLeft = last(sampleWith({ events: [emptied] }));
    // A single card is still to come: 12 to 16 of 70 by each artist.
    const pays = [30, 20, 10];
    expect(oneLeft['krypto']).toEqual({ places: [16 / 70, 0, 0], pays, worth: (16 / 70) * 30 });
    expect(oneLeft['lite-metal']).toEqual({ places: [12 / 70, 0, 0], pays, worth: (12 / 70) * 30 });
  });

  test('money and paintings make no difference', () => {
    const adjust = { type: 'adjust', reason: 'coins', cash: { 0: -10 }, owned: { 1: { yoko: 1 } } };
    const events = fourYokos.slice(0, 4);
    expect(last(sampleWith({ events: [...events, adjust] }))).toEqual(last(sampleWith({ events })));
  });
});

describe('Masters Gallery', () => {
  const gallery = (events: readonly object[]) =>
    sampleWith({ edition: 'masters-gallery', options: { tracking: 'full' }, events });
  const play = (seat: number, artist: string, effect = 'none') => ({ type: 'play', seat, artist, effect });
  const influence = { type: 'influence', artist: 'monet' };

  test('the card next to the deck is averaged over until it is turned up', () => {
    const before = last(gallery([]));
    const cards = { vermeer: 17, degas: 18, monet: 19, renoir: 20, 'van-gogh': 21 };
    const mean = Object.entries(cards).reduce(
      (sum, [artist, count]) =>
        sum + (count / 95) * (last(gallery([{ type: 'influence', artist }]))['monet']?.worth ?? 0),
      0,
    );
    expect(before['monet']?.worth).toBeCloseTo(mean, 12);
  });

  test('face-down cards are averaged over until they are revealed', () => {
    const limit = galleryFamily.editions['masters-gallery'].limits[4] ?? 0;
    const monets = Array.from({ length: limit - 1 }, (_, index) => play((index + 1) % 4, 'monet'));
    const events = [influence, play(0, 'degas', 'second-down'), { type: 'face-down' }, ...monets];
    const unseen = 95 - 1 - limit;
    const waiting = last(gallery(events));
    expect(waiting['monet']?.places[0]).toBeCloseTo(1, 12);
    // With a Vermeer face down, Vermeer wins the tie with Degas; any other artist comes third.
    expect(waiting['vermeer']?.places[1]).toBeCloseTo(17 / unseen, 12);
    expect(waiting['degas']?.places[1]).toBeCloseTo(1 - 17 / unseen, 12);
    expect(waiting['degas']?.places[2]).toBeCloseTo(17 / unseen, 12);
    expect(waiting['renoir']?.places[2]).toBeCloseTo(20 / unseen, 12);
    const revealed = [...events, { type: 'reveal', cards: [['vermeer'], [], [], []] }];
    expect(last(gallery(revealed))['degas']?.places).toEqual(CERTAIN.third);
    const extra = { type: 'extras', cards: [[], ['monet'], [], []] };
    expect(last(gallery([...revealed, extra]))).toEqual(last(gallery(revealed)));
  });
});

/** Cards and deal as the record's events say them, for games nobody has corrected. */
function modelOf(
  record: GameRecord,
  after: number,
): { round: CardsToCome; counts: number[]; over: boolean } | null {
  const known = editionOf(editionIn(record));
  if (known.family !== 'auction') return null;
  const { edition } = known;
  const { mystery, tracking } = record.options;
  const players = record.players.length;
  const deals = (mystery === true ? edition.mystery?.deal : edition.deal[players]) ?? [];
  const hands = players + (mystery === true ? 1 : 0);
  const order = edition.artists.map(({ id }) => id);
  const counts = order.map(() => 0);
  const boxed = order.map(() => 0);
  let round = 1;
  for (const event of record.events.slice(0, after)) {
    if (event.type === 'offer' || event.type === 'pair' || event.type === 'mystery') {
      const artist = order.findIndex((id) => id === event['artist']);
      counts[artist] = (counts[artist] ?? 0) + 1;
    } else if (event.type === 'settle') {
      for (const [artist, count] of counts.entries()) boxed[artist] = (boxed[artist] ?? 0) + count;
      counts.fill(0);
      round += 1;
    }
  }
  const dealt = hands * deals.slice(0, round).reduce((sum, cards) => sum + cards, 0);
  const played = boxed.reduce((sum, count) => sum + count, 0);
  expect(['ledger', 'owners', 'counts']).toContain(tracking);
  return {
    round: {
      supply: edition.artists.map(({ cards }, artist) => cards - (boxed[artist] ?? 0)),
      most: dealt - played,
      limit: edition.limit,
      faceDown: 0,
      places: 3,
    },
    counts,
    // A round also ends when all players are out of cards; the mystery hand may still have some.
    over: counts.some((count) => count >= edition.limit) || record.events[after]?.type === 'settle',
  };
}

test('over whole games, every position follows from the cards that were put up', () => {
  let compared = 0;
  for (let seed = 0; seed < repetitions(20, 500); seed += 1) {
    const record = read(wholeGame(seed));
    if (record.events.some(({ type }) => type === 'adjust' || type === 'end-round')) continue;
    const all = positions(record);
    expect(all.map(({ after }) => after)).toEqual(
      Array.from({ length: record.events.length + 1 }, (_, at) => at),
    );
    const ahead = lookAhead();
    const end = record.events.findLastIndex(({ type }) => type === 'settle');
    for (const { after, artists } of all) {
      const model = modelOf(record, after);
      if (model === null) continue;
      expect(artists === null).toBe(after > end);
      if (artists === null) continue;
      const { round, counts, over } = model;
      const chances = over ? rankingOf(round, counts) : ahead(round, counts);
      expect(artists.map(({ places }) => places)).toEqual(chances);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(200);
});
