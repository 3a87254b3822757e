import type { Rating } from '../../shared/api.ts';

/** What everybody starts with. */
export const NEWCOMER: Rating = { value: 25, uncertainty: 25 / 3 };

/** How much somebody's play varies from one game to the next: one standard deviation. */
const VARIATION = NEWCOMER.uncertainty / 2;

/** Somebody in a game, with their rating before it. Equal places are a tie. */
export interface Placed {
  readonly before: Rating;
  readonly place: number;
}

/**
 * The ratings after a game, by Plackett and Luce: place by place, everybody who isn't placed yet has a chance at the
 * next one. From Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 4.
 */
export function ratedBy(game: readonly Placed[]): Rating[] {
  const spread = Math.hypot(...game.flatMap(({ before }) => [before.uncertainty, VARIATION]));
  const strength = ({ before }: Placed) => Math.exp(before.value / spread);
  const stages = [...new Set(game.map(({ place }) => place))].map((place) => ({
    place,
    shared: game.filter((one) => one.place === place).length,
    strength: game.filter((one) => one.place >= place).reduce((sum, one) => sum + strength(one), 0),
  }));
  return game.map((one) => {
    const { value, uncertainty } = one.before;
    let better = 0;
    let known = 0;
    for (const stage of stages) {
      if (stage.place > one.place) continue;
      const chance = strength(one) / stage.strength;
      better += (stage.place === one.place ? 1 / stage.shared : 0) - chance;
      known += chance * (1 - chance);
    }
    const share = uncertainty / spread;
    return {
      value: value + better * share * uncertainty,
      uncertainty: uncertainty * Math.sqrt(1 - known * share ** 3),
    };
  });
}
