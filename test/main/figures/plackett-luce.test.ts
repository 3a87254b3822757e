import { expect, test } from 'vitest';
import { NEWCOMER, ratedBy } from '../../../src/main/figures/plackett-luce.ts';

// The examples of openskill, which others can look up.
test.each([
  { places: [4, 1, 3, 2], rated: ['20.963 ± 8.084', '27.795 ± 8.263', '24.689 ± 8.084', '26.553 ± 8.179'] },
  { places: [2, 4, 2, 1], rated: ['24.689 ± 8.179', '22.826 ± 8.179', '24.689 ± 8.179', '27.795 ± 8.263'] },
])('four newcomers at places $places', ({ places, rated }) => {
  const found = ratedBy(places.map((place) => ({ before: NEWCOMER, place })));
  expect(found.map((one) => `${one.value.toFixed(3)} ± ${one.uncertainty.toFixed(3)}`)).toEqual(rated);
});
