import { SHELVES } from '../../../src/shared/api/shelves.ts';
import { FAMILY_NAMES } from '../../../src/shared/record/index.ts';
import { SEATS, type Search } from '../../../src/shared/routes/index.ts';

/** Every filter with its values, or two of those that could be anything. A new filter has to be added here. */
export const VALUES: { readonly [Key in keyof Required<Search>]: readonly Required<Search>[Key][] } = {
  text: ['0', 'café & co + 1'],
  person: ['a/b', 'false'],
  with: [['a&b'], ['c+', '%2B']],
  family: FAMILY_NAMES,
  edition: ['modern-art-1994', `box-${'0123456789'.repeat(4)}`],
  together: [true],
  seats: SEATS,
  place: ['the club', '?=&+'],
  tag: ['C++', 'true'],
  since: ['2024-02-29', '2025-01-01'],
  to: ['2025-12-31', '2026-12-31'],
  status: SHELVES,
  counted: [true, false],
  sample: [true],
};

export const FILTERS = Object.keys(VALUES) as readonly (keyof Search)[];

/** One search for each value: that filter alone, and with the first or last values of all others. */
export const EVERY_SEARCH: readonly Search[] = FILTERS.flatMap((filter) =>
  VALUES[filter].flatMap((value) => [
    { [filter]: value },
    { ...allWith(0), [filter]: value },
    { ...allWith(-1), [filter]: value },
  ]),
);

/** All filters at once. */
export function allWith(place: 0 | -1): Search {
  return Object.fromEntries(FILTERS.map((filter) => [filter, VALUES[filter].at(place)]));
}
