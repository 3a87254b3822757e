import type { SeasonTable } from '../../shared/api.ts';
import { seasonCourse, seasonTable, type Season } from '../../shared/season/index.ts';
import type { Facts } from './facts.ts';
import type { Over } from './found.ts';
import { COURSE_MOMENTS } from './rating-path.ts';
import { ratingAt, sureOf, type Ratings } from './ratings.ts';
import { eveningsOf } from './years.ts';

/** How the games of a season are counted. */
export type Counting = Pick<Season, 'rule' | 'least'>;

export function seasonOf({ games, book, ratings }: Over, counting: Counting): SeasonTable {
  const evenings = eveningsOf(games);
  const people = seasonTable(games, counting, {
    nameOf: book.nameOf,
    sure: (person) => sureOf(ratings().of(person)),
  });
  const course =
    counting.rule === 'rating' ? ratedAfter(evenings, ratings()) : pointsAfter(evenings, counting);
  return {
    games: games.length,
    evenings: evenings.length,
    people,
    course: course.map(({ at, of }) => ({ at, points: people.map(({ id }) => of.get(id) ?? null) })),
  };
}

type Evenings = readonly (readonly Facts[])[];

/** What somebody has after an evening. */
interface After {
  readonly at: string;
  readonly of: ReadonlyMap<string, number>;
}

/** As many evenings as a chart can show, evenly spread, the last one included: what they bring adds up. */
function stretchesOf(evenings: Evenings): Evenings {
  const many = Math.min(evenings.length, COURSE_MOMENTS);
  const end = (at: number): number => Math.round((at * evenings.length) / many);
  return Array.from({ length: many }, (_, at) => evenings.slice(end(at), end(at + 1)).flat());
}

function endOf(evening: readonly Facts[]): string {
  return evening.at(-1)?.playedAt ?? '';
}

function pointsAfter(evenings: Evenings, { rule }: Counting): After[] {
  const stretches = stretchesOf(evenings);
  return seasonCourse(stretches, rule).map((of, at) => ({ at: endOf(stretches[at] ?? []), of }));
}

function ratedAfter(evenings: Evenings, { after }: Ratings): After[] {
  const now = new Map<string, number>();
  let result = 0;
  return stretchesOf(evenings).map((evening) => {
    for (const { results, whole } of evening) {
      for (const [seat, { person }] of results.entries())
        if (whole) now.set(person, sureOf(ratingAt(after, result + seat)));
      result += results.length;
    }
    return { at: endOf(evening), of: new Map(now) };
  });
}
