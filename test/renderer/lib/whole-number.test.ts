import { expect, test } from 'vitest';
import { changeAsTyped, readTotalOrChange, readWhole } from '../../../src/renderer/lib/whole-number.ts';

test('a total is a whole number of up to six digits', () => {
  expect([' 14 ', '0', '999999'].map(readWhole)).toEqual([14, 0, 999999]);
  expect(['', '1x', '-1', '1.5', '1000000'].map(readWhole)).toEqual([null, null, null, null, null]);
});

test('a change has a sign and is added to the current value', () => {
  expect(['-10', '−10', '- 10', '+5', ' +5 ', '40'].map((text) => readTotalOrChange(text, 100))).toEqual([
    90, 90, 90, 105, 105, 40,
  ]);
  expect(['', '-', '+', '10-', '--1', '+x', '−1000000'].map((text) => readTotalOrChange(text, 100))).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

test('a change below zero is accepted here: the rules reject it, not the field', () => {
  expect(readTotalOrChange('-10', 4)).toBe(-6);
});

test('a change is written in the form it can be typed', () => {
  for (const change of [-10, 5]) expect(readTotalOrChange(changeAsTyped(change), 100)).toBe(100 + change);
});
