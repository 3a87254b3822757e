import type { EnderLine, Enders, Habits, TurnLine, Turns } from '../../shared/api.ts';
import type { PeopleBook } from '../store/people-book.ts';
import { averagesOf, sum } from './averages.ts';
import { personAt, type Facts } from './facts.ts';
import type { Over } from './found.ts';
import { playTimesOf } from './play-times.ts';
import { eveningsOf } from './years.ts';

/** When people play, who ends rounds, and whether it helps to start. */
export function habitsOf({ games, book, years: { yearOf } }: Over, now: string): Habits {
  const evenings = eveningsOf(games);
  const years = [...Map.groupBy(evenings, ([first]) => yearOf(first?.playedAt ?? ''))].map(([year, own]) => ({
    year,
    evenings: own.length,
    games: own.flat().length,
  }));
  return {
    enders: endersOf(games, book),
    turns: turnsTaken(games),
    // The latest first. A game dated in the future counts as played before all others, so its year is the last.
    years: years.reverse(),
    times: playTimesOf(evenings, book, now),
  };
}

/** Who ends rounds, and whether they get more than the table's average from the rounds they end. */
function endersOf(all: readonly Facts[], book: PeopleBook): Enders {
  const everybody = counting('', '');
  const people = new Map<string, Counting>();
  const known = new Set<Facts>();
  for (const game of all.filter(({ whole }) => whole)) {
    const payouts = Map.groupBy(game.payouts, ({ round }) => round);
    for (const { round, ender } of game.rounds) {
      if (ender === null) continue;
      const own = payouts.get(round) ?? [];
      const paid = own.reduce((sum, { amount }) => sum + amount, 0);
      if (own.length > 0) known.add(game);
      for (const { seat, amount } of own) {
        const id = personAt(game, seat);
        if (id === undefined) continue;
        const theirs = people.get(id) ?? counting(id, book.nameOf(id));
        people.set(id, theirs);
        for (const line of [theirs, everybody]) {
          line.rounds += 1;
          line.expected += 1 / own.length;
          if (seat === ender) line.ended += 1;
          if (amount * own.length > paid) line[seat === ender ? 'ending' : 'otherwise'] += 1;
        }
      }
    }
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

/** How often each seat wins, counted from the one that begins. Only games with a log say who that was. */
function turnsTaken(games: readonly Facts[]): Turns {
  const begun = games.flatMap(({ whole, firstSeat, results }) =>
    firstSeat === null || !whole ? [] : { from: firstSeat, results },
  );
  const taken = begun.flatMap(({ from, results }, at) =>
    results.map(({ seat, place }) => ({
      at,
      turn: (seat - from + results.length) % results.length,
      won: place === 1 ? 1 : 0,
      expected: 1 / results.length,
    })),
  );
  const last = taken.reduce((latest, { turn }) => Math.max(latest, turn), -1);
  const turns = Array.from({ length: last + 1 }, (_, at) => taken.filter(({ turn }) => turn === at));
  const won = averagesOf(
    begun.length,
    turns.map((own) => own.map((one) => [one.at, one.won])),
  );
  return {
    basis: { games: begun.length, of: games.length },
    lines: turns.map((own, turn): TurnLine => ({
      turn,
      games: own.length,
      wins: sum(own.map((one) => one.won)),
      expectedWins: sum(own.map(({ expected }) => expected)),
      won: won[turn] ?? { value: 0, interval: null },
    })),
  };
}
