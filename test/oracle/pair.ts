import type { Pair } from '../../src/shared/api.ts';
import { timelineOf } from '../../src/shared/record/index.ts';
import { sum } from './sum.ts';
import type { FinishedGame } from './finished-games.ts';
import type { YearIn } from './habits.ts';
import type { NameOf } from './people.ts';
import { byUnit } from './units.ts';

/** Two people over these games, with every step of the course. */
export function pairOver(
  games: readonly FinishedGame[],
  nameOf: NameOf,
  [one, other]: readonly [string, string],
  yearIn: YearIn,
): Pair {
  const met = games.flatMap((game) => {
    const [own, theirs] = [one, other].map((id) => game.seats.find(({ person }) => person === id));
    if (own === undefined || theirs === undefined) return [];
    const [place, place2] = [own.place ?? 99, theirs.place ?? 99];
    return [{ game, own, theirs, won: place < place2 ? 1 : place > place2 ? -1 : 0 }];
  });
  const count = (some: typeof met, won: number) => some.filter((one_) => one_.won === won).length;
  const years = [...new Set(met.map(({ game }) => yearIn(game)))].sort();
  const auctions = met.filter(({ game }) => game.family === 'auction');
  return {
    one: { id: one, name: nameOf(one) },
    other: { id: other, name: nameOf(other) },
    games: met.length,
    ahead: count(met, 1),
    behind: count(met, -1),
    years: years.map((year) => {
      const own = met.filter(({ game }) => yearIn(game) === year);
      return { year, games: own.length, ahead: count(own, 1), behind: count(own, -1) };
    }),
    course: met.map(({ game }, at) => ({
      at: game.at,
      value: sum(met.slice(0, at + 1).map(({ won }) => won)),
    })),
    money: byUnit(auctions, ({ game }) => game).map(({ own: played, editions }) => {
      const priced = played.filter(({ game }) => game.priced);
      return {
        editions,
        basis: { games: priced.length, of: played.length },
        paid: sum(priced.map(({ game, own: from, theirs: to }) => paidIn(game, from.seat, to.seat))),
        received: sum(priced.map(({ game, own: to, theirs: from }) => paidIn(game, from.seat, to.seat))),
      };
    }),
  };
}

/** Seen from cash alone: what one got from the other's purchases. */
export function paidIn({ record }: FinishedGame, from: number, to: number): number {
  const { tables } = timelineOf(record, null);
  return sum(
    record.events.map((event, index) => {
      const [before, after] = [tables[index], tables[index + 1]];
      if (event.type !== 'sale' || event['buyer'] !== from) return 0;
      if (before?.family !== 'auction' || after?.family !== 'auction') return 0;
      return (after.state.cash[to] ?? 0) - (before.state.cash[to] ?? 0);
    }),
  );
}
