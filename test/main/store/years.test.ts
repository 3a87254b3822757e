import { expect, test } from 'vitest';
import { finished, iso, storeWithClock } from './clocked.ts';
import { done, FOUR, pageOf } from './store-in.ts';

const at = (year: number, month: number, day: number, hour: number) =>
  iso(new Date(year, month - 1, day, hour).valueOf());
const OTHERS = ['eva', 'fay', 'gil', 'hal'].map((id) => ({ id, name: id }));

/** A New Year's night of three games, one of others after midnight, and one in each year besides. */
function newYears() {
  const { store } = storeWithClock();
  const add = (id: string, startedAt: string, players = FOUR.players) =>
    done(store.games.add({ ...finished(id, startedAt, 0), players }));
  add('spring', at(2024, 3, 1, 20));
  add('eve', at(2024, 12, 31, 21));
  add('night', at(2025, 1, 1, 0));
  add('late', at(2025, 1, 1, 2));
  add('elsewhere', at(2025, 1, 1, 3), OTHERS);
  add('summer', at(2025, 7, 1, 20));
  return store;
}

test('a year has the games of the evenings that began in it, wherever it is asked for', () => {
  const store = newYears();
  const { figures } = store;
  const counts = (year: number) => ({
    listed: pageOf(store, { year, counted: true }).length,
    outlined: figures
      .outline({ year })
      .flatMap(({ evenings }) => evenings)
      .reduce((sum, games) => sum + games, 0),
    chosen: figures.facets({}).years.find(({ value }) => value === year)?.games,
    filtered: figures.facets({ year }).games,
    hung: figures.lit({ filter: { year }, light: {} }).paintings,
    group: figures.group({ year }).games,
    review: figures.year({ year, filter: {} }).totals.games,
    catalogue: figures.catalogue({ year }).basis.of,
    people: figures.people({ year }).reduce((sum, { games }) => sum + games, 0) / 4,
    habits: figures.habits({}).years.find((one) => one.year === year)?.games,
  });
  const all = (games: number) => ({
    ...{ listed: games, outlined: games, chosen: games, filtered: games, hung: 0, group: games },
    ...{ review: games, catalogue: games, people: games, habits: games },
  });
  expect([counts(2024), counts(2025)]).toEqual([all(4), all(2)]);
  expect(counts(2023).review).toBe(0);
  store.close();
});

test('the games of the night go with its evening, whatever else is asked for', () => {
  const store = newYears();
  const games = (year: number, place: string) => pageOf(store, { year, person: place }).map(({ id }) => id);
  expect(games(2024, 'axel')).toEqual(['late', 'night', 'eve', 'spring']);
  expect(games(2025, 'axel')).toEqual(['summer']);
  expect(games(2025, 'eva')).toEqual(['elsewhere']);
  const { years } = store.figures.habits({ from: at(2025, 1, 1, 0) });
  expect(years.map(({ year, games: own }) => [year, own])).toEqual([
    [2025, 2],
    [2024, 2],
  ]);
  expect(store.figures.year({ year: 2025, filter: { person: 'axel' } }).totals).toMatchObject({
    games: 1,
    evenings: 1,
  });
  store.close();
});

test('when the evening changes, its year follows', () => {
  const store = newYears();
  const inBoth = () => [2024, 2025].map((year) => store.figures.group({ year }).games);
  expect(inBoth()).toEqual([4, 2]);
  // Without its beginning, the night is one of the new year.
  store.games.trash('eve');
  expect(inBoth()).toEqual([1, 4]);
  store.games.restore('eve');
  expect(inBoth()).toEqual([4, 2]);
  store.close();
});
