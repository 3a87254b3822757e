import type { HistoryFilter } from '../../shared/api.ts';
import { isOfSample } from '../sample/sample-games.ts';
import { folded } from '../store/listing.ts';
import type { PeopleBook } from '../store/people-book.ts';
import type { Facts, Listed } from './facts.ts';
import type { PlayedEditions } from './played-editions.ts';
import type { Ratings } from './ratings.ts';
import type { Years } from './years.ts';

/** The properties games can be filtered by. */
export type Trait = keyof HistoryFilter;

export interface Condition {
  readonly trait: Trait;
  readonly holds: (game: Listed) => boolean;
}

/** What conditions are about besides the games. */
export interface Around {
  readonly book: PeopleBook;
  readonly played: PlayedEditions;
  readonly years: Years;
}

/** The games that pass a filter and count, from first to last, and what they are about. */
export interface Over extends Pick<Around, 'book' | 'years'> {
  readonly games: readonly Facts[];
  readonly ratings: () => Ratings;
}

/** Whether the statistics count a game: those of the sample games, if they are asked for, or else all others. */
export function isCounted(game: Listed, { sample }: Pick<HistoryFilter, 'sample'>): boolean {
  return sample === true ? game.status === 'finished' && !game.misplayed : game.counts;
}

/** The games that pass a filter. */
export function found(games: readonly Listed[], filter: HistoryFilter, around: Around): readonly Listed[] {
  const asked = conditionsOf(filter, around);
  return asked.length === 0 ? games : games.filter((game) => asked.every(({ holds }) => holds(game)));
}

/** Those of them that count. Boxes that count as one edition have it. */
export function counted(games: readonly Listed[], filter: HistoryFilter, around: Around): readonly Facts[] {
  return found(games, filter, around).flatMap((game): Facts[] => {
    const edition = filter.together === true ? around.played.counted(game.key) : game.edition;
    if (edition === null || game.results.length === 0 || !isCounted(game, filter)) return [];
    return [hasEdition(game) && edition === game.edition ? game : { ...game, edition }];
  });
}

export function hasEdition(game: Listed): game is Facts {
  return game.edition !== null;
}

export function conditionsOf(filter: HistoryFilter, { book, played, years }: Around): readonly Condition[] {
  const { family, edition, together, seats, status, place, tag, person, with: others = [] } = filter;
  const { year, counted: counts, sample, hung, text = '' } = filter;
  const span = year === undefined ? filter : years.spanOf(year);
  const [from, until] = [span.from, span.until].map((at) => at && new Date(at).toISOString());
  const conditions: Condition[] = [];
  const ask = (trait: Trait, holds: Condition['holds']) => conditions.push({ trait, holds });
  const askFor = (trait: Trait, asked: string) => {
    const id = book.personOf(asked);
    ask(trait, ({ people }) => people.includes(id));
  };
  for (const word of folded(text).split(/\s+/)) {
    const named = new Set(book.idsNamed((name) => folded(name).includes(word)));
    if (word !== '')
      ask('text', ({ search, people }) => search.includes(word) || people.some((id) => named.has(id)));
  }
  if (family !== undefined) ask('family', (game) => game.family === family);
  if (edition !== undefined) {
    const keyOf = together === true ? played.shared : (key: string) => key;
    const asked = keyOf(edition);
    ask('edition', ({ key }) => keyOf(key) === asked);
  }
  if (seats !== undefined) ask('seats', (game) => game.seats === seats);
  if (status !== undefined) ask('status', (game) => game.status === status);
  if (place !== undefined) ask('place', (game) => game.place === place);
  if (tag !== undefined) ask('tag', ({ tags }) => tags.includes(tag));
  if (person !== undefined) askFor('person', person);
  for (const other of others) askFor('with', other);
  if (from !== undefined) ask('year', ({ playedAt }) => playedAt >= from);
  if (until !== undefined) ask('year', ({ playedAt }) => playedAt < until);
  if (counts !== undefined) ask('counted', (game) => isCounted(game, filter) === counts);
  if (sample !== undefined) ask('sample', (game) => isOfSample(game) === sample);
  if (hung === true) ask('hung', (game) => isCounted(game, filter) && game.wall?.owners === true);
  return conditions;
}

/** The order of the history's list: the latest first, those dated in the future last. */
export function inListOrder<Game extends Listed>(
  games: readonly Game[],
  believedUntil: string,
): readonly Game[] {
  return asBelieved(games, believedUntil).toReversed();
}

/** Games in order of time; those dated in the future come first, so that they don't end streaks and ratings for years. */
export function asBelieved<Game extends Listed>(
  games: readonly Game[],
  believedUntil: string,
): readonly Game[] {
  const believed = games.findLastIndex(({ playedAt }) => playedAt < believedUntil) + 1;
  return believed === games.length ? games : [...games.slice(believed), ...games.slice(0, believed)];
}
