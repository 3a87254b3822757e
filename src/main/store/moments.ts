/** This moment, unless a clock elsewhere was ahead: then just after what was said there, so that the last word stays the last. */
export function later(now: string, before: string | undefined): string {
  const then = before === undefined ? Number.NaN : Date.parse(before);
  return then >= Date.parse(now) ? new Date(then + 1).toISOString() : now;
}
