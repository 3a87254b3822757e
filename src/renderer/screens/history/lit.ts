import type { Light, Painting } from '../../../shared/core/wall.ts';
import { canBeLit, isLit } from '../../../shared/projection/index.ts';
import type { HungGame } from '../../shown/past/hung-game.ts';

/** Which paintings are lit, by position. */
export function litIn({ game, rounds }: HungGame, light: Light): boolean[] {
  const { buyer } = light;
  if (!canBeLit(light, game.edition)) return rounds.flat().map(() => false);
  const isBuyer = (seat: number) => game.players[seat]?.person === buyer;
  return rounds.flatMap((round) => round.map((painting) => isLit(painting, round, light, isBuyer)));
}

/** The position of the dearest lit painting, the first of equals; `null` if nobody paid for one. */
export function dearestLit({ paintings }: HungGame, lit: readonly boolean[]): number | null {
  let best: number | null = null;
  for (const [at, { price }] of paintings.entries())
    if (lit[at] === true && (price ?? 0) > (best === null ? 0 : (paintings[best]?.price ?? 0))) best = at;
  return best;
}

/** The next lit painting from a position, not counting it; `null` if there is none. */
export function nextLit(lit: readonly boolean[], from: number, step: 1 | -1): number | null {
  for (let at = from + step; at >= 0 && at < lit.length; at += step) if (lit[at] === true) return at;
  return null;
}

/** The lit painting nearest to a position. */
export function nearestLit(lit: readonly boolean[], position: number): number | null {
  const within = Math.min(position, lit.length - 1);
  if (lit[within] === true) return within;
  const [before, after] = [nextLit(lit, within, -1), nextLit(lit, within, 1)];
  if (before === null || after === null) return before ?? after;
  return within - before <= after - within ? before : after;
}

/** Its round, and that it is the artist's first, second, third… of the round. */
export function placeInRound({ rounds }: HungGame, position: number) {
  let before = 0;
  for (const [at, round] of rounds.entries()) {
    const painting = round[position - before];
    if (painting !== undefined) {
      const upTo = round.slice(0, position - before + 1);
      return { round: at + 1, nth: upTo.filter(({ artist }) => artist === painting.artist).length };
    }
    before += round.length;
  }
  return { round: 1, nth: 1 };
}

/** How many events the replay shows when the painting is sold or, if it wasn't, hung. */
export function stepOf({ lot, hung }: Painting): number {
  return (lot ?? hung) + 1;
}
