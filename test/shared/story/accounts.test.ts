import { expect, test } from 'vitest';
import { accountsOf, CAUSES, rounded, type Account } from '../../../src/shared/story/index.ts';
import { timelineIn } from '../../fixtures/replayed.ts';
import { repetitions } from '../../repetitions.ts';
import { wholeGame } from '../record/games.ts';

const sum = ({ by }: Account) => CAUSES.reduce((all, cause) => all + by[cause], 0);

test('everybody’s causes add up from the start to the end, exactly and in whole numbers', () => {
  let told = 0;
  for (let seed = 0; seed < repetitions(40, 1_000); seed += 1) {
    for (const account of accountsOf(timelineIn(wholeGame(seed))) ?? []) {
      expect(account.start + sum(account)).toBeCloseTo(account.end, 8);
      const whole = rounded(account);
      expect(whole.start + sum(whole)).toBe(account.end);
      for (const cause of CAUSES) {
        expect(Number.isInteger(whole.by[cause])).toBe(true);
        expect(Math.abs(whole.by[cause] - account.by[cause])).toBeLessThan(1);
      }
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(20);
});
