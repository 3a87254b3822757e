import { expect, test } from 'vitest';
import { runToEnd } from '../../../src/main/store/statistics/turns.ts';
import type { HistoryCursor, HistoryFilter } from '../../../src/shared/api.ts';
import type { Light } from '../../../src/shared/core/wall.ts';
import { telling } from '../../telling.ts';
import { GAMES, toldHistory } from './told-history.ts';

const store = toldHistory();

const FILTERS: readonly HistoryFilter[] = [
  {},
  { family: 'gallery', seats: 3 },
  { edition: 'modern-art-1994' },
  { status: 'unfinished' },
  { status: 'abandoned', person: 'zoe' },
  { counted: false },
  { counted: true, tag: 'club' },
  { sample: true },
  { sample: false, from: '2026-05-05T19:00:00Z', until: '2026-11-21T18:00:00Z' },
  { person: 'bo-old', with: ['élodie', 'dmitri'] },
  { place: 'Café Zoë', text: 'CHLOE' },
  { text: 'elodie paid' },
  { text: 'zoe final' },
  { hung: true, place: 'Café Zoë' },
];

const LIGHTS: readonly Light[] = [
  {},
  { buyer: 'bo-old' },
  { artist: 'lea' },
  { by: 'double' },
  { by: 'mystery' },
  { price: { least: 0, most: 0 } },
  { price: { currency: '1000 €\u00a0', least: 11, most: 25 } },
  { paid: false, buyer: 'ada', artist: 'otto' },
];

test('the list of games, by every filter', async () => {
  const { history } = store();
  const ids = (filter: HistoryFilter) => history.page(filter, null, 99).games.map(({ id }) => id);
  const pages: unknown[] = [];
  for (let after: HistoryCursor | null | undefined; after !== null;) {
    const { games, next } = history.page({}, after ?? null, 7, after === undefined ? 2 : 0);
    pages.push([...games.map(({ id }) => id), next]);
    after = next;
  }
  const shown = history
    .page({}, null, 99)
    .games.map(({ wall, ...game }) => ({ ...game, hangs: wall !== null }));
  const told = [
    ...FILTERS.map((filter) =>
      telling({ filter, games: ids(filter), outline: runToEnd(history.outline(filter)) }),
    ),
    telling(pages, 'pages of seven, after two'),
    telling(
      ids({}).flatMap((_, skip) => history.page({}, null, 1, skip).games.map(({ id }) => id)),
      'one by one',
    ),
    telling(
      history.games(['today', 'thrown-away', 'on-paper', 'nothing']).map(({ id }) => id),
      'some',
    ),
    ...shown.map((game) => telling(game)),
  ];
  await expect(told.join('\n')).toMatchFileSnapshot('told/history.txt');
});

test('what each filter leaves to choose from', async () => {
  const { history, players } = store();
  const told = [
    ...FILTERS.map((filter) => telling(runToEnd(history.facets(filter)), `facets ${telling(filter)}`)),
    telling(players.list(), 'players'),
    telling([...players.tables()], 'their tables'),
  ];
  await expect(told.join('\n')).toMatchFileSnapshot('told/facets.txt');
});

test('the permanent collection', async () => {
  const { collection } = store();
  const lit = (filter: HistoryFilter, light: Light) =>
    telling({ filter, light, lit: runToEnd(collection.lit(filter, light, 'monday')) });
  const paintings = ['over-new-year', 'same-evening', 'end-of-january', 'leap-day', 'on-paper'].map(
    (game) => {
      const all = Array.from({ length: 9 }, (_, at) => [
        collection.usual(game, at),
        runToEnd(collection.worth(game, at)) !== null,
      ]);
      return telling(all, game);
    },
  );
  const told = [
    ...LIGHTS.map((light) => lit({}, light)),
    lit({ person: 'dmitri' }, { by: 'open' }),
    lit({ text: 'zoe' }, { paid: true }),
    ...paintings,
  ];
  await expect(told.join('\n')).toMatchFileSnapshot('told/collection.txt');
});

test('the season that was chosen last', () => {
  const { season } = store();
  const kept = { title: 'Autumn', from: '2026-09-01', to: '2026-12-31', rule: 'wins', least: 3 } as const;
  const said = [season.get()];
  for (const each of [
    { season: kept, at: '2026-11-21T19:30:00Z' },
    { season: null, at: '2026-11-22' },
  ]) {
    season.set(each);
    said.push(season.get());
  }
  expect(said).toEqual([
    null,
    { season: kept, at: '2026-11-21T19:30:00Z' },
    { season: null, at: '2026-11-22' },
  ]);
  expect(GAMES).toHaveLength(31);
});
