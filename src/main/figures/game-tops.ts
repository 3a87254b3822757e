import type { CurrencyTops, Estimate, RankedGames, TopGame } from '../../shared/api.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { isPriced, isScored, leadIn, personAt, winnersOf, type Facts } from './facts.ts';
import { average, averagesOf } from './averages.ts';
import { byCurrency } from './most-played.ts';
import { pointOf, topOf } from './records.ts';

/** A game as it is ranked, with the moment it is ranked for. */
interface Candidate extends Pick<TopGame, 'amount' | 'step' | 'round'> {
  readonly game: Facts;
  /** Who it is about. */
  readonly people: readonly string[];
}

/**
 * The most memorable games, currency by currency: amounts of different money aren't ranked against each other. Without
 * intervals it takes half as long.
 */
export function gameTopsOf(
  games: readonly Facts[],
  book: PeopleBook,
  withIntervals: boolean,
): readonly CurrencyTops[] {
  return byCurrency(games).map(({ editions, games: played }) => ({
    editions,
    ...topsWith(played, book, withIntervals),
  }));
}

function topsWith(
  games: readonly Facts[],
  book: PeopleBook,
  withIntervals: boolean,
): Omit<CurrencyTops, 'editions'> {
  const of = games.length;
  const courses = games.flatMap((game, at) => (game.course === null ? [] : { game, at, ...game.course }));
  const begun = courses.flatMap(({ at, late }) => (late === null ? [] : [[at, Number(late)] as const]));
  const scored = games.filter(isScored);
  const priced = games.filter(isPriced);
  const wonIn = (game: Facts) => ({ game, people: winnersOf(game), step: null, round: null });
  const led = scored
    .map((game) => ({ ...wonIn(game), amount: leadIn(game) }))
    .filter(({ amount }) => amount > 0);
  const changed = courses.filter(({ leadChanges }) => leadChanges > 0);

  const estimate = (values: readonly (readonly [at: number, value: number])[]): Estimate | null => {
    const value = average(values.map(([, one]) => one));
    if (value === null) return null;
    return withIntervals ? (averagesOf(of, [values])[0] ?? null) : { value, interval: null };
  };
  const top = (basis: number, all: readonly Candidate[], sign: 1 | -1 = 1): RankedGames => ({
    basis: { games: basis, of },
    games: topOf(all, ({ amount }) => sign * amount).map((one) => topGame(one, book)),
  });
  return {
    leadChanges: estimate(courses.map(({ at, leadChanges }) => [at, leadChanges])),
    lateWins: estimate(begun),
    tops: {
      comebacks: top(
        courses.length,
        courses.flatMap(({ game, comeback }): Candidate[] => {
          const person = personAt(game, comeback?.seat ?? null);
          if (comeback === null || person === undefined) return [];
          return [{ ...wonIn(game), people: [person], step: comeback.events, amount: comeback.behind }];
        }),
      ),
      changes: top(
        courses.length,
        changed.map(({ game, lastChange, leadChanges }) => ({
          ...wonIn(game),
          step: lastChange,
          amount: leadChanges,
        })),
      ),
      closest: top(scored.length, led, -1),
      clearest: top(scored.length, led),
      rounds: top(
        priced.length,
        priced.flatMap((game) =>
          pricesIn(game).map(([round, amount]) => ({ ...wonIn(game), round, amount })),
        ),
      ),
    },
  };
}

function topGame({ game, people, ...told }: Candidate, book: PeopleBook): TopGame {
  return {
    ...pointOf(game),
    seats: game.results.length,
    people: people.map(book.named),
    ...told,
  };
}

/** All prices paid in each round, round by round. */
function pricesIn({ sales }: Facts): readonly (readonly [round: number, price: number])[] {
  const prices = new Map<number, number>();
  for (const { round, price } of sales)
    if (price !== null) prices.set(round, (prices.get(round) ?? 0) + price);
  return [...prices].sort(([one], [other]) => one - other);
}
