import { chanceFrom, type Chance } from '../../src/shared/core/chance.ts';

export type Random = Chance;
export const random = chanceFrom;

/** A seed that depends on a name alone. */
export function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0, 7);
}

/** A whole number from 0 to `count` − 1. */
export function below(next: Random, count: number): number {
  return Math.floor(next() * count);
}

/** A random item of a non-empty list. */
export function pick<T>(next: Random, from: readonly T[]): T {
  const picked = from[below(next, from.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

export function chance(next: Random, probability: number): boolean {
  return next() < probability;
}

/** A shuffled copy. */
export function shuffle<T>(next: Random, things: readonly T[]): T[] {
  const shuffled = things.slice();
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = below(next, last + 1);
    const moved = shuffled[last];
    const swapped = shuffled[other];
    if (moved === undefined || swapped === undefined) continue;
    shuffled[last] = swapped;
    shuffled[other] = moved;
  }
  return shuffled;
}
