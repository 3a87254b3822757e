import type { Database } from 'better-sqlite3';
import type { Basis, CurrencyTops, Estimate, RankedGames, TopGame } from '../../../shared/api.ts';
import { GAMES_FOR_AN_INTERVAL, resampling } from '../../../shared/core/resampling.ts';
import type { PeopleBook } from '../people-book.ts';
import type { CountedGame } from './counted-games.ts';
import { isScored, leadIn } from './lead.ts';
import { byCurrency } from './most-played.ts';
import { named, pointOf } from './records.ts';
import { topOf } from './tops.ts';
import type { Work } from './turns.ts';

type CourseRow = [
  game: number,
  leadChanges: number,
  lastChange: number | null,
  seat: number | null,
  behind: number | null,
  behindAt: number | null,
  late: number | null,
];

type RoundRow = [game: number, round: number, price: number];

/** A game as it is ranked, with the moment it is ranked for. */
interface Candidate extends Pick<TopGame, 'amount' | 'step' | 'round'> {
  readonly game: CountedGame;
  /** Who it is about. */
  readonly people: readonly string[];
}

/** A few milliseconds of reading, so that the table doesn't notice. */
const GAMES_AT_A_TIME = 500;

/**
 * The most memorable games, currency by currency: amounts of different money aren't ranked against each other. Without
 * intervals it takes half as long.
 */
export function* gameTopsOf(
  database: Database,
  games: readonly CountedGame[],
  book: PeopleBook,
  withIntervals: boolean,
): Work<readonly CurrencyTops[]> {
  const tops: CurrencyTops[] = [];
  for (const { editions, games: played } of byCurrency(games))
    tops.push({ editions, ...(yield* topsWith(database, played, book, withIntervals)) });
  return tops;
}

function* topsWith(
  database: Database,
  games: readonly CountedGame[],
  book: PeopleBook,
  withIntervals: boolean,
): Work<Omit<CurrencyTops, 'editions'>> {
  const selectCourses = database
    .prepare<[string], CourseRow>(
      `SELECT game, lead_changes, last_change, seat, behind, behind_at, late
       FROM json_each(?) CROSS JOIN projected_course ON game = value`,
    )
    .raw();
  const selectRounds = database
    .prepare<[string], RoundRow>(
      `SELECT game, round, SUM(price) FROM json_each(?) CROSS JOIN projected_sale ON game = value
       WHERE price IS NOT NULL GROUP BY game, round`,
    )
    .raw();
  const best = {
    comebacks: topOf<Candidate>(({ amount }) => amount),
    changes: topOf<Candidate>(({ amount }) => amount),
    closest: topOf<Candidate>(({ amount }) => -amount),
    clearest: topOf<Candidate>(({ amount }) => amount),
    rounds: topOf<Candidate>(({ amount }) => amount),
  };
  const samples = resampling(games.length, COLUMNS);
  const sums = { followed: 0, changes: 0, begun: 0, late: 0, scored: 0, priced: 0 };
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const some = games.slice(from, from + GAMES_AT_A_TIME);
    const courses = byNumber(selectCourses.all(numbersOf(some)));
    const priced = some.filter(({ results }) => results.every(({ bought }) => bought !== null));
    const rounds = Map.groupBy(selectRounds.all(numbersOf(priced)), ([number]) => number);
    sums.priced += priced.length;
    for (const [at, game] of some.entries()) {
      const winners = winnersOf(game);
      const whole = { game, people: winners, step: null, round: null };
      const lead = isScored(game) ? leadIn(game) : 0;
      if (isScored(game)) sums.scored += 1;
      if (lead > 0) {
        best.closest.offer({ ...whole, amount: lead });
        best.clearest.offer({ ...whole, amount: lead });
      }
      for (const [, round, price] of rounds.get(game.number) ?? [])
        best.rounds.offer({ ...whole, round, amount: price });
      const course = courses.get(game.number);
      if (course === undefined) continue;
      const [, leadChanges, lastChange, seat, behind, behindAt, late] = course;
      sums.followed += 1;
      sums.changes += leadChanges;
      samples.add(from + at, CHANGES, leadChanges);
      samples.add(from + at, FOLLOWED, 1);
      if (late !== null) {
        sums.begun += 1;
        sums.late += late;
        samples.add(from + at, LATE, late);
        samples.add(from + at, BEGUN, 1);
      }
      if (leadChanges > 0) best.changes.offer({ ...whole, step: lastChange, amount: leadChanges });
      const person = game.results.find((result) => result.seat === seat)?.person;
      if (person !== undefined && behind !== null)
        best.comebacks.offer({ ...whole, people: [person], step: behindAt, amount: behind });
    }
    yield;
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

function winnersOf({ results }: CountedGame): string[] {
  return results.flatMap(({ person, place }) => (place === 1 ? person : []));
}

function numbersOf(games: readonly CountedGame[]): string {
  return JSON.stringify(games.map(({ number }) => number));
}

function byNumber<Row extends readonly [number, ...unknown[]]>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row[0], row]));
}
