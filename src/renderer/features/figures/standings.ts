import type { PersonLine } from '../../../shared/api.ts';
import type { StatisticsFormats } from './formats.ts';

/** Part of a scale, in shares of its width. */
export interface Span {
  readonly from: number;
  readonly wide: number;
}

const START = 25;

/** Everybody at a glance: each row as text, and as shares of the width or height of its pictures. */
export function standingsOf(
  people: readonly PersonLine[],
  { words, evenings: { standings }, artist, count, decimal, day }: StatisticsFormats,
) {
  const ends = people.flatMap(({ rating: { value, uncertainty } }) => [
    value - 2 * uncertainty,
    value + 2 * uncertainty,
  ]);
  const ratings = scaleOf([START, ...ends]);
  const times = scaleOf(people.flatMap(({ course }) => course.map(({ at }) => Date.parse(at))));
  const values = scaleOf(people.flatMap(({ course }) => course.map(({ value }) => value)));
  const most = people.reduce((all, { wins, expectedWins }) => Math.max(all, wins, expectedWins), 1);
  const rows = people.map((line) => {
    const { rating, course, wins, expectedWins, favourite } = line;
    const span = (times: number): Span => {
      const from = ratings(rating.value - times * rating.uncertainty);
      return { from, wide: ratings(rating.value + times * rating.uncertainty) - from };
    };
    const liked = favourite === null ? null : artist(favourite.edition, favourite.artist);
    return {
      id: line.id,
      name: line.name,
      retired: line.retired,
      favourite: liked === null ? null : { name: liked.name, place: liked.ink.place },
      games: standings.games(line.games, count(line.games), day({ playedAt: line.lastPlayedAt })),
      rating: {
        /** What the rows are ordered by: the rating somebody has at least. */
        sure: decimal(rating.value - 2 * rating.uncertainty),
        text: words.ratingOf(decimal(rating.value), decimal(rating.uncertainty)),
        value: ratings(rating.value),
        // One and two uncertainties to each side.
        inner: span(1),
        outer: span(2),
      },
      course: {
        text: standings.highest(decimal(Math.max(...course.map(({ value }) => value)))),
        points: course.map(({ at, value }) => [times(Date.parse(at)), 1 - values(value)] as const),
      },
      wins: {
        text: standings.won(wins, count(wins), decimal(expectedWins)),
        won: wins / most,
        expected: expectedWins / most,
      },
      latest: {
        text: line.averagePlace === null ? '' : standings.average(decimal(line.averagePlace, 2)),
        games: line.latest.map(({ place, seats }) => ({
          text: place === null ? standings.unplaced : standings.place(count(place), count(seats)),
          height: place === null ? 0 : (seats - place) / Math.max(1, seats - 1),
          won: place === 1,
        })),
      },
    };
  });
  // Where everybody starts.
  return { rows, start: ratings(START) };
}

/** From 0 for the lowest to 1 for the highest. */
function scaleOf(values: readonly number[]): (value: number) => number {
  const lowest = values.reduce((least, value) => Math.min(least, value), Infinity);
  const highest = values.reduce((most, value) => Math.max(most, value), -Infinity);
  return (value) => (highest > lowest ? (value - lowest) / (highest - lowest) : 0.5);
}

/** Who is ahead, and whether that may be luck. */
export function leaderText(people: readonly PersonLine[], { words, decimal }: StatisticsFormats): string {
  const [best, second] = people;
  if (best === undefined) return words.none;
  const low = best.rating.value - 2 * best.rating.uncertainty;
  const isSure = second === undefined || low > second.rating.value + 2 * second.rating.uncertainty;
  return words.ratings[isSure ? 'sure' : 'unsure'](best.name, decimal(low));
}
