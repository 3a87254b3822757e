import type { Basis, Difference, GroupAccounts, PersonAccounts } from '../../shared/api.ts';
import { causesOf, type Cause } from '../../shared/core/causes.ts';
import { gamesToTell } from '../../shared/core/resampling.ts';
import { FAMILIES, type AnyEdition } from '../../shared/record/index.ts';
import type { PeopleBook } from '../store/people-book.ts';
import type { Facts } from './facts.ts';
import { averagesOf } from './averages.ts';
import { byCurrency } from './most-played.ts';

type Accounts = NonNullable<NonNullable<Facts['values']>['accounts']>;

/** A game with everybody's accounts. */
interface Table {
  readonly game: Facts;
  readonly seats: Accounts;
}

/** The games of one currency. */
interface Kept {
  readonly editions: readonly AnyEdition[];
  readonly causes: readonly Cause[];
  readonly games: number;
  readonly tables: readonly Table[];
}

export function accountsOfPerson(id: string, games: readonly Facts[]): PersonAccounts[] {
  return keptOf(games).map((kept) => ({
    ...basisOf(kept),
    causes: differencesOf(
      kept.causes,
      kept.tables.map((table) => moreIn(kept.causes, table, seatOf(id, table))),
    ),
  }));
}

export function accountsOfGroup(games: readonly Facts[], book: PeopleBook): GroupAccounts[] {
  return keptOf(games).map((kept) => ({ ...basisOf(kept), people: peopleIn(kept, book) }));
}

/** How many of the games are still to be worked out. */
export function waitingOf(games: readonly Facts[]): Basis {
  return { games: games.filter(({ values }) => values === null).length, of: games.length };
}

function peopleIn({ causes, tables }: Kept, book: PeopleBook): GroupAccounts['people'] {
  const played = tables.flatMap((table) => {
    const sums = sumsOf(causes, table.seats);
    return table.game.results.map(({ person, seat }) => ({
      person,
      more: moreIn(causes, table, seat, sums),
    }));
  });
  return [...Map.groupBy(played, ({ person }) => person)]
    .map(([id, own]) => ({
      ...book.named(id),
      games: own.length,
      causes: differencesOf(
        causes,
        own.map(({ more }) => more),
      ),
    }))
    .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

/** The games that have been worked out, families and currencies apart, most games first. */
function keptOf(games: readonly Facts[]): Kept[] {
  const worked = games.filter(({ values }) => values !== null);
  return byCurrency(worked).flatMap(({ editions, games: played }): Kept[] => {
    const [first] = played;
    if (first === undefined) return [];
    const tables = played.flatMap((game): Table[] => {
      const seats = game.values?.accounts ?? [];
      return seats.length === 0 ? [] : [{ game, seats }];
    });
    return [{ editions, causes: causesOf(FAMILIES[first.family]), games: played.length, tables }];
  });
}

function basisOf({ editions, games, tables }: Kept): Pick<GroupAccounts, 'editions' | 'basis'> {
  return { editions, basis: { games: tables.length, of: games } };
}

/** Of one person at one table; somebody may have sat at several places in an imported game. */
function seatOf(id: string, { game }: Table): number {
  return game.results.find(({ person }) => person === id)?.seat ?? -1;
}

/** How much more than the average of the others, cause by cause. */
function moreIn(
  causes: readonly Cause[],
  { seats }: Table,
  seat: number,
  sums = sumsOf(causes, seats),
): readonly number[] {
  const others = Math.max(1, seats.length - 1);
  return causes.map((cause, at) => {
    const own = seats[seat]?.by[cause] ?? 0;
    return own - ((sums[at] ?? 0) - own) / others;
  });
}

function sumsOf(causes: readonly Cause[], seats: Accounts): readonly number[] {
  return causes.map((cause) => seats.reduce((sum, { by }) => sum + by[cause], 0));
}

function differencesOf(causes: readonly Cause[], more: readonly (readonly number[])[]): Difference[] {
  const estimates = averagesOf(
    more.length,
    causes.map((_, at) => more.map((game, of) => [of, game[at] ?? 0])),
  );
  return causes.map((cause, at) => ({
    cause,
    more: estimates[at] ?? { value: 0, interval: null },
    takes: gamesToTell(more.map((game) => game[at] ?? 0)),
  }));
}
