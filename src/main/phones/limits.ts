/** How much phones may ask for. Everything here counts and forgets by a clock that is passed in, in milliseconds. */

const MINUTE = 60_000;

const MOST_WRONG_OF_ONE = 10;
const MOST_TYPED_OF_ALL = 60;

/**
 * Wrong codes and keys: an address that guesses finds the door shut for a minute. Only typed codes are so short that they
 * are also counted from all addresses together.
 */
export function countWrongCodes(now: () => number) {
  let wrong: { readonly address: string; readonly what: 'typed' | 'long'; readonly at: number }[] = [];
  const shutUntil = new Map<string, number>();
  let typedUntil = 0;

  return {
    /** Whether no typed code is looked at now, wherever it comes from. */
    isShutForTyped: () => now() < typedUntil,
    /** Whether no code from this address is looked at now. */
    isShutFor: (address: string) => now() < (shutUntil.get(address) ?? 0),
    count: (address: string, what: 'typed' | 'long') => {
      const at = now();
      for (const [one, until] of shutUntil) if (until <= at) shutUntil.delete(one);
      wrong = [...wrong.filter((one) => one.at > at - MINUTE), { address, what, at }];
      if (wrong.filter((one) => one.what === 'typed').length >= MOST_TYPED_OF_ALL) typedUntil = at + MINUTE;
      const own = wrong.filter((one) => one.address === address).length;
      if (own >= MOST_WRONG_OF_ONE) shutUntil.set(address, at + MINUTE);
    },
  };
}

/** So many in any second. */
export type Pace = ReturnType<typeof paceOf>;

export function paceOf(mostInASecond: number, now: () => number) {
  let lately: number[] = [];
  return {
    /** Counts one more. Returns whether it is still allowed. */
    allows: () => {
      const at = now();
      lately = lately.filter((one) => one > at - 1000);
      if (lately.length >= mostInASecond) return false;
      lately.push(at);
      return true;
    },
  };
}
