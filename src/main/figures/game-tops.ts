import type { Basis, CurrencyTops, Estimate, RankedGames, TopGame } from '../../shared/api.ts';
import { GAMES_FOR_AN_INTERVAL, resampling } from '../../shared/core/resampling.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { isPriced, personAt, type Facts } from './facts.ts';
import { isScored, leadIn } from './lead.ts';
import { byCurrency } from './most-played.ts';
import { named, pointOf } from './records.ts';
import { topOf } from './tops.ts';

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
  const best = {
    comebacks: topOf<Candidate>(({ amount }) => amount),
    changes: topOf<Candidate>(({ amount }) => amount),
    closest: topOf<Candidate>(({ amount }) => -amount),
    clearest: topOf<Candidate>(({ amount }) => amount),
    rounds: topOf<Candidate>(({ amount }) => amount),
  };
  const samples = resampling(games.length, COLUMNS);
  const sums = { followed: 0, changes: 0, begun: 0, late: 0, scored: 0, priced: 0 };
  for (const [at, game] of games.entries()) {
    const { course } = game;
    const whole = { game, people: winnersOf(game), step: null, round: null };
    const lead = isScored(game) ? leadIn(game) : 0;
    if (isScored(game)) sums.scored += 1;
    if (lead > 0) {
      best.closest.offer({ ...whole, amount: lead });
      best.clearest.offer({ ...whole, amount: lead });
    }
    if (isPriced(game)) {
      sums.priced += 1;
      for (const [round, price] of pricesIn(game)) best.rounds.offer({ ...whole, round, amount: price });
    }
    if (course === null) continue;
    const { leadChanges, lastChange, comeback, late } = course;
    sums.followed += 1;
    sums.changes += leadChanges;
    samples.add(at, CHANGES, leadChanges);
    samples.add(at, FOLLOWED, 1);
    if (late !== null) {
      sums.begun += 1;
      sums.late += Number(late);
      samples.add(at, LATE, Number(late));
      samples.add(at, BEGUN, 1);
    }
    if (leadChanges > 0) best.changes.offer({ ...whole, step: lastChange, amount: leadChanges });
    const person = personAt(game, comeback?.seat ?? null);
    if (comeback !== null && person !== undefined)
      best.comebacks.offer({ ...whole, people: [person], step: comeback.events, amount: comeback.behind });
  }
  const ratios = [
    [CHANGES, FOLLOWED],
    [LATE, BEGUN],
  ] as const;
  const [changes = null, late = null] = withIntervals ? samples.intervals(ratios) : [];
  const estimate = (sum: number, of: number, interval: Estimate['interval']): Estimate | null =>
    of === 0 ? null : { value: sum / of, interval: of < GAMES_FOR_AN_INTERVAL ? null : interval };
  const of = games.length;
  const followed = { games: sums.followed, of };
  const scored = { games: sums.scored, of };
  const told = (basis: Basis, top: { readonly best: readonly Candidate[] }): RankedGames => ({
    basis,
    games: top.best.map((one) => topGame(one, book)),
  });
  return {
    leadChanges: estimate(sums.changes, sums.followed, changes),
    lateWins: estimate(sums.late, sums.begun, late),
    tops: {
      comebacks: told(followed, best.comebacks),
      changes: told(followed, best.changes),
      closest: told(scored, best.closest),
      clearest: told(scored, best.clearest),
      rounds: told({ games: sums.priced, of }, best.rounds),
    },
  };
}

const [CHANGES, FOLLOWED, LATE, BEGUN, COLUMNS] = [0, 1, 2, 3, 4];

function topGame({ game, people, ...told }: Candidate, book: PeopleBook): TopGame {
  return {
    ...pointOf(game),
    seats: game.results.length,
    people: people.map((person) => named(person, book.nameOf)),
    ...told,
  };
}

function winnersOf({ results }: Facts): string[] {
  return results.flatMap(({ person, place }) => (place === 1 ? person : []));
}

/** All prices paid in each round, round by round. */
function pricesIn({ sales }: Facts): readonly (readonly [round: number, price: number])[] {
  const prices = new Map<number, number>();
  for (const { round, price } of sales)
    if (price !== null) prices.set(round, (prices.get(round) ?? 0) + price);
  return [...prices].sort(([one], [other]) => one - other);
}
