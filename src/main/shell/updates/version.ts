export const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

export function isNewer(version: string, current: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(current)];
  const differing = one.findIndex((number, at) => number !== other[at]);
  return differing !== -1 && (one[differing] ?? 0) > (other[differing] ?? 0);
}

function numbersOf(version: string): number[] {
  return (VERSION.exec(version) ?? []).slice(1).map(Number);
}
