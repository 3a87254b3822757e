import { expect, test } from 'vitest';
import { aboutCatalogue, catalogueEntries } from '../../src/renderer/features/catalogue/entries.ts';
import { eveningDay, eveningStory } from '../../src/renderer/features/evening/story.ts';
import { pictureOf } from '../../src/renderer/features/evening-picture/picture.ts';
import { gameTable, lotTable, resultTable, roundTable } from '../../src/renderer/features/export/tables.ts';
import { contradictionText } from '../../src/renderer/features/past-games/contradiction.ts';
import { choosingsOf, filtersIn, searchWith } from '../../src/renderer/features/past-games/filter-options.ts';
import { linesOf } from '../../src/renderer/features/past-games/list/lines.ts';
import { cardOf, usualText } from '../../src/renderer/screens/history/card.ts';
import { lightOf } from '../../src/renderer/screens/history/address.ts';
import { lightChoices } from '../../src/renderer/screens/history/lights.ts';
import { litIn, nearestLit, nextLit } from '../../src/renderer/screens/history/lit.ts';
import { nextNight, nightOf, readNight, withEdition } from '../../src/renderer/screens/paper/night.ts';
import { artistsByInk } from '../../src/renderer/screens/print/artist-key.ts';
import { nightRow } from '../../src/renderer/screens/print/nights.ts';
import { lineOf, rowOf } from '../../src/renderer/shown/past/game-line.ts';
import { hungGame, stripText } from '../../src/renderer/shown/past/hung-game.ts';
import { dayOf, sourceOf } from '../../src/renderer/shown/past/result-words.ts';
import type { EveningCatalogue, HistoryFilter } from '../../src/shared/api.ts';
import { editionIn } from '../../src/shared/record/index.ts';
import { resultOf } from '../../src/shared/result/index.ts';
import type { Search } from '../../src/shared/routes/index.ts';
import { pageOf } from '../main/store/store-in.ts';
import { GAMES, readGame, toldHistory } from '../main/store/told-history.ts';
import { page } from '../telling.ts';
import { spoken, teller } from './told-languages.ts';

const store = toldHistory();
const all = (filter: HistoryFilter = {}) => pageOf(store(), filter);

test('rows of the list of games', async () => {
  const { tell, inBoth } = teller();
  const games = all();
  const rows = games.map((game, at) =>
    inBoth(game.id, (language) => {
      const { scores, facts, marks, when, spoken } = rowOf(game, at % 2 === 0, language);
      const { details, result } = lineOf(game, language);
      const contradicted = contradictionText(
        {
          game,
          written: { scores: [5, 1, 2], winners: at % 2 === 0 ? [1] : [1, 0] },
          replayed:
            [{ scores: [5, 0, -1], winners: [0, 1] }, null, { scores: null, winners: null }][at % 3] ?? null,
        },
        language,
      );
      const strip = stripText(hungGame(game), language.words);
      return {
        ...{ when, spoken, facts, marks, scores, details, result },
        ...{ night: nightRow(language, game, at % 2 === 0), strip },
        ...(at < 4 ? { contradicted } : {}),
      };
    }),
  );
  const lines = linesOf(store().figures.outline({}));
  const list = lines.all.map((line) => (line.kind === 'game' ? line.under.length : line));
  const told = [...rows, tell('list', list)];
  await expect(page(...told)).toMatchFileSnapshot('told/games.txt');
});

test('filters to choose from', async () => {
  const { tell, inBoth } = teller();
  const { figures } = store();
  const searches: readonly Search[] = [
    {},
    { person: 'bo', with: ['ada', 'nobody'], family: 'gallery' },
    { since: '2024-01-01', to: '2024-12-31', seats: 4, counted: false },
    { since: '2025-03-30', tag: 'club', status: 'abandoned' },
    { to: '2025-03-30', place: 'nowhere' },
    { since: '2025-03-30', to: '2025-03-30', with: ['mo'] },
    { since: '2025-03-29', to: '2025-03-30', sample: true },
  ];
  const facets = figures.facets({});
  const told = searches.map((search, at) =>
    inBoth(`search ${at}`, (language) => [
      choosingsOf(facets, search, { every: 'every' }, language),
      choosingsOf(facets, search, { every: 'finished', whose: ['ada'] }, language).slice(0, 2),
      filtersIn(null, search, language),
    ]),
  );
  const chosen = [
    ['person', 'mo'],
    ['with', ''],
    ['family', 'auction'],
    ['edition', 'x'],
    ['seats', '3'],
    ['place', ''],
    ['tag', 'final'],
    ['time', '2025'],
    ['time', ''],
    ['status', 'finished'],
    ['counted', 'true'],
    ['sample', 'true'],
  ] as const;
  const before = {
    seats: 4,
    tag: 'club',
    since: '2024-01-01',
    place: 'the club',
    with: ['bo'],
    edition: 'fiera',
  } as const;
  const found = chosen.map(([trait, value]) => tell(`${trait} ${value}`, searchWith(before, trait, value)));
  await expect(page(...told, ...found)).toMatchFileSnapshot('told/filters.txt');
});

test('catalogues and pictures of evenings', async () => {
  const { tell, inBoth } = teller();
  const { figures, history } = store();
  const told: string[][] = [];
  for (const id of ['over-new-year', 'six-hours-later', 'year-ago', 'winner-named', 'next-midnight']) {
    const evening = figures.evening(id);
    if (evening === null) throw new Error('it counts');
    const played = history.games(evening.played);
    const leftOut = all({ counted: false, status: 'finished' }).slice(0, 1);
    const catalogue: EveningCatalogue = { ...evening, ...evening.catalogue, played, leftOut };
    told.push(
      inBoth(id, (language) => [
        eveningDay(catalogue, language.locale),
        {
          ...eveningStory(catalogue, language),
          games: eveningStory(catalogue, language).games.map(({ game: _, ...line }) => line),
        },
        aboutCatalogue(catalogue, 'evening', language),
        catalogueEntries(catalogue, 'evening', language),
        [true, false].map((withNames) => {
          const { walls, ...picture } = pictureOf(catalogue, withNames, language);
          return { ...picture, walls: walls.map(({ who, score }) => [who, score]) };
        }),
      ]),
      tell('colours', artistsByInk(played)),
    );
  }
  const years = [{}, { person: 'kai' }, { place: 'nowhere' }].map((filter) => {
    const catalogue = figures.catalogue(filter);
    return inBoth(`of ${Object.values(filter).join('') || 'all'}`, (language) => [
      aboutCatalogue(catalogue, 'year', language),
      catalogueEntries(catalogue, 'year', language),
    ]);
  });
  await expect(page(...told, ...years)).toMatchFileSnapshot('told/catalogues.txt');
});

test('tables for other programs', async () => {
  const documents = ['first-night', 'given-up', 'on-paper', 'played-wrong', 'today', 'year-ago'].flatMap(
    (id) => store().outgoing.page([id], '').documents,
  );
  const told = (['en', 'it'] as const).flatMap((language) =>
    [gameTable, resultTable, lotTable, roundTable].map((table) => {
      const { head, rows } = table(spoken(language));
      const written = documents
        .slice(language === 'en' ? 0 : 3)
        .map(({ text, standing }) => rows({ record: readGame(text), standing }));
      return `${head.slice(1)}${written.join('')}`.replaceAll('\r\n', '\n');
    }),
  );
  await expect(told.join('\n')).toMatchFileSnapshot('told/tables.txt');
});

/** With a double, one that wasn't sold, and one that nobody played. */
const SOME = [0, 3, 4, 5, 7];

test('cards beside the paintings of the collection', async () => {
  const { tell, inBoth } = teller();
  const { figures } = store();
  const cards = ['over-new-year', 'same-evening', 'end-of-january', 'year-ago'].flatMap((id) =>
    all({ hung: true })
      .filter((game) => game.id === id)
      .map(hungGame)
      .map((hung) =>
        inBoth(id, (language) =>
          [...hung.paintings.entries()]
            .filter(([at]) => SOME.includes(at))
            .map(([at, painting]) => {
              const usual = figures.usual({ game: id, painting: at });
              return [cardOf(hung, at, null, language), usual && usualText(hung, painting, usual, language)];
            }),
        ),
      ),
  );
  const choices = inBoth('light', (language) =>
    lightChoices(figures.facets({ hung: true }), { buyer: 'bo', artist: 'nobody' }, language),
  );
  const lights = [
    { buyer: 'ada', price: '11-25.1000 €\u00a0' },
    { buyer: 'ada', by: 'magic' },
    { by: 'open', paid: 'no' },
    { by: 'open' },
  ].map((asked) => {
    const light = lightOf(asked);
    const lit = all({ hung: true }).map((game) => litIn(hungGame(game), light));
    const ways = lit.map((one) => [
      nextLit(one, 5, 1),
      nextLit(one, 5, -1),
      nearestLit(one, 5),
      nearestLit(one, 99),
    ]);
    return tell('lit', { light, lit: lit.map((one) => one.filter(Boolean).length), ways });
  });
  await expect(page(...cards, choices, ...lights)).toMatchFileSnapshot('told/cards.txt');
});

test('nights on paper', async () => {
  const { tell, inBoth } = teller();
  const nights = GAMES.filter((record) => resultOf(record) !== null).flatMap((record) => {
    const night = nightOf(record);
    const result = resultOf(record);
    if (night === null || result === null) throw new Error('only its result is known');
    const other = withEdition(night, editionIn(GAMES[2] ?? record));
    const said = inBoth(record.id, (language) => [dayOf(language, record), sourceOf(language, result)]);
    return [
      said,
      tell('night', night),
      tell('read', readNight(night)),
      tell('other', readNight(other)),
      tell('next', nextNight(night)),
    ];
  });
  await expect(page(...nights)).toMatchFileSnapshot('told/paper.txt');
});
