import type { Database } from 'better-sqlite3';
import type { Facet, HistoryFacets, HistoryFilter, Shelf } from '../../shared/api.ts';
import type { FamilyName } from '../../shared/record/index.ts';
import { isListed } from './beside.ts';
import { countedIn, historyTraits, seatsWhere, type DatedFilter, type Trait } from './game-filter.ts';
import type { PeopleBook } from './people-book.ts';
import { playedEditions } from './played-editions.ts';
import type { Work } from './statistics/turns.ts';
import { dated, openYears } from './years.ts';

type Row = [
  number: number,
  family: FamilyName,
  edition: string,
  seats: number,
  status: Shelf,
  place: string | null,
  playedAt: string,
  counted: 0 | 1,
  ...passes: (0 | 1)[],
];

/** Index of the first trait column in a row. */
const TRAITS_BEGIN = 8;

/** A few milliseconds of reading, so that the table doesn't notice. */
const GAMES_AT_A_TIME = 2000;

/**
 * The available filter values with their counts. A game counts for a trait if it passes the filter in all
 * others: a game that passes everything counts for all traits, one that fails in a single trait counts for
 * that trait only. One pass each over games, tags and seats.
 */
export function* historyFacets(
  database: Database,
  asking: HistoryFilter,
  book: PeopleBook,
  believedUntil: string,
): Work<HistoryFacets> {
  const filter = dated(asking, database, book);
  const { yearOf } = openYears(database, book);
  const { where, asked } = historyTraits(filter, book);
  const columns = [
    `number, family, edition, seats, status, location, played_at, ${countedIn(filter)}`,
    ...asked.map(({ sql }) => `(${sql})`),
  ].join(', ');
  const select = database
    .prepare<[typeof where.values & { readonly after: number }], Row>(
      `SELECT ${columns} FROM projected_game WHERE number > :after AND ${where.sql}
       ORDER BY number LIMIT ${GAMES_AT_A_TIME}`,
    )
    .raw();

  let games = 0;
  const families = new Map<FamilyName, number>();
  const editions = new Map<string, number>();
  const tables = new Map<number, number>();
  const statuses = new Map<Shelf, number>();
  const places = new Map<string, number>();
  const counted = new Map<boolean, number>();
  const years = new Map<number, number>();
  const tagged = new Set<number>();
  const take = (row: Row): void => {
    const [number, family, edition, seats, status, place, playedAt, isCounted] = row;
    if (!isListed(database, number, { played_at: playedAt, family, status })) return;
    const failed = failedTrait(asked, row);
    if (failed === 'several') return;
    const counts = (trait: Trait) => failed === null || failed === trait;
    if (failed === null) games += 1;
    if (counts('family')) count(families, family);
    if (counts('edition')) count(editions, edition);
    if (counts('seats')) count(tables, seats);
    if (counts('status')) count(statuses, status);
    if (counts('place') && place !== null) count(places, place);
    if (counts('time')) count(years, yearOf(playedAt));
    if (counts('counted')) count(counted, isCounted === 1);
    if (counts('tag')) tagged.add(number);
  };
  for (let after = -1; ;) {
    const rows = select.all({ ...where.values, after });
    rows.forEach(take);
    const last = rows.at(-1);
    if (last === undefined || rows.length < GAMES_AT_A_TIME) break;
    [after] = last;
    yield;
  }
  const played = playedEditions(database);
  return {
    games,
    families: mostFirst(families),
    editions: mostFirst(editions).flatMap((facet) => {
      const edition = played.edition(facet.value);
      return edition === null ? [] : [{ ...facet, edition }];
    }),
    seats: mostFirst(tables),
    statuses: mostFirst(statuses),
    counted: mostFirst(counted),
    places: mostFirst(places),
    tags: mostFirst(tagsOf(database, tagged)),
    people: mostFirst(peopleOf(database, filter, book)).map((facet) => ({
      ...facet,
      name: book.nameOf(facet.value),
    })),
    years: mostFirst(years).sort(latestFirst(new Date(believedUntil).getFullYear())),
  };
}

/** The trait in which a game fails the filter: none, one, or several (then it isn't counted). */
function failedTrait(asked: readonly { readonly trait: Trait }[], row: Row) {
  let failed: Trait | null = null;
  for (const [at, { trait }] of asked.entries()) {
    if (row[TRAITS_BEGIN + at] === 1) continue;
    if (failed !== null && failed !== trait) return 'several';
    failed = trait;
  }
  return failed;
}

function tagsOf(database: Database, games: ReadonlySet<number>): Map<string, number> {
  const tags = new Map<string, number>();
  const rows = database.prepare<[], [game: number, tag: string]>('SELECT game, tag FROM projected_tag');
  for (const [game, tag] of rows.raw().all()) if (games.has(game)) count(tags, tag);
  return tags;
}

/** One entry per person, whichever ids they played under. No one has two seats at a table. */
function peopleOf(database: Database, filter: DatedFilter, book: PeopleBook): Map<string, number> {
  const where = seatsWhere(filter, book);
  const players = database
    .prepare<[typeof where.values], [player: string, games: number]>(
      `SELECT player, COUNT(*) FROM seat WHERE ${where.sql} GROUP BY player`,
    )
    .raw()
    .all(where.values);
  const people = new Map<string, number>();
  for (const [player, games] of players) {
    const person = book.personOf(player);
    people.set(person, (people.get(person) ?? 0) + games);
  }
  return people;
}

function count<Value>(counts: Map<Value, number>, value: Value): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Years in the future are clock errors and come after all others. */
function latestFirst(latest: number): (one: Facet<number>, other: Facet<number>) => number {
  return (one, other) => Number(one.value > latest) - Number(other.value > latest) || other.value - one.value;
}

function mostFirst<Value>(counts: ReadonlyMap<Value, number>): Facet<Value>[] {
  return [...counts]
    .map(([value, games]) => ({ value, games }))
    .sort((one, other) => other.games - one.games || (one.value < other.value ? -1 : 1));
}
