import type { FinishedGame } from './finished-games.ts';

export interface RatedGame {
  readonly game: FinishedGame;
  readonly value: number;
  readonly uncertainty: number;
}

interface Rated {
  readonly mu: number;
  readonly sigma: number;
  readonly rank: number;
}

const YEAR = 31_557_600_000;
const START = 25 / 3;

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** After a while without games: each year adds 3 to its square. */
export function uncertaintyAfter(uncertainty: number, from: string, to: string): number {
  const years = (Date.parse(to) - Date.parse(from)) / YEAR;
  return years <= 0 ? uncertainty : Math.min(START, Math.hypot(uncertainty, Math.sqrt(3 * years)));
}

/** Rival by rival, as in the paper of Weng and Lin (Plackett–Luce). */
function rate(game: readonly Rated[]): { readonly mu: number; readonly sigma: number }[] {
  const c = Math.sqrt(total(game.map(({ sigma }) => sigma ** 2 + (START / 2) ** 2)));
  return game.map((one) => {
    const terms = game.flatMap((rival) => {
      if (rival.rank > one.rank) return [];
      const left = game.filter(({ rank }) => rank >= rival.rank);
      const ties = left.filter(({ rank }) => rank === rival.rank).length;
      const chance = 1 / total(left.map(({ mu }) => Math.exp((mu - one.mu) / c)));
      const happened = rival === one ? 1 : 0;
      return { omega: (happened - chance) / ties, eta: (chance * (1 - chance)) / ties };
    });
    const eta = (one.sigma / c) * (one.sigma / c) ** 2 * total(terms.map((term) => term.eta));
    return {
      mu: one.mu + (one.sigma ** 2 / c) * total(terms.map((term) => term.omega)),
      sigma: one.sigma * Math.sqrt(1 - eta),
    };
  });
}

/** Everybody’s ratings over all games; losers without a known place tie for last. */
export function ratingsOver(games: readonly FinishedGame[]): ReadonlyMap<string, readonly RatedGame[]> {
  const paths = new Map<string, RatedGame[]>();
  for (const game of games) {
    const after = rate(
      game.seats.map(({ person, place }) => {
        const one = paths.get(person)?.at(-1);
        const sigma = one === undefined ? START : uncertaintyAfter(one.uncertainty, one.game.at, game.at);
        return { mu: one?.value ?? 25, sigma, rank: place ?? 99 };
      }),
    );
    game.seats.forEach(({ person }, seat) => {
      const { mu = NaN, sigma = NaN } = after[seat] ?? {};
      paths.set(person, [...(paths.get(person) ?? []), { game, value: mu, uncertainty: sigma }]);
    });
  }
  return paths;
}
