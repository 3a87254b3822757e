import { expect, test } from 'vitest';
import {
  changeAsTyped,
  readLimited,
  readTotalOrChange,
  readWhole,
} from '../../../src/renderer/lib/whole-number.ts';

test('a total is a whole number of 0 or more, with up to six digits where the rules don’t limit it', () => {
  const long = '9'.repeat(30);
  expect([' 14 ', '0', '1922319', long].map(readWhole)).toEqual([14, 0, 1_922_319, Number.MAX_SAFE_INTEGER]);
  expect(['', '1x', '-1', '1.5'].map(readWhole)).toEqual([null, null, null, null]);
  expect(['999999', '1000000', '1x'].map(readLimited)).toEqual([999_999, null, null]);
});

test('a change has a sign and is added to the current value', () => {
  expect(['-10', '−10', '- 10', '+5', ' +5 ', '40'].map((text) => readTotalOrChange(text, 100))).toEqual([
    90, 90, 90, 105, 105, 40,
  ]);
  for (const text of ['', '-', '+', '10-', '--1', '+x', '−1000000'])
    expect(readTotalOrChange(text, 100), text).toBeNull();
  // Below zero the rules reject it, not the field.
  expect(readTotalOrChange('-10', 4)).toBe(-6);
  // It is written in the form it can be typed.
  for (const change of [-10, 5]) expect(readTotalOrChange(changeAsTyped(change), 100)).toBe(100 + change);
});
