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
  /** At the time of the last game. */
  readonly of: (person: string) => Rating;
}

/** A rating and when it was given. */
interface Standing {
  readonly rating: Rating;
  readonly at: string;
}

export const NEWCOMER: Rating = fromLibrary(rating());

const MILLISECONDS_A_YEAR = 365.25 * 24 * 60 * 60 * 1000;

/** How much the square of the uncertainty grows in a year without games, because people change. */
const GROWTH_A_YEAR = 3;

/** A rating as it was left at one time, seen at a later one. */
function seenLater({ value, uncertainty }: Rating, left: string, seen: string): Rating {
  const years = Math.max(0, Date.parse(seen) - Date.parse(left)) / MILLISECONDS_A_YEAR;
  const grown = Math.sqrt(uncertainty ** 2 + GROWTH_A_YEAR * years);
  return { value, uncertainty: Math.min(grown, NEWCOMER.uncertainty) };
}

/** The rating someone has at least, with good confidence. */
export function sureOf({ value, uncertainty }: Rating): number {
  return value - 2 * uncertainty;
}

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
  const standings = new Map<string, Standing>();
  const of = (person: string, at: string): Rating => {
    const standing = standings.get(person);
    return standing === undefined ? NEWCOMER : seenLater(standing.rating, standing.at, at);
  };
  const put = ({ game: { results, playedAt: at }, after }: RatedGame): void =>
    results.forEach(({ person }, seat) => standings.set(person, { rating: after[seat] ?? NEWCOMER, at }));
  // From the last back: only the latest rating of each person matters.
  for (const { game, after } of path.toReversed()) {
    game.results.forEach(({ person }, seat) => {
      if (!standings.has(person))
        standings.set(person, { rating: after[seat] ?? NEWCOMER, at: game.playedAt });
    });
  }
  for (const game of games.slice(path.length)) {
    const teams = game.results.map(({ person }) => [toLibrary(of(person, game.playedAt))]);
    const rank = game.results.map(rankOf);
    const after = rate(teams, { rank }).map(([one]) => (one === undefined ? NEWCOMER : fromLibrary(one)));
    const rated = { game, after };
    put(rated);
    path.push(rated);
    if (path.length % GAMES_AT_A_TIME === 0) yield;
  }
  const last = games.at(-1)?.playedAt ?? '';
  return { games, path, of: (person) => of(person, last) };
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
    one.playedAt === other.playedAt &&
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
