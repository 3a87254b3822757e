import { expect, test } from 'vitest';
import { drawStrips, framesOf, type Easel } from '../../../../src/renderer/shown/past/strip-drawing.ts';
import { copyTo } from '../../../../src/renderer/shown/past/strip-easel.ts';
import { hungGame, stripText } from '../../../../src/renderer/shown/past/hung-game.ts';
import type { Painting } from '../../../../src/shared/core/wall.ts';
import { packWall } from '../../../../src/shared/projection/packed-wall.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { it } from '../../../../src/shared/text/it/index.ts';
import { GAME } from './past-game.ts';

const ARTISTS = ['lite-metal', 'yoko', 'christin-p', 'karl-gitter', 'krypto'];
const NOBODYS = { by: null, owner: null, seller: null, partner: null, price: null };
const BASE: Painting = { ...NOBODYS, artist: 'yoko', hung: 0, lot: 1, paid: 0 };
const ROUND = [
  BASE,
  { ...BASE, artist: 'krypto', hung: 2, lot: null },
  { ...BASE, hung: 4, lot: 5, paid: 30 },
];
const HUNG = hungGame({ ...GAME, wall: packWall({ rounds: [ROUND] }, ARTISTS) });
const SPACE = { width: 500, lines: 1, scale: 1 };

/** Writes down what is drawn, in the easel's own pixels. */
function drawing() {
  const drawn: string[] = [];
  const colours = ['yellow', 'blue', 'red', 'green', 'violet'];
  const easel: Easel = {
    height: 400,
    clear: () => void drawn.push('clear'),
    frame: (ink, { x, y, width, height }, isLit) =>
      void drawn.push(`${isLit ? '' : 'dim '}${colours[ink]} ${x} ${y} ${width}x${height}`),
    dot: (x, y) => void drawn.push(`dot ${x} ${y}`),
    show: ({ x, y, width, height }) => void drawn.push(`show ${x} ${y} ${width}x${height}`),
    choose: ({ x, y, width }) => void drawn.push(`line ${x} ${y}, ${width} wide`),
    write: (text, x, y) => void drawn.push(`${text} ${x} ${y}`),
  };
  return { drawn, easel };
}

test('a strip has every painting in its artist’s colour, and tells the rounds in words', () => {
  const rounds = [ROUND, [{ ...BASE, artist: 'lite-metal', hung: 6, lot: null }]];
  const game = { ...GAME, wall: packWall({ rounds }, ARTISTS) };
  const hung = hungGame(game);
  expect(hung.rounds).toMatchObject(rounds);
  expect(ARTISTS.map((artist) => hung.inkOf(artist))).toEqual([1, 2, 3, 4, 5]);
  expect(stripText(hung, en)).toBe('Round 1: Yoko 2, Krypto 1, 2 sold. Round 2: Lite Metal 1.');
  expect(stripText(hung, it)).toContain('2 venduti');
  // It is unpacked once, and one whose paintings aren't known has none.
  expect(hungGame(game)).toBe(hung);
  expect(hungGame(GAME).rounds).toEqual([]);
});

test('frames have their artist’s colour, and what was sold its dot, in the pixels of a dense screen too', () => {
  const { easel, drawn } = drawing();
  drawStrips(easel, [{ hung: HUNG, lit: null, chosen: null, top: 100 }], 4, SPACE, 1);
  expect(drawn).toEqual([
    'clear',
    'blue 4 108 11x26',
    'dot 13.75 138.5',
    'violet 17 108 11x26',
    'blue 30 100 11x34',
    'dot 39.75 138.5',
    'show 0 100 45x42',
  ]);
  drawStrips(easel, [{ hung: HUNG, lit: null, chosen: null, top: 100 }], 4, SPACE, 2);
  expect(drawn).toContain('blue 8 216 22x52');
});

test('what isn’t lit is dim and has no dot, and the chosen painting is framed', () => {
  const { easel, drawn } = drawing();
  drawStrips(easel, [{ hung: HUNG, lit: [false, false, true], chosen: 2, top: 0 }], 0, SPACE, 1);
  expect(drawn).toEqual([
    'clear',
    'dim blue 0 8 11x26',
    'dim violet 13 8 11x26',
    'blue 26 0 11x34',
    'dot 35.75 38.5',
    'show 0 0 41x42',
    'line 23.5 -2.5, 16 wide',
  ]);
});

test('both paintings of a double are framed as one, and a price is written above its own', () => {
  const { easel, drawn } = drawing();
  const double = [BASE, { ...BASE, hung: 2, lot: 3 }, { ...BASE, hung: 3, lot: 3, paid: 30 }];
  const hung = hungGame({ ...GAME, id: 'double', wall: packWall({ rounds: [double] }, ARTISTS) });
  const price = { at: 1, text: '40,000' };
  for (const chosen of [0, 1, 2])
    drawStrips(easel, [{ hung, lit: null, chosen, top: 0, price }], 0, SPACE, 1);
  expect(drawn.filter((one) => one.startsWith('line'))).toEqual([
    'line -2.5 5.5, 16 wide',
    'line 10.5 5.5, 29 wide',
    'line 10.5 5.5, 29 wide',
  ]);
  // At the same height over low frames.
  expect(drawn.at(-1)).toBe('40,000 13 -4');
});

test('strips above or below what is seen aren’t drawn', () => {
  const { easel, drawn } = drawing();
  const at = (top: number) => ({ hung: HUNG, lit: null, chosen: null, top });
  drawStrips(easel, [at(-43), at(401)], 0, SPACE, 1);
  expect(drawn).toEqual(['clear']);
  drawStrips(easel, [at(-41), at(399)], 0, SPACE, 1);
  expect(drawn.filter((one) => one.startsWith('show'))).toEqual(['show 0 -41 41x42', 'show 0 399 41x42']);
});

test('a game is hung once for a size of the screen', () => {
  expect(framesOf(HUNG, SPACE)).toBe(framesOf(HUNG, SPACE));
  expect(framesOf(HUNG, { ...SPACE, width: 20 })).not.toEqual(framesOf(HUNG, SPACE));
});

test('a stamp is copied as far as it is on the sheet, and what it leaves free stays', () => {
  const sheet = { width: 4, height: 3, pixels: new Uint32Array(12) };
  const stamp = { width: 2, height: 2, pixels: new Uint32Array([1, 2, 0, 3]) };
  copyTo(sheet, stamp, 1, 0);
  expect([...sheet.pixels]).toEqual([0, 1, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0]);
  copyTo(sheet, stamp, 3, 2);
  copyTo(sheet, stamp, -1, -1);
  expect([...sheet.pixels]).toEqual([3, 1, 2, 0, 0, 0, 3, 0, 0, 0, 0, 1]);
  copyTo(sheet, stamp, 1, 1);
  expect([...sheet.pixels]).toEqual([3, 1, 2, 0, 0, 1, 2, 0, 0, 0, 3, 1]);
});
