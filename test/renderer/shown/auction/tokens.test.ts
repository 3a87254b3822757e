import { describe, expect, test } from 'vitest';
import { fewestTokens } from '../../../../src/renderer/shown/auction/tokens.ts';
import { auction } from '../../../../src/shared/auction/index.ts';

/** The fewest tokens for each amount, found by trying every possible last token. */
function fewest(most: number, tokens: readonly number[]): number[] {
  const least = [0];
  for (let amount = 1; amount <= most; amount += 1) {
    least.push(1 + Math.min(...tokens.map((token) => least[amount - token] ?? Infinity)));
  }
  return least;
}

describe('tokens for a payout', () => {
  test('start with the largest', () => {
    expect(fewestTokens(286, [1, 5, 10, 25, 50, 100])).toEqual([
      { worth: 100, count: 2 },
      { worth: 50, count: 1 },
      { worth: 25, count: 1 },
      { worth: 10, count: 1 },
      { worth: 1, count: 1 },
    ]);
    expect(fewestTokens(0, [1, 5])).toEqual([]);
  });

  test.each(['modern-art-cmon-en', 'modern-art-cmon-it'] as const)(
    '%s: no amount up to 1,000 needs fewer tokens',
    (id) => {
      const tokens = auction.editions[id].money.tokens ?? [];
      const handed = Array.from({ length: 1001 }, (_, amount) => fewestTokens(amount, tokens));
      expect(handed.map((piles) => piles.reduce((sum, { worth, count }) => sum + worth * count, 0))).toEqual(
        handed.map((_, amount) => amount),
      );
      expect(handed.map((piles) => piles.reduce((sum, { count }) => sum + count, 0))).toEqual(
        fewest(1000, tokens),
      );
    },
  );
});
