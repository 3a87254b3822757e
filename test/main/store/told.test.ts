import { expect, test } from 'vitest';
import type { HistoryFilter } from '../../../src/shared/api.ts';
import type { Light } from '../../../src/shared/core/wall.ts';
import { news, page, teller } from '../../telling.ts';
import { toldHistory } from './told-history.ts';

const store = toldHistory();

/** A box with the numbers of another one. */
const FIERA_AGAIN = 'box-3f2e7d4cbc319a0deecdfba9707b8b455ca2bf39';

const FILTERS: readonly HistoryFilter[] = [
  {},
  { family: 'gallery', seats: 3 },
  { edition: 'modern-art-1994' },
  { edition: FIERA_AGAIN },
  { edition: FIERA_AGAIN, together: true },
  { status: 'unfinished' },
  { status: 'abandoned', person: 'zoe' },
  { counted: false },
  { counted: true, tag: 'club' },
  { sample: true },
  { sample: true, counted: true },
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
  const tell = teller();
  const { history, figures } = store();
  const ids = (filter: HistoryFilter, skip = 0, most = 99) => figures.page({ filter, skip, most });
  // What is there before the figures are.
  for (const counted of [true, false]) {
    const filter = counted ? { counted } : {};
    const pages = ids(filter).map((_, skip) => history.page({ counted }, skip, 7).map(({ id }) => id));
    expect(pages).toEqual(ids(filter).map((_, skip) => ids(filter, skip, 7)));
  }
  const told = [
    ...FILTERS.map((filter) =>
      tell(JSON.stringify(filter), { games: ids(filter), outline: figures.outline(filter) }),
    ),
    tell(
      'one by one',
      ids({}).flatMap((_, skip) => ids({}, skip, 1)),
    ),
    tell(
      'some',
      history.games(['today', 'thrown-away', 'on-paper', 'nothing']).map(({ id }) => id),
    ),
    ...history.games(ids({})).map(({ id, wall, ...game }) => tell(id, { ...game, hangs: wall !== null })),
  ];
  await expect(page(...told)).toMatchFileSnapshot('told/history.txt');
});

test('what each filter leaves to choose from', async () => {
  const tell = teller();
  const { figures, players } = store();
  const all = figures.facets({});
  const told = [
    tell('all', all),
    ...FILTERS.map((filter) => tell(JSON.stringify(filter), news(all, figures.facets(filter)))),
    tell('players', players.list()),
    tell('their tables', [...players.tables()]),
  ];
  await expect(page(...told)).toMatchFileSnapshot('told/facets.txt');
});

test('the permanent collection', async () => {
  const tell = teller();
  const { figures } = store();
  const lit = (filter: HistoryFilter, light: Light, currency?: string) =>
    tell(
      JSON.stringify([filter, light, currency]),
      figures.lit({ filter, light, game: 'monday', ...(currency === undefined ? {} : { currency }) }),
    );
  const paintings = ['over-new-year', 'same-evening', 'end-of-january', 'leap-day', 'on-paper'].map(
    (game) => {
      const all = Array.from({ length: 9 }, (_, at) => [
        figures.usual({ game, painting: at }),
        figures.worth({ game: game, painting: at }) !== null,
      ]);
      return tell(game, all);
    },
  );
  const told = [
    ...LIGHTS.map((light) => lit({}, light)),
    lit({ person: 'dmitri' }, { by: 'open' }),
    lit({ text: 'zoe' }, { paid: true }),
    lit({}, {}, '1000 €'),
    lit({}, { artist: 'lea' }, '1000 €'),
    lit({ hung: true }, { by: 'open' }, 'none'),
    ...paintings,
  ];
  await expect(page(...told)).toMatchFileSnapshot('told/collection.txt');
});
