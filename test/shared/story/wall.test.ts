import { expect, test } from 'vitest';
import { HUNG_BY, type Painting } from '../../../src/shared/core/wall.ts';
import { packWall, project, unpackWall } from '../../../src/shared/projection/index.ts';
import { editionIn, editionOf } from '../../../src/shared/record/index.ts';
import { figuresOf } from '../../../src/shared/story/index.ts';
import { adjust, auctionRecord, offer, sale } from '../../fixtures/auction.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { wholeGame } from '../record/games.ts';

function told(seed: number) {
  const timeline = timelineIn(wholeGame(seed));
  const { record } = timeline;
  const figures = figuresOf(timeline);
  if (figures === null) throw new Error('a whole game has figures');
  const artists = editionOf(editionIn(record)).edition.artists.map(({ id }) => id);
  return { record, timeline, figures, artists, wall: figures.wall };
}

const GAMES = Array.from({ length: 120 }, (_, seed) => told(seed));

function count<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.filter(is).length;
}

test('each artist has as many paintings on the wall as were counted, apart from cards added later', () => {
  for (const { record, figures, wall } of GAMES) {
    for (const { round, artist, count: counted, value } of figures.artists) {
      const own = (wall.rounds[round - 1] ?? []).filter((one) => one.artist === artist);
      expect(
        count(own, ({ by }) => by !== 'added'),
        record.id,
      ).toBe(counted);
      expect(own.every(({ paid }) => paid === value)).toBe(true);
    }
  }
});

test('every lot hangs with its price, buyer and seller, and nothing else is sold', () => {
  let lots = 0;
  for (const { record, figures, wall } of GAMES) {
    if (figures.family !== 'auction' || record.events.some(({ type }) => type === 'adjust')) continue;
    const sold = wall.rounds.flat().filter(({ lot }) => lot !== null);
    for (const { index, auctioneer, partner, buyer, artist, kind, paintings, price, paid } of figures.lots) {
      lots += 1;
      const own = sold.filter(({ lot }) => lot === index);
      expect(own, record.id).toHaveLength(paintings);
      for (const painting of own)
        expect(painting).toMatchObject({
          artist,
          by: kind,
          owner: buyer,
          seller: auctioneer,
          partner,
          price,
        });
      expect(own.reduce((sum, one) => sum + one.paid, 0)).toBe(paid);
    }
    expect(sold).toHaveLength(figures.lots.reduce((sum, { paintings }) => sum + paintings, 0));
  }
  expect(lots).toBeGreaterThan(600);
});

test('in the card games, everybody has the cards that scored for them', () => {
  let games = 0;
  for (const { record, figures, wall } of GAMES) {
    if (figures.family !== 'gallery' || figures.tracking !== 'full') continue;
    if (record.events.some(({ type }) => type === 'adjust')) continue;
    games += 1;
    for (const { round, seat, artist, cards } of figures.earnings) {
      const own = wall.rounds[round - 1] ?? [];
      expect(
        count(own, (one) => one.owner === seat && one.artist === artist),
        record.id,
      ).toBe(cards);
    }
    const owned = count(wall.rounds.flat(), ({ owner }) => owner !== null);
    expect(owned).toBe(figures.earnings.reduce((sum, { cards }) => sum + cards, 0));
  }
  expect(games).toBeGreaterThan(10);
});

test('a corrected count takes down the artist’s latest paintings, first those that nobody has', () => {
  const sold = [offer(0, 'yoko'), sale(1, 5), offer(1, 'krypto'), sale(2, 7), offer(2, 'yoko'), sale(3, 9)];
  const wallAfter = (...counts: readonly Readonly<Record<string, number>>[]) =>
    figuresOf(timelineIn(auctionRecord([...sold, ...counts.map((each) => adjust({ counts: each }))])))
      ?.wall.rounds.flat()
      .map(({ artist, owner }) => `${artist} ${String(owner)}`);
  const hung = ['yoko 1', 'krypto 2', 'yoko 3'];
  expect(wallAfter({ yoko: 2, 'lite-metal': 1 })).toEqual([
    ...hung,
    'lite-metal null',
    'yoko null',
    'yoko null',
  ]);
  const more = [{ yoko: 1 }, { krypto: 1 }, { yoko: 1 }];
  expect(wallAfter(...more, { yoko: -1 })).toEqual([...hung, 'yoko null', 'krypto null']);
  expect(wallAfter({ yoko: 1 }, { yoko: -1 })).toEqual(hung);
  expect(wallAfter({ yoko: 1 }, { yoko: -2 })).toEqual(hung.slice(0, 2));
});

test('hangs in order, and the same after packing', () => {
  for (const { timeline, wall, artists } of GAMES) {
    const hung = wall.rounds.flat().map((one) => one.hung);
    expect(hung).toEqual(hung.toSorted((one, other) => one - other));
    expect(unpackWall(packWall(wall, artists), artists)).toEqual(wall);
    expect(project(timeline)?.wall ?? wall).toEqual(wall);
  }
  const dear: Painting = {
    artist: 'b',
    by: HUNG_BY.at(-1) ?? null,
    hung: 999,
    lot: 2050,
    owner: 4,
    seller: 0,
    partner: 3,
    price: Number.MAX_SAFE_INTEGER - 1,
    paid: 31,
  };
  const rounds = [[], [{ ...dear, artist: 'a', hung: 0, lot: null, price: 0 }, dear], []];
  expect(unpackWall(packWall({ rounds }, ['a', 'b']), ['a', 'b'])).toEqual({ rounds });
});
