import type { Database } from 'better-sqlite3';
import type { EnderLine, Enders } from '../../../shared/api.ts';
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
  const everybody = counting('', '');
  const people = new Map<string, Counting>();
  const known = new Set<number>();
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    const some = new Map(games.slice(from, from + GAMES_AT_A_TIME).map((game) => [game.number, game]));
    const rows = select.all(JSON.stringify([...some.keys()]));
    for (const round of roundsOf(rows)) {
      const [number = 0, , ender = 0] = round[0] ?? [];
      known.add(number);
      const paid = round.reduce((sum, [, , , , amount]) => sum + amount, 0);
      for (const [, , , seat, amount] of round) {
        const id = some.get(number)?.results.find((result) => result.seat === seat)?.person;
        if (id === undefined) continue;
        const own = people.get(id) ?? counting(id, book.nameOf(id));
        people.set(id, own);
        for (const line of [own, everybody]) {
          line.rounds += 1;
          line.expected += 1 / round.length;
          if (seat === ender) line.ended += 1;
          if (amount * round.length > paid) line[seat === ender ? 'ending' : 'otherwise'] += 1;
        }
      }
    }
    yield;
  }
  return {
    basis: { games: known.size, of: all.length },
    everybody,
    people: [...people.values()].sort(
      (one, other) => other.ended - one.ended || one.name.localeCompare(other.name),
    ),
  };
}

type Counting = { -readonly [Key in keyof EnderLine]: EnderLine[Key] };

function counting(id: string, name: string): Counting {
  return { id, name, rounds: 0, ended: 0, expected: 0, ending: 0, otherwise: 0 };
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
