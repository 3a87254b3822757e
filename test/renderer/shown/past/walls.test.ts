import { expect, test } from 'vitest';
import { wallOf } from '../../../../src/renderer/shown/past/walls.ts';
import type { Painting } from '../../../../src/shared/core/wall.ts';
import { packWall } from '../../../../src/shared/projection/packed-wall.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { it } from '../../../../src/shared/text/it/index.ts';

const ARTISTS = ['lite-metal', 'yoko', 'christin-p', 'karl-gitter', 'krypto'];

function painting(artist: string, hung: number, sold: boolean): Painting {
  const rest = { by: null, owner: null, seller: null, partner: null, price: null, paid: 0 };
  return { artist, hung, lot: sold ? hung + 1 : null, ...rest };
}

const ROUNDS = [
  [painting('yoko', 0, true), painting('krypto', 2, true), painting('yoko', 4, false)],
  [painting('lite-metal', 6, false)],
];
const wall = packWall({ rounds: ROUNDS }, ARTISTS);

test('a strip has every painting in its artist’s colour, and tells the rounds in words', () => {
  const strip = wallOf({ wall, edition: 'modern-art-1994' }, en);
  expect(strip?.rounds).toMatchObject(ROUNDS);
  expect(ARTISTS.map((artist) => strip?.inkOf(artist))).toEqual([1, 2, 3, 4, 5]);
  expect(strip?.label).toBe('Round 1: Yoko 2, Krypto 1, 2 sold. Round 2: Lite Metal 1.');
  expect(wallOf({ wall, edition: 'modern-art-1994' }, it)?.label).toContain('2 venduti');
});

test('a game whose paintings aren’t known has no strip', () => {
  expect(wallOf({ wall: null, edition: 'modern-art-1994' }, en)).toBeNull();
});
