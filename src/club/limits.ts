export interface Limits {
  /** Requests of one laptop in a second, and at once. */
  readonly perKey: Bucket;
  /** Requests from one address, no matter who they say they are. */
  readonly perAddress: Bucket;
  /** Wrong keys, invitations and recovery codes from one address. */
  readonly wrong: Bucket;
  /** Milliseconds of checking what one laptop adds. */
  readonly checking: Bucket;
  /** What one laptop reads at once: others wait for the same connections to the database. */
  readonly mostReadAtOnce: number;
  /** What one laptop adds at once, and the bytes of what all do. */
  readonly mostAtOnce: number;
  readonly mostBytesAtOnce: number;
  readonly mostStreamsPerKey: number;
  /** How long a request may take to arrive. */
  readonly mostReceivingMilliseconds: number;
  readonly heartbeatMilliseconds: number;
}

interface Bucket {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** A laptop brings along its first ten thousand games in a few minutes. */
export const USUAL_LIMITS: Limits = {
  perKey: { perSecond: 200, atOnce: 1000 },
  perAddress: { perSecond: 400, atOnce: 2000 },
  wrong: { perSecond: 0.2, atOnce: 20 },
  // Checking a game takes a millisecond or two, and the largest log up to a second.
  checking: { perSecond: 250, atOnce: 5_000 },
  mostReadAtOnce: 32,
  mostAtOnce: 16,
  mostBytesAtOnce: 100_000_000,
  mostStreamsPerKey: 4,
  mostReceivingMilliseconds: 20_000,
  heartbeatMilliseconds: 20_000,
};

export type Pace = ReturnType<typeof paceOf>;

/** Remembering more of them would let an attacker fill the memory. */
const MOST_REMEMBERED = 50_000;

/** A token bucket for everybody; `now` is in milliseconds. */
export function paceOf({ perSecond, atOnce }: Bucket, now: () => number) {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();

  function leftOf(who: string): number {
    const bucket = buckets.get(who);
    return bucket === undefined
      ? atOnce
      : Math.min(atOnce, bucket.left + ((now() - bucket.at) / 1000) * perSecond);
  }

  function forgetSome(): void {
    for (const who of buckets.keys()) {
      if (leftOf(who) >= atOnce || buckets.size >= MOST_REMEMBERED) buckets.delete(who);
      if (buckets.size < MOST_REMEMBERED / 2) return;
    }
  }

  /** Takes away what something has cost, even if that is more than is left. */
  function spend(who: string, cost: number): void {
    const left = leftOf(who) - cost;
    if (buckets.size >= MOST_REMEMBERED) forgetSome();
    buckets.delete(who);
    buckets.set(who, { left, at: now() });
  }

  /** After how many seconds one more is allowed; 0 if it is now. */
  function wait(who: string): number {
    const left = leftOf(who);
    return left < 1 ? Math.ceil((1 - left) / perSecond) : 0;
  }

  return {
    wait,
    /** Counts one more. Returns 0 if it is allowed, and otherwise after how many seconds it will be. */
    count: (who: string) => {
      const seconds = wait(who);
      if (seconds === 0) spend(who, 1);
      return seconds;
    },
    spend,
  };
}
