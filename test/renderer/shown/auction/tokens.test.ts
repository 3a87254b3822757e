import { expect, test } from 'vitest';
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

test.each(['modern-art-cmon-en', 'modern-art-cmon-it'] as const)(
  'in %s, a payout has the fewest tokens for each amount up to 1,000, the largest first',
  (id) => {
    const tokens = auction.editions[id].money.tokens ?? [];
    const handed = Array.from({ length: 1001 }, (_, amount) => fewestTokens(amount, tokens));
    expect(handed.map((piles) => piles.reduce((sum, { worth, count }) => sum + worth * count, 0))).toEqual(
      handed.map((_, amount) => amount),
    );
    expect(handed.map((piles) => piles.reduce((sum, { count }) => sum + count, 0))).toEqual(
      fewest(1000, tokens),
    );
    const worths = fewestTokens(286, tokens).map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((one, other) => other - one));
  },
);
