import { below, random } from '../play/random.ts';
import { sum } from './sum.ts';

/** A part and what it is divided by, game by game. */
type Ratios = readonly (readonly [part: number, of: number])[];

function shareOf(ratios: Ratios): number {
  const of = sum(ratios.map(([, one]) => one));
  return of === 0 ? 0 : sum(ratios.map(([part]) => part)) / of;
}

/** Draws as many games as there are, 500 times, and drops the outer 12 results on each side. */
function estimated(ratios: Ratios) {
  const value = shareOf(ratios);
  if (ratios.length < 10) return { value, interval: null };
  const next = random(1);
  const found = Array.from({ length: 500 }, () =>
    ratios.map(() => ratios[below(next, ratios.length)] ?? ([0, 0] as const)),
  )
    .filter((drawn) => drawn.some(([, of]) => of > 0))
    .map(shareOf)
    .sort((one, other) => one - other);
  const outside = Math.floor(found.length / 40);
  return { value, interval: [found[outside] ?? NaN, found.at(-1 - outside) ?? NaN] as const };
}

/** The same, if at least ten games have something to do with it. */
export function estimatedOver(ratios: Ratios) {
  const found = estimated(ratios);
  return ratios.filter(([, of]) => of > 0).length < 10 ? { ...found, interval: null } : found;
}
