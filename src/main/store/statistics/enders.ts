import type { Database } from 'better-sqlite3';
import type { EnderLine, Enders, Estimate } from '../../../shared/api.ts';
import { GAMES_FOR_AN_INTERVAL, intervalsOf, resampling } from '../../../shared/core/resampling.ts';
import type { PeopleBook } from '../people-book.ts';
import type { CountedGame } from './counted-games.ts';
import type { Work } from './turns.ts';

type Row = [game: number, round: number, ender: number, seat: number, amount: number];

const GAMES_AT_A_TIME = 500;

/** Who ends rounds, and whether they get more than the table's average from the rounds they end. */
export function* endersOf(database: Database, all: readonly CountedGame[], book: PeopleBook): Work<Enders> {
  const games = all.filter(({ whole }) => whole);
  const select = database
    .prepare<[string], Row>(
      `SELECT payout.game, payout.round, ender, seat, amount
       FROM json_each(?)
       CROSS JOIN projected_round AS ended ON ended.game = value AND ender IS NOT NULL
       CROSS JOIN projected_payout AS payout ON payout.game = ended.game AND payout.round = ended.round`,
    )
    .raw();
  const people = [...new Set(games.flatMap(({ results }) => results.map(({ person }) => person)))];
  const counting = countingRounds(people, games.length);
  const known = new Set<number>();
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const some = games.slice(from, from + GAMES_AT_A_TIME);
    const at = new Map(some.map((game, index) => [game.number, { game, index: from + index }]));
    const rows = select.all(JSON.stringify(some.map(({ number }) => number)));
    for (const round of roundsOf(rows)) {
      const [number = 0, , ender = 0] = round[0] ?? [];
      const found = at.get(number);
      if (found === undefined) continue;
      known.add(number);
      const paid = round.reduce((sum, [, , , , amount]) => sum + amount, 0);
      for (const [, , , seat, amount] of round) {
        const person = found.game.results.find((result) => result.seat === seat)?.person;
        if (person === undefined) continue;
        counting.add(found.index, person, seat === ender, amount * round.length > paid, 1 / round.length);
      }
    }
    yield;
  }
  const { everybody, lines } = yield* counting.told();
  return {
    basis: { games: known.size, of: all.length },
    everybody: { id: '', name: '', ...everybody },
    people: people
      .map((id, at): EnderLine => ({ id, name: book.nameOf(id), ...(lines[at] ?? everybody) }))
      .filter(({ rounds }) => rounds > 0)
      .sort((one, other) => other.ended - one.ended || one.name.localeCompare(other.name)),
  };
}

/** The rows of one round at a time; they come in that order. */
function* roundsOf(rows: readonly Row[]): Generator<readonly Row[]> {
  let from = 0;
  for (let at = 1; at <= rows.length; at += 1) {
    const [one, other] = [rows[from], rows[at]];
    if (one !== undefined && one[0] === other?.[0] && one[1] === other[1]) continue;
    yield rows.slice(from, at);
    from = at;
  }
}

type Told = Omit<EnderLine, 'id' | 'name'>;

/** Columns of the samples: rounds with more than the average and all rounds, ended and others. */
const COLUMNS = 4;

function countingRounds(people: readonly string[], games: number) {
  const places = new Map(people.map((person, at) => [person, at + 1]));
  const samples = resampling(games, (people.length + 1) * COLUMNS);
  const sums = Array.from({ length: people.length + 1 }, () => ({
    expected: 0,
    rounds: [0, 0] as [number, number],
    more: [0, 0] as [number, number],
    games: [0, 0] as [number, number],
    latest: [-1, -1] as [number, number],
  }));

  function addTo(at: number, game: number, ended: 0 | 1, more: boolean, expected: number): void {
    const sum = sums[at];
    if (sum === undefined) return;
    sum.expected += expected;
    sum.rounds[ended] += 1;
    sum.more[ended] += more ? 1 : 0;
    // Rows come game by game.
    if (sum.latest[ended] !== game) sum.games[ended] += 1;
    sum.latest[ended] = game;
    samples.add(game, at * COLUMNS + 2 * ended, more ? 1 : 0);
    samples.add(game, at * COLUMNS + 2 * ended + 1, 1);
  }

  return {
    add: (game: number, person: string, isEnder: boolean, more: boolean, expected: number): void => {
      const ended = isEnder ? 1 : 0;
      addTo(places.get(person) ?? 0, game, ended, more, expected);
      addTo(0, game, ended, more, expected);
    },
    told: function* (): Work<{ readonly everybody: Told; readonly lines: readonly Told[] }> {
      const ratios = sums.flatMap((_, at) =>
        [0, 2].map((column) => [at * COLUMNS + column, at * COLUMNS + column + 1] as const),
      );
      const intervals = yield* intervalsOf(samples, ratios);
      const share = (at: number, ended: 0 | 1): Estimate | null => {
        const sum = sums[at];
        if (sum === undefined || sum.rounds[ended] === 0) return null;
        const enough = sum.games[ended] >= GAMES_FOR_AN_INTERVAL;
        return {
          value: sum.more[ended] / sum.rounds[ended],
          interval: enough ? (intervals[2 * at + ended] ?? null) : null,
        };
      };
      const [everybody = NOTHING, ...lines] = sums.map(({ rounds, expected }, at) => ({
        rounds: rounds[0] + rounds[1],
        ended: rounds[1],
        expected,
        ending: share(at, 1),
        otherwise: share(at, 0),
      }));
      return { everybody, lines };
    },
  };
}

const NOTHING: Told = { rounds: 0, ended: 0, expected: 0, ending: null, otherwise: null };
