import type { FamilyFacts } from './family.ts';

/**
 * Where a player's money or points came from. Paintings count at what they are worth at that moment, so each change
 * has a cause, and all causes add up from the start to the end.
 */
export const CAUSES = ['selling', 'buying', 'displaying', 'steering', 'market', 'corrections'] as const;
export type Cause = (typeof CAUSES)[number];

/** The causes that a family has. */
export function causesOf({ scoredIn }: Pick<FamilyFacts, 'scoredIn'>): readonly Cause[] {
  return CAUSES.filter((cause) => {
    switch (cause) {
      case 'selling':
      case 'buying':
        return scoredIn === 'money';
      case 'displaying':
        return scoredIn === 'points';
      case 'steering':
      case 'market':
      case 'corrections':
        return true;
    }
  });
}

/** Whole numbers that add up to a whole: what is lost in rounding goes to those that lost most. */
export function roundedToAddUp(parts: readonly number[], whole: number): number[] {
  const floors = parts.map(Math.floor);
  const missing = Math.round(whole - floors.reduce((sum, floor) => sum + floor, 0));
  const rest = (at: number): number => (parts[at] ?? 0) - (floors[at] ?? 0);
  const lost = floors.map((_, at) => at).sort((one, other) => rest(other) - rest(one));
  const up = new Set(lost.slice(0, Math.max(0, missing)));
  return floors.map((floor, at) => floor + (up.has(at) ? 1 : 0));
}
