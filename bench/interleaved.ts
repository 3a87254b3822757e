export function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((low, high) => low - high);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((low, high) => low - high)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

/** Prints a ratio and its limit, and fails the run if it is exceeded. */
export function report(what: string, ratio: number, most: number): void {
  console.log(`${what}: ${ratio.toFixed(2)} (at most ${most})`);
  if (!(ratio <= most)) process.exitCode = 1;
}
