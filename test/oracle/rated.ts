import type { FinishedGame } from './finished-games.ts';

export interface RatedGame {
  readonly game: FinishedGame;
  readonly value: number;
  readonly uncertainty: number;
}

const YEAR = 31_557_600_000;
const START = 25 / 3;

/** After a while without games: each year adds 3 to its square. */
export function uncertaintyAfter(uncertainty: number, from: string, to: string): number {
  const years = (Date.parse(to) - Date.parse(from)) / YEAR;
  return years <= 0 ? uncertainty : Math.min(START, Math.hypot(uncertainty, Math.sqrt(3 * years)));
}

/** Rival by rival, as in the paper of Weng and Lin (Plackett–Luce). */
function rate(game: readonly { mu: number; sigma: number; rank: number }[]) {
  const c = Math.hypot(...game.flatMap(({ sigma }) => [sigma, START / 2]));
  return game.map((one) => {
    let omega = 0;
    let eta = 0;
    for (const rival of game.filter(({ rank }) => rank <= one.rank)) {
      const left = game.filter(({ rank }) => rank >= rival.rank);
      const ties = left.filter(({ rank }) => rank === rival.rank).length;
      const chance = 1 / left.reduce((sum, { mu }) => sum + Math.exp((mu - one.mu) / c), 0);
      omega += (Number(rival === one) - chance) / ties;
      eta += (chance * (1 - chance)) / ties;
    }
    const sigma = one.sigma * Math.sqrt(1 - (one.sigma / c) ** 3 * eta);
    return { mu: one.mu + (one.sigma ** 2 / c) * omega, sigma };
  });
}

/** Everybody’s ratings over all games; losers without a known place tie for last. */
export function ratingsOver(games: readonly FinishedGame[]): ReadonlyMap<string, readonly RatedGame[]> {
  const paths = new Map<string, RatedGame[]>();
  for (const game of games) {
    if (!game.whole) continue;
    const before = game.seats.map(({ person, place }) => {
      const one = paths.get(person)?.at(-1);
      const sigma = one === undefined ? START : uncertaintyAfter(one.uncertainty, one.game.at, game.at);
      return { mu: one?.value ?? 25, sigma, rank: place ?? 99 };
    });
    const after = rate(before);
    game.seats.forEach(({ person }, seat) => {
      const { mu = NaN, sigma = NaN } = after[seat] ?? {};
      paths.set(person, [...(paths.get(person) ?? []), { game, value: mu, uncertainty: sigma }]);
    });
  }
  return paths;
}
