/** How often a token of one worth is handed out. */
export interface Pile {
  readonly worth: number;
  readonly count: number;
}

/**
 * An amount in as few tokens as can be, the largest first. Tokens are such that taking the largest that fits is always
 * best, as with the coins of most countries, and the least of them is 1.
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
