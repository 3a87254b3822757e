import { expect, test } from 'vitest';
import { hangingIn } from '../../../../src/renderer/shown/wall/hanging.ts';

const room = (width: number, height: number, em = 16) => ({ width: width * em, height: height * em, em });

test('paintings hang in one row with little height, and in two with more', () => {
  expect(hangingIn(room(12, 6), 5)).toBe('one-row');
  expect(hangingIn(room(12, 10.5), 5)).toBe('two-rows');
  expect(hangingIn(room(9, 30), 5)).toBe('two-rows');
  expect(hangingIn(room(12, 10.5, 24), 5)).toBe('two-rows');
});

test('six paintings hang in rows of three if the bay is much taller than wide', () => {
  expect(hangingIn(room(9, 10), 6)).toBe('one-row');
  expect(hangingIn(room(12, 14), 6)).toBe('two-rows');
  expect(hangingIn(room(9, 14), 6)).toBe('threes');
});
