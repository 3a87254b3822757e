import { expect, test } from 'vitest';
import { NEWCOMER, ratedBy } from '../../../../src/main/store/statistics/plackett-luce.ts';

// The examples of openskill, which others can look up.
test.each([
  { places: [4, 1, 3, 2], values: [20.963, 27.795, 24.689, 26.553], doubts: [8.084, 8.263, 8.084, 8.179] },
  { places: [2, 4, 2, 1], values: [24.689, 22.826, 24.689, 27.795], doubts: [8.179, 8.179, 8.179, 8.263] },
])('four newcomers at places $places', ({ places, values, doubts }) => {
  const rated = ratedBy(places.map((place) => ({ before: NEWCOMER, place })));
  expect(rated.map(({ value }) => Number(value.toFixed(3)))).toEqual(values);
  expect(rated.map(({ uncertainty }) => Number(uncertainty.toFixed(3)))).toEqual(doubts);
});
