import { expect, test } from 'vitest';
import { drawStrips, framesOf } from '../../../../src/renderer/shown/past/strip-drawing.ts';
import { hungGame } from '../../../../src/renderer/shown/past/hung-game.ts';
import type { Painting } from '../../../../src/shared/core/wall.ts';
import { packWall } from '../../../../src/shared/projection/packed-wall.ts';
import { GAME } from './past-game.ts';

const ARTISTS = ['lite-metal', 'yoko', 'christin-p', 'karl-gitter', 'krypto'];
const BASE: Painting = {
  artist: 'yoko',
  by: null,
  hung: 0,
  lot: 1,
  owner: null,
  seller: null,
  partner: null,
  price: null,
  paid: 0,
};
const ROUNDS = [
  [BASE, { ...BASE, artist: 'krypto', hung: 2, lot: null }, { ...BASE, hung: 4, lot: 5, paid: 30 }],
];
const HUNG = hungGame({ ...GAME, wall: packWall({ rounds: ROUNDS }, ARTISTS) });
const SPACE = { width: 500, lines: 1, scale: 1 };
const LOOK = { fills: ['yellow', 'blue', 'red', 'green', 'violet'], dot: 'dot', chosen: 'line' };

/** Writes down what is drawn, in the canvas's own pixels. */
function drawing() {
  const drawn: string[] = [];
  let [left, top] = [0, 0];
  const context = {
    canvas: { width: 600, height: 400 },
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    setTransform: (...matrix: number[]) => ([left, top] = [matrix[4] ?? 0, matrix[5] ?? 0]),
    clearRect: () => drawn.push('clear'),
    fillRect(x: number, y: number, width: number, height: number) {
      drawn.push(`${this.fillStyle} ${x + left} ${y + top} ${width}x${height} ${this.globalAlpha}`);
    },
    beginPath: () => undefined,
    moveTo: () => undefined,
    arc(x: number, y: number) {
      drawn.push(`${this.fillStyle} ${x + left} ${y + top} ${this.globalAlpha}`);
    },
    fill: () => undefined,
    strokeRect(x: number, y: number) {
      drawn.push(`${this.strokeStyle} ${x + left} ${y + top}`);
    },
  };
  return { drawn, context: context as unknown as CanvasRenderingContext2D };
}

test('frames have their artist’s colour, and what was sold its dot', () => {
  const { context, drawn } = drawing();
  drawStrips(context, [{ hung: HUNG, lit: null, chosen: null, top: 100 }], 4, SPACE, LOOK, 1);
  expect(drawn).toEqual([
    'clear',
    'blue 4 108 11x26 1',
    'blue 30 100 11x34 1',
    'violet 17 108 11x26 1',
    'dot 13.75 138.5 1',
    'dot 39.75 138.5 1',
  ]);
});

test('on a dense screen everything is drawn in its pixels', () => {
  const { context, drawn } = drawing();
  drawStrips(context, [{ hung: HUNG, lit: null, chosen: null, top: 100 }], 4, SPACE, LOOK, 2);
  expect(drawn).toContain('blue 8 216 22x52 1');
});

test('what isn’t lit is dim and has no dot, and the chosen painting is framed', () => {
  const { context, drawn } = drawing();
  drawStrips(context, [{ hung: HUNG, lit: [false, false, true], chosen: 2, top: 0 }], 0, SPACE, LOOK, 1);
  expect(drawn).toEqual([
    'clear',
    'blue 0 8 11x26 0.2',
    'blue 26 0 11x34 1',
    'violet 13 8 11x26 0.2',
    'dot 35.75 38.5 1',
    'line 23.5 -2.5',
  ]);
});

test('a game is hung once for a size of the screen', () => {
  expect(framesOf(HUNG, SPACE)).toBe(framesOf(HUNG, SPACE));
  expect(framesOf(HUNG, { ...SPACE, width: 20 })).not.toEqual(framesOf(HUNG, SPACE));
});
