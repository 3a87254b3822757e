import { rate, rating } from 'openskill';
import type { FinishedGame } from './finished-games.ts';

export interface RatedGame {
  readonly game: FinishedGame;
  readonly value: number;
  readonly uncertainty: number;
}

const YEAR = 31_557_600_000;
const START = rating().sigma;

/** After a while without games: each year adds 3 to its square. */
export function uncertaintyAfter(uncertainty: number, from: string, to: string): number {
  const years = (Date.parse(to) - Date.parse(from)) / YEAR;
  return years <= 0 ? uncertainty : Math.min(START, Math.hypot(uncertainty, Math.sqrt(3 * years)));
}

/** Everybody’s ratings over all games, by the library; losers without a known place tie for last. */
export function ratingsOver(games: readonly FinishedGame[]): ReadonlyMap<string, readonly RatedGame[]> {
  const paths = new Map<string, RatedGame[]>();
  for (const game of games) {
    const before = game.seats.map(({ person }) => paths.get(person)?.at(-1));
    const teams = before.map((one) => [
      one === undefined
        ? rating()
        : rating({ mu: one.value, sigma: uncertaintyAfter(one.uncertainty, one.game.at, game.at) }),
    ]);
    const after = rate(teams, { score: game.seats.map(({ place }) => -(place ?? 99)) });
    game.seats.forEach(({ person }, seat) => {
      const { mu = NaN, sigma = NaN } = after[seat]?.[0] ?? {};
      paths.set(person, [...(paths.get(person) ?? []), { game, value: mu, uncertainty: sigma }]);
    });
  }
  return paths;
}
