import { rate, rating } from 'openskill';
import type { Rating } from '../../../shared/api.ts';
import { rankOf, type CountedGame } from './counted-games.ts';
import type { Work } from './turns.ts';

/** The ratings after a game, in the order of its results. */
export interface RatedGame {
  readonly game: CountedGame;
  readonly after: readonly Rating[];
}

export interface Ratings {
  /** The games that were rated. */
  readonly games: readonly CountedGame[];
  /** Each game with the ratings of its players after it, from first to last. */
  readonly path: readonly RatedGame[];
  readonly of: (person: string) => Rating;
}

export const NEWCOMER: Rating = fromLibrary(rating());

/** About ten milliseconds of rating, so that the table doesn't notice. */
const GAMES_AT_A_TIME = 200;

/**
 * Rates all games from the first to the last, starting from `before` as far as it had the same games. Yields
 * between games to let other work run.
 */
export function* ratingAll(games: readonly CountedGame[], before: Ratings | null): Work<Ratings> {
  if (before?.games === games) return before;
  const known = before === null ? [] : before.path.slice(0, sharedGames(before.path, games));
  // A game with the same result may have changed otherwise.
  const path = known.map(({ game, after }, at): RatedGame => ({ game: games[at] ?? game, after }));
  const standing = new Map<string, Rating>();
  for (const { game, after } of path) {
    game.results.forEach(({ person }, at) => standing.set(person, after[at] ?? NEWCOMER));
  }
  for (const game of games.slice(path.length)) {
    const teams = game.results.map(({ person }) => [toLibrary(standing.get(person) ?? NEWCOMER)]);
    const rank = game.results.map(rankOf);
    const after = rate(teams, { rank }).map(([one]) => (one === undefined ? NEWCOMER : fromLibrary(one)));
    game.results.forEach(({ person }, at) => standing.set(person, after[at] ?? NEWCOMER));
    path.push({ game, after });
    if (path.length % GAMES_AT_A_TIME === 0) yield;
  }
  return { games, path, of: (person) => standing.get(person) ?? NEWCOMER };
}

/** How many games at the start of two histories had the same results. */
function sharedGames(path: readonly RatedGame[], games: readonly CountedGame[]): number {
  const parting = path.findIndex(({ game }, at) => !wentAlike(game, games[at]));
  return parting === -1 ? path.length : parting;
}

function wentAlike(one: CountedGame, other: CountedGame | undefined): boolean {
  return (
    other !== undefined &&
    one.id === other.id &&
    one.results.length === other.results.length &&
    one.results.every(({ person, place }, at) => {
      const same = other.results[at];
      return same?.person === person && same.place === place;
    })
  );
}

function fromLibrary({ mu, sigma }: { readonly mu: number; readonly sigma: number }): Rating {
  return { value: mu, uncertainty: sigma };
}

function toLibrary({ value, uncertainty }: Rating): { mu: number; sigma: number } {
  return { mu: value, sigma: uncertainty };
}
