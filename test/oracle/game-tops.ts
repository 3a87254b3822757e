import type { CurrencyTops, GameTop, RankedGames, TopGame } from '../../src/shared/api.ts';
import { resultOf } from '../../src/shared/result/index.ts';
import { timelineOf } from '../../src/shared/record/index.ts';
import { sum } from './sum.ts';
import { coursesOf } from './course.ts';
import type { FinishedGame } from './finished-games.ts';
import { pointOf, type NameOf } from './people.ts';
import { byUnit } from './units.ts';
import { estimatedOver } from './worth.ts';

/** What a game is ranked by, if it is. */
interface Ranked {
  readonly game: FinishedGame;
  readonly people: readonly string[];
  readonly amount: number;
  readonly step: number | null;
  readonly round: number | null;
}

/** The most memorable games of each currency, most games first. */
export function gameTopsOver(games: readonly FinishedGame[], nameOf: NameOf): CurrencyTops[] {
  return byUnit(games, (game) => game).map(({ own, editions }) => ({ editions, ...topsOf(own, nameOf) }));
}

function topsOf(games: readonly FinishedGame[], nameOf: NameOf): Omit<CurrencyTops, 'editions'> {
  const courses = games.map(courseOf);
  const followed = courses.filter((course) => course !== null);
  const winners = ({ seats }: FinishedGame) => seats.filter(({ place }) => place === 1);
  const people = (game: FinishedGame) => winners(game).map(({ person }) => person);
  const scored = games.filter(({ seats }) => seats.every(({ score }) => score !== null));
  const decided = scored.flatMap((game): Ranked[] => {
    const [first, ...shared] = winners(game);
    const others = game.seats.filter(({ place }) => place !== 1).map(({ score }) => score ?? NaN);
    const amount = (first?.score ?? NaN) - Math.max(...others);
    return shared.length === 0 && amount > 0
      ? [{ game, people: people(game), amount, step: null, round: null }]
      : [];
  });
  const priced = games.filter((game) => game.priced);
  const rounds = priced.flatMap((game) =>
    [1, 2, 3, 4, 5, 6].flatMap((round): Ranked[] => {
      const lots = game.seats.flatMap((seat) => seat.lots).filter((lot) => lot.round === round);
      const amount = sum(lots.map(({ price }) => price));
      return lots.length === 0 ? [] : [{ game, people: people(game), amount, step: null, round }];
    }),
  );
  const changes = games.flatMap((game, at): Ranked[] => {
    const course = courses[at] ?? null;
    return course === null || course.lead_changes === 0
      ? []
      : [{ game, people: people(game), amount: course.lead_changes, step: course.last_change, round: null }];
  });
  const comebacks = games.flatMap((game, at): Ranked[] => {
    const course = courses[at] ?? null;
    const person = game.seats.find(({ seat }) => seat === course?.seat)?.person;
    return course === null || course.behind === null || person === undefined
      ? []
      : [{ game, people: [person], amount: course.behind, step: course.behind_at, round: null }];
  });
  const top = (known: number, ranked: readonly Ranked[], sign: 1 | -1): RankedGames => ({
    basis: { games: known, of: games.length },
    games: ranked
      .toSorted((one, other) => sign * (other.amount - one.amount))
      .slice(0, 10)
      .map(({ game, people: own, amount, step, round }): TopGame => ({
        ...pointOf(game),
        seats: game.seats.length,
        people: own.map((id) => ({ id, name: nameOf(id) })),
        amount,
        step,
        round,
      })),
  });
  const share = (of: (course: NonNullable<(typeof courses)[number]>) => number | null) => {
    const values = courses.map((course) => (course === null ? null : of(course)));
    if (values.every((value) => value === null)) return null;
    return estimatedOver(values.map((value) => [value ?? 0, value === null ? 0 : 1]));
  };
  return {
    leadChanges: share((course) => course.lead_changes),
    lateWins: share((course) => course.late),
    tops: {
      comebacks: top(followed.length, comebacks, 1),
      changes: top(followed.length, changes, 1),
      closest: top(scored.length, decided, -1),
      clearest: top(scored.length, decided, 1),
      rounds: top(priced.length, rounds, 1),
    } satisfies Record<GameTop, RankedGames>,
  };
}

function courseOf({ record, seats }: FinishedGame) {
  if (resultOf(record) !== null) return null;
  const winners = seats.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return coursesOf(record, timelineOf(record, null), winners)[0] ?? null;
}
