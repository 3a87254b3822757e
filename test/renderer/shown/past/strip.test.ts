import { expect, test } from 'vitest';
import {
  counted,
  dotsPath,
  framesPath,
  hangStrip,
  heightOf,
  LINE_HEIGHT,
  nearestFrame,
  type StripPainting,
} from '../../../../src/renderer/shown/past/strip.ts';

const painting = (artist: string, paid = 0, lot: number | null = null): StripPainting => {
  return { artist, paid, lot };
};
const rounds = (...sizes: number[]) =>
  sizes.map((size) => Array.from({ length: size }, (_, at) => painting(at % 2 === 0 ? 'yoko' : 'krypto')));

const WIDE = { width: 2000, lines: 1 };

test('rounds hang next to each other, with more space between them than between paintings', () => {
  const { frames, width, height } = hangStrip(rounds(2, 3), WIDE);
  expect(frames.map(({ x }) => x)).toEqual([0, 13, 40, 53, 66]);
  expect(frames.map(({ round, place }) => `${round}.${place}`)).toEqual(['0.0', '0.1', '1.0', '1.1', '1.2']);
  expect(width).toBe(77);
  expect(height).toBe(LINE_HEIGHT);
});

test('paintings by artists that paid are taller, on the same floor', () => {
  const [low, high] = hangStrip([[painting('yoko'), painting('krypto', 30)]], WIDE).frames;
  expect(high?.height).toBeGreaterThan(low?.height ?? NaN);
  expect((high?.y ?? 0) + (high?.height ?? 0)).toBe((low?.y ?? 0) + (low?.height ?? 0));
});

test('a strip hangs closer if there is less space, and never wider than that', () => {
  for (const width of [60, 200, 390, 2000]) {
    for (const lines of [1, 2]) {
      const strip = hangStrip(rounds(19, 19, 19, 12), { width, lines });
      expect(strip.width).toBeLessThanOrEqual(width);
      expect(strip.height).toBeLessThanOrEqual(heightOf(lines));
      for (const frame of strip.frames) {
        expect(frame.x).toBeGreaterThanOrEqual(0);
        expect(frame.x + frame.width).toBeLessThanOrEqual(strip.width + 0.001);
        expect(frame.y + frame.height).toBeLessThanOrEqual(strip.height);
      }
    }
  }
});

test('in two lines, half of the rounds hang in each, and a single round in one', () => {
  const line = ({ y }: { readonly y: number }) => Math.floor(y / LINE_HEIGHT);
  const hung = hangStrip(rounds(2, 2, 2), { width: 300, lines: 2 });
  expect(hung.frames.map(line)).toEqual([0, 0, 0, 0, 1, 1]);
  expect(hung.frames[4]?.x).toBe(0);
  expect(hangStrip(rounds(3), { width: 300, lines: 2 }).height).toBe(LINE_HEIGHT);
});

test('no painting, or a round without any, is no trouble', () => {
  expect(hangStrip([], WIDE)).toMatchObject({ frames: [], width: 0 });
  expect(hangStrip(rounds(2, 0, 1), WIDE).frames.map(({ round }) => round)).toEqual([0, 0, 2]);
});

test('the nearest painting is found, above and below the strip too', () => {
  const { frames } = hangStrip(rounds(2, 3), WIDE);
  expect(nearestFrame(frames, 5, 20)).toBe(0);
  expect(nearestFrame(frames, 27, 60)).toBe(1);
  expect(nearestFrame(frames, 500, -10)).toBe(4);
  expect(nearestFrame([], 5, 20)).toBeNull();
});

test('what was sold has a red dot', () => {
  const { frames } = hangStrip([[painting('yoko', 0, 4), painting('yoko'), painting('yoko', 10, 6)]], WIDE);
  expect(dotsPath(frames).match(/M/g)).toHaveLength(2);
  expect(framesPath(frames).match(/M/g)).toHaveLength(3);
  expect(framesPath(frames.slice(0, 1))).toBe('M0 8h11v26h-11z');
});

test('a round is counted in the order of the board', () => {
  const [round = []] = rounds(5);
  expect(counted(round, ['krypto', 'lite-metal', 'yoko'])).toEqual([
    ['krypto', 2],
    ['yoko', 3],
  ]);
});

test('in a list, frames are as wide as on the longest strip', () => {
  for (const lines of [1, 2]) {
    const space = { width: 400, lines, longest: 70 };
    const [long, short] = [rounds(13, 16, 19, 22), rounds(10, 10)].map((game) => hangStrip(game, space));
    expect(short?.frames[0]?.width).toBeCloseTo(long?.frames[0]?.width ?? NaN, 0);
    expect(long?.width).toBeLessThanOrEqual(400);
  }
  expect(hangStrip(rounds(10, 10), { ...WIDE, longest: 70 })).toEqual(hangStrip(rounds(10, 10), WIDE));
});
