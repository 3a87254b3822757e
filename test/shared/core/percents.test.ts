import { expect, test } from 'vitest';
import { wholePercents } from '../../../src/shared/core/percents.ts';
import { total } from '../../../src/shared/core/tally.ts';
import { random } from '../../play/random.ts';
import { repetitions } from '../../repetitions.ts';

test('whole percentages go to those that lose most by rounding down', () => {
  expect(wholePercents([0.024, 0.116, 0.7, 0.16])).toEqual([2, 12, 70, 16]);
  expect(wholePercents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(wholePercents([0, 0, 0, 1])).toEqual([0, 0, 0, 100]);
});

test('they add up to 100 and are less than one away from the chances', () => {
  for (let seed = 0; seed < repetitions(300, 10_000); seed += 1) {
    const next = random(seed);
    const parts = Array.from({ length: 4 }, () => next());
    const chances = parts.map((part) => part / total(parts));
    const percents = wholePercents(chances);
    expect(total(percents)).toBe(100);
    for (const [at, percent] of percents.entries())
      expect(Math.abs(percent - 100 * (chances[at] ?? 0))).toBeLessThan(1);
  }
});
