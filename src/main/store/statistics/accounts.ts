import type { CauseLine, Estimate, GroupAccounts, PersonAccounts } from '../../../shared/api.ts';
import { causesOf, type Cause } from '../../../shared/core/causes.ts';
import { gamesToTell, resampling } from '../../../shared/core/resampling.ts';
import { currencyOf, editionKey, FAMILIES, type AnyEdition } from '../../../shared/record/index.ts';
import type { PeopleBook } from '../people-book.ts';
import type { CountedGame } from './counted-games.ts';
import type { Work } from './turns.ts';
import type { ValuedGames, ValuedSeat } from './valued-games.ts';

/** A game with everybody's accounts. */
interface Table {
  readonly game: CountedGame;
  readonly seats: readonly ValuedSeat[];
}

/** The games of one currency. */
interface Kept {
  readonly editions: readonly AnyEdition[];
  readonly causes: readonly Cause[];
  readonly games: number;
  readonly tables: readonly Table[];
}

/** What one seat had and the others had on average, cause by cause. */
interface Compared {
  readonly own: readonly number[];
  readonly others: readonly number[];
}

export function accountsOfPerson(
  id: string,
  games: readonly CountedGame[],
  valued: ValuedGames,
): PersonAccounts[] {
  return byCurrency(games, valued).map((kept) => {
    const seats = kept.tables.map((table) => ({ table, seat: seatOf(id, table) }));
    return {
      ...basisOf(kept),
      ...startAndEnd(seats.flatMap(({ table, seat }) => table.seats[seat] ?? [])),
      causes: linesOf(
        kept.causes,
        seats.map(({ table, seat }) => compared(kept.causes, table, seat)),
      ),
    };
  });
}

export function* accountsOfGroup(
  games: readonly CountedGame[],
  valued: ValuedGames,
  book: PeopleBook,
): Work<GroupAccounts[]> {
  const accounts: GroupAccounts[] = [];
  for (const kept of byCurrency(games, valued)) {
    const { causes, tables } = kept;
    accounts.push({
      ...basisOf(kept),
      ...startAndEnd(tables.flatMap(({ seats }) => seats)),
      causes: together(causes, tables),
      people: yield* peopleIn(kept, book),
    });
    yield;
  }
  return accounts;
}

function* peopleIn({ causes, tables }: Kept, book: PeopleBook): Work<GroupAccounts['people'][number][]> {
  const played = new Map<string, Compared[]>();
  for (const table of tables) {
    for (const { person, seat } of table.game.results) {
      const own = played.get(person) ?? [];
      played.set(person, own);
      own.push(compared(causes, table, seat));
    }
  }
  yield;
  const people: GroupAccounts['people'][number][] = [];
  for (const [id, own] of played) {
    people.push({ id, name: book.nameOf(id), games: own.length, causes: linesOf(causes, own) });
    yield;
  }
  return people.sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

/** The games that have been worked out, families and currencies apart, most games first. */
function byCurrency(games: readonly CountedGame[], { seats }: ValuedGames): Kept[] {
  const worked = games.filter(({ number }) => seats.has(number));
  return [...Map.groupBy(worked, ({ edition }) => currencyOf(edition)).values()]
    .flatMap((played): Kept[] => {
      const [first] = played;
      if (first === undefined) return [];
      const tables = played.flatMap((game): Table[] => {
        const own = seats.get(game.number) ?? [];
        return own.length === 0 ? [] : [{ game, seats: own }];
      });
      const editions = Map.groupBy(played, ({ edition }) => edition);
      return [
        {
          editions: [...editions]
            .sort(
              ([one, its], [other, others]) =>
                others.length - its.length || editionKey(one).localeCompare(editionKey(other)),
            )
            .map(([edition]) => edition),
          causes: causesOf(FAMILIES[first.family]),
          games: played.length,
          tables,
        },
      ];
    })
    .sort((one, other) => other.games - one.games || keyOf(one).localeCompare(keyOf(other)));
}

function keyOf({ editions }: Kept): string {
  return editions.map(editionKey).join();
}

function basisOf({ editions, games, tables }: Kept): Pick<GroupAccounts, 'editions' | 'basis'> {
  return { editions, basis: { games: tables.length, of: games } };
}

function startAndEnd(seats: readonly ValuedSeat[]): Pick<GroupAccounts, 'start' | 'end'> {
  return { start: average(seats.map(({ start }) => start)), end: average(seats.map(({ end }) => end)) };
}

/** Of one person at one table; somebody may have sat at several places in an imported game. */
function seatOf(id: string, { game }: Table): number {
  return game.results.find(({ person }) => person === id)?.seat ?? -1;
}

function compared(causes: readonly Cause[], { seats }: Table, seat: number): Compared {
  const own = seats.find((one) => one.seat === seat);
  const others = seats.filter((one) => one !== own);
  return {
    own: causes.map((cause) => own?.by[cause] ?? 0),
    others: causes.map((cause) => average(others.map(({ by }) => by[cause]))),
  };
}

function linesOf(causes: readonly Cause[], games: readonly Compared[]): CauseLine[] {
  const samples = resampling(games.length, causes.length * 2);
  const lines = causes.map((cause, at) => {
    const owns = games.map(({ own }) => own[at] ?? 0);
    const more = games.map(({ others }, game) => (owns[game] ?? 0) - (others[at] ?? 0));
    owns.forEach((value, game) => samples.add(game, at, value, 1));
    more.forEach((value, game) => samples.add(game, causes.length + at, value, 1));
    return { cause, own: average(owns), more: average(more), takes: gamesToTell(more) };
  });
  const intervals = samples.intervals();
  const estimate = (value: number, at: number): Estimate => ({ value, interval: intervals[at] ?? null });
  return lines.map(({ cause, own, more, takes }, at) => ({
    cause,
    own: estimate(own, at),
    others: own - more,
    more: estimate(more, causes.length + at),
    takes,
  }));
}

/** Each game counts with all its players. */
function together(causes: readonly Cause[], tables: readonly Table[]): GroupAccounts['causes'] {
  const samples = resampling(tables.length, causes.length);
  const sums = causes.map(() => ({ part: 0, of: 0 }));
  for (const [game, { seats }] of tables.entries()) {
    for (const [at, cause] of causes.entries()) {
      const part = seats.reduce((sum, { by }) => sum + by[cause], 0);
      samples.add(game, at, part, seats.length);
      const sum = sums[at];
      if (sum === undefined) continue;
      sum.part += part;
      sum.of += seats.length;
    }
  }
  const intervals = samples.intervals();
  return causes.map((cause, at) => {
    const { part = 0, of = 0 } = sums[at] ?? {};
    return { cause, own: { value: of === 0 ? 0 : part / of, interval: intervals[at] ?? null } };
  });
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
