import type { Facet, HistoryFacets, HistoryFilter } from '../../shared/api.ts';
import type { Listed } from './facts.ts';
import { conditionsOf, isCounted, type Around, type Condition, type Trait } from './found.ts';

/**
 * The available filter values with their counts. A game counts for a trait if it passes the filter in all
 * others: a game that passes everything counts for all traits, one that fails in a single trait counts for
 * that trait only.
 */
export function facetsOf(
  all: readonly Listed[],
  filter: HistoryFilter,
  around: Around,
  believedUntil: string,
): HistoryFacets {
  const { book, played, years } = around;
  const asked = conditionsOf(filter, around);
  const games = all.map((game) => ({ game, failed: failedIn(asked, game) }));
  const facet = <Value>(trait: Trait, of: (game: Listed) => readonly Value[]): Facet<Value>[] => {
    const counts = new Map<Value, number>();
    for (const { game, failed } of games) {
      if (failed !== null && failed !== trait) continue;
      for (const value of of(game)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts]
      .map(([value, count]) => ({ value, games: count }))
      .sort((one, other) => other.games - one.games || (one.value < other.value ? -1 : 1));
  };
  return {
    games: games.filter(({ failed }) => failed === null).length,
    families: facet('family', ({ family }) => [family]),
    editions: facet('edition', ({ key }) => [key]).flatMap((one) => {
      const edition = played.edition(one.value);
      return edition === null ? [] : [{ ...one, edition }];
    }),
    seats: facet('seats', ({ seats }) => [seats]),
    statuses: facet('status', ({ status }) => [status]),
    counted: facet('counted', (game) => [isCounted(game, filter)]),
    places: facet('place', ({ place }) => (place === null ? [] : [place])),
    tags: facet('tag', ({ tags }) => tags),
    people: facet('person', ({ people }) => people).map((one) => ({ ...one, name: book.nameOf(one.value) })),
    years: facet('year', ({ playedAt }) => [years.yearOf(playedAt)]).sort(
      latestFirst(new Date(believedUntil).getFullYear()),
    ),
  };
}

/** The trait in which a game fails the filter: none, one, or several. Words must be found in any case. */
function failedIn(asked: readonly Condition[], game: Listed): Trait | 'several' | null {
  let failed: Trait | null = null;
  for (const { trait, holds } of asked) {
    if (holds(game)) continue;
    if (trait === 'text' || (failed !== null && failed !== trait)) return 'several';
    failed = trait;
  }
  return failed;
}

/** Years in the future are clock errors and come after all others. */
function latestFirst(latest: number): (one: Facet<number>, other: Facet<number>) => number {
  return (one, other) => Number(one.value > latest) - Number(other.value > latest) || other.value - one.value;
}
