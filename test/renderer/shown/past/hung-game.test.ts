import { expect, test } from 'vitest';
import { hungGame, stripText } from '../../../../src/renderer/shown/past/hung-game.ts';
import type { Painting } from '../../../../src/shared/core/wall.ts';
import { packWall } from '../../../../src/shared/projection/packed-wall.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { it } from '../../../../src/shared/text/it/index.ts';
import { GAME } from './past-game.ts';

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
  const hung = hungGame({ ...GAME, wall });
  expect(hung.rounds).toMatchObject(ROUNDS);
  expect(ARTISTS.map((artist) => hung.inkOf(artist))).toEqual([1, 2, 3, 4, 5]);
  expect(stripText(hung, en)).toBe('Round 1: Yoko 2, Krypto 1, 2 sold. Round 2: Lite Metal 1.');
  expect(stripText(hung, it)).toContain('2 venduti');
});

test('a game is unpacked once, and one whose paintings aren’t known has none', () => {
  const game = { ...GAME, wall };
  expect(hungGame(game)).toBe(hungGame(game));
  expect(hungGame(GAME).rounds).toEqual([]);
});
