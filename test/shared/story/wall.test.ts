import { expect, test } from 'vitest';
import { HUNG_BY, type Painting } from '../../../src/shared/core/wall.ts';
import { packWall, unpackWall } from '../../../src/shared/projection/index.ts';
import { figuresOf } from '../../../src/shared/story/index.ts';
import { adjust, auctionRecord, offer, sale } from '../../fixtures/auction.ts';
import { timelineIn } from '../../fixtures/replayed.ts';

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

test('a wall of many and dear paintings is the same after packing', () => {
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
