/**
 * Now, unless a clock elsewhere was ahead: then just after the earlier statement, so that this one is the
 * latest.
 */
export function later(now: string, before: string | undefined): string {
  const then = before === undefined ? Number.NaN : Date.parse(before);
  return then >= Date.parse(now) ? new Date(then + 1).toISOString() : now;
}
