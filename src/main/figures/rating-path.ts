import type { RatingPoint } from '../../shared/api.ts';
import type { Facts } from './facts.ts';
import { ratingAt, type Ratings } from './ratings.ts';
import { pointOf } from './records.ts';

/** As many as show in the small picture of a row. */
export const COURSE_MOMENTS = 32;

/** As many points as a chart can show: a lifetime of games would take longer to send than to calculate. */
export const MOST_MOMENTS = 200;

export function ratingPathOf(person: string, { games, after }: Ratings): RatingPoint[] {
  const own: { readonly game: Facts; readonly value: number; readonly uncertainty: number }[] = [];
  let first = 0;
  for (const game of games) {
    const seat = game.results.findIndex((result) => result.person === person);
    if (seat >= 0 && game.whole) own.push({ game, ...ratingAt(after, first + seat) });
    first += game.results.length;
  }
  return momentsOf(own, MOST_MOMENTS).map(({ game, value, uncertainty }) => ({
    ...pointOf(game),
    value,
    uncertainty,
  }));
}

/** At most this many points, spread evenly, always including the first, last, highest and lowest. */
export function momentsOf<Moment extends { readonly value: number }>(
  all: readonly Moment[],
  most: number,
): readonly Moment[] {
  if (all.length <= most) return all;
  const values = all.map(({ value }) => value);
  const spread = most - 2;
  const kept = new Set([
    values.reduce((highest, value, at) => (value > (values[highest] ?? value) ? at : highest), 0),
    values.reduce((lowest, value, at) => (value < (values[lowest] ?? value) ? at : lowest), 0),
  ]);
  for (let at = 0; at < spread; at += 1) kept.add(Math.round((at * (all.length - 1)) / (spread - 1)));
  return [...kept].sort((one, other) => one - other).flatMap((at) => all[at] ?? []);
}
