/** How many tokens of one value to hand out. */
export interface Pile {
  readonly worth: number;
  readonly count: number;
}

/**
 * An amount in the fewest tokens, largest first. Greedy is optimal for these tokens, as it is for most
 * currencies, and the smallest token is 1.
 */
export function fewestTokens(amount: number, tokens: readonly number[]): Pile[] {
  let left = amount;
  return tokens
    .toSorted((one, other) => other - one)
    .flatMap((worth) => {
      const count = Math.floor(left / worth);
      left -= count * worth;
      return count === 0 ? [] : { worth, count };
    });
}
