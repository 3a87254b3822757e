import type { Rating } from '../../shared/api.ts';
import { rankOf, type Facts } from './facts.ts';
import { NEWCOMER, ratedBy } from './plackett-luce.ts';

export interface Ratings {
  /** The games that were rated, from first to last. */
  readonly games: readonly Facts[];
  /** The ratings after each of them, of all its results in their order. */
  readonly after: RatingRow;
  /** Everybody's latest. */
  readonly standings: ReadonlyMap<string, Standing>;
  /** At the time of the last game. */
  readonly of: (person: string) => Rating;
}

/** Many ratings in a row as bare numbers, because there may be millions. */
interface RatingRow {
  readonly values: Float64Array;
  readonly uncertainties: Float64Array;
}

interface Standing {
  readonly rating: Rating;
  readonly at: string;
}

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

/** Rates all games from the first to the last, starting from `before` as far as it had the same games. */
export function ratingAll(games: readonly Facts[], before: Ratings | null): Ratings {
  if (before?.games === games) return before;
  const known = before === null ? 0 : sharedGames(before.games, games);
  let at = resultsIn(games.slice(0, known));
  const results = at + resultsIn(games.slice(known));
  const after = { values: new Float64Array(results), uncertainties: new Float64Array(results) };
  const standings = new Map<string, Standing>();
  if (before !== null) {
    after.values.set(before.after.values.subarray(0, at));
    after.uncertainties.set(before.after.uncertainties.subarray(0, at));
    const isAll = known === before.games.length;
    const stood = isAll ? before.standings : standingsAfter(games.slice(0, known), after);
    for (const [person, standing] of stood) standings.set(person, standing);
  }
  const of = (person: string, seen: string): Rating => {
    const standing = standings.get(person);
    return standing === undefined ? NEWCOMER : seenLater(standing.rating, standing.at, seen);
  };
  for (const { results: played, playedAt, whole } of games.slice(known)) {
    const rated = whole
      ? ratedBy(played.map((one) => ({ before: of(one.person, playedAt), place: rankOf(one) })))
      : [];
    for (const [seat, { person }] of played.entries()) {
      const given = rated[seat] ?? of(person, playedAt);
      after.values[at] = given.value;
      after.uncertainties[at] = given.uncertainty;
      if (whole) standings.set(person, { rating: given, at: playedAt });
      at += 1;
    }
  }
  const last = games.at(-1)?.playedAt ?? '';
  return { games, after, standings, of: (person) => of(person, last) };
}

/** Everybody's latest rating in these games. */
function standingsAfter(games: readonly Facts[], after: RatingRow): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  let first = resultsIn(games);
  // From the last back: only the latest rating of each person matters.
  for (const { results, playedAt: at, whole } of games.toReversed()) {
    first -= results.length;
    for (const [seat, { person }] of results.entries()) {
      if (!whole || standings.has(person)) continue;
      standings.set(person, { rating: ratingAt(after, first + seat), at });
    }
  }
  return standings;
}

export function ratingAt({ values, uncertainties }: RatingRow, at: number): Rating {
  return { value: values[at] ?? NEWCOMER.value, uncertainty: uncertainties[at] ?? NEWCOMER.uncertainty };
}

function resultsIn(games: readonly Facts[]): number {
  return games.reduce((sum, { results }) => sum + results.length, 0);
}

/** How many games at the start of two histories had the same results. */
function sharedGames(before: readonly Facts[], games: readonly Facts[]): number {
  const parting = before.findIndex((game, at) => !wentAlike(game, games[at]));
  return parting === -1 ? before.length : parting;
}

function wentAlike(one: Facts, other: Facts | undefined): boolean {
  return (
    one === other ||
    (other !== undefined &&
      one.id === other.id &&
      one.playedAt === other.playedAt &&
      one.whole === other.whole &&
      one.results.length === other.results.length &&
      one.results.every(({ person, place }, at) => {
        const same = other.results[at];
        return same?.person === person && same.place === place;
      }))
  );
}
