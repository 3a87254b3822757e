import type { RatingPoint } from '../../../shared/api.ts';
import type { StatisticsFormats } from '../../features/figures/formats.ts';

type At = readonly [x: number, y: number];

/** At the start the band is as wide as all ratings: the picture shows no more than this of it, on each side of the line. */
const MARGIN = 6;
const EACH_TICK = 5;
/** Years closer to each other would be written over each other. */
const LEAST_APART = 0.14;

/** A rating over its games, in shares of a picture's width and height; the band around it may leave the picture. */
export function bandOf(rating: readonly RatingPoint[], { decimal, count, words }: StatisticsFormats) {
  const values = rating.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN];
  const xOf = (at: number): number => (rating.length < 2 ? 0.5 : at / (rating.length - 1));
  const yOf = (value: number): number => (highest - value) / (highest - lowest);
  const side = (sign: 1 | -1) =>
    rating.map(({ value, uncertainty }, at): At => [xOf(at), yOf(value + 2 * sign * uncertainty)]);
  const first = Math.ceil(lowest / EACH_TICK);
  const ticks = Array.from({ length: Math.floor(highest / EACH_TICK) - first + 1 }, (_, at) => {
    const value = (first + at) * EACH_TICK;
    return { y: yOf(value), text: count(value) };
  });
  const years: { readonly x: number; readonly text: string }[] = [];
  for (const [at, { playedAt }] of rating.entries()) {
    const text = String(new Date(playedAt).getFullYear());
    const before = years.at(-1);
    if (before === undefined || (before.text !== text && xOf(at) - before.x >= LEAST_APART))
      years.push({ x: xOf(at), text });
  }
  const ends = rating.slice(-1).map(({ value, uncertainty }) => ({
    x: xOf(rating.length - 1),
    y: yOf(value),
    text: words.ratingOf(decimal(value), decimal(uncertainty)),
  }));
  return {
    line: rating.map(({ value }, at): At => [xOf(at), yOf(value)]),
    around: [...side(1), ...side(-1).reverse()],
    ticks,
    years,
    ends,
  };
}
