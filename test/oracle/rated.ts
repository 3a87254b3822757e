import { rate, rating } from 'openskill';
import type { FinishedGame } from './finished-games.ts';

export interface RatedGame {
  readonly game: FinishedGame;
  readonly value: number;
  readonly uncertainty: number;
}

/** Everybody’s ratings over all games, by the library; losers without a known place tie for last. */
export function ratingsOver(games: readonly FinishedGame[]): ReadonlyMap<string, readonly RatedGame[]> {
  const paths = new Map<string, RatedGame[]>();
  for (const game of games) {
    const before = game.seats.map(({ person }) => paths.get(person)?.at(-1));
    const teams = before.map((one) => [
      one === undefined ? rating() : rating({ mu: one.value, sigma: one.uncertainty }),
    ]);
    const after = rate(teams, { score: game.seats.map(({ place }) => -(place ?? 99)) });
    game.seats.forEach(({ person }, seat) => {
      const { mu = NaN, sigma = NaN } = after[seat]?.[0] ?? {};
      paths.set(person, [...(paths.get(person) ?? []), { game, value: mu, uncertainty: sigma }]);
    });
  }
  return paths;
}
