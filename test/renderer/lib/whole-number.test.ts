import { expect, test } from 'vitest';
import { changeAsTyped, readTotalOrChange, readWhole } from '../../../src/renderer/lib/whole-number.ts';

test('a total is a whole number of at most six digits', () => {
  expect([' 14 ', '0', '999999'].map(readWhole)).toEqual([14, 0, 999999]);
  expect(['', '1x', '-1', '1.5', '1000000'].map(readWhole)).toEqual([null, null, null, null, null]);
});

test('a change has its sign before it, and counts from what there is', () => {
  expect(['-10', '−10', '- 10', '+5', ' +5 ', '40'].map((text) => readTotalOrChange(text, 100))).toEqual([
    90, 90, 90, 105, 105, 40,
  ]);
  expect(['', '-', '+', '10-', '--1', '+x', '−1000000'].map((text) => readTotalOrChange(text, 100))).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

test('a change that takes away more than there is stays one: the rules refuse it, not the field', () => {
  expect(readTotalOrChange('-10', 4)).toBe(-6);
});

test('a change is written as it can be typed', () => {
  for (const change of [-10, 5]) expect(readTotalOrChange(changeAsTyped(change), 100)).toBe(100 + change);
});
