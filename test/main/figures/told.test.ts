import { expect, onTestFinished, test } from 'vitest';
import type { GameFilter } from '../../../src/shared/api.ts';
import { SEASON_RULES } from '../../../src/shared/season/index.ts';
import { news, page, teller } from '../../telling.ts';
import { done } from '../store/store-in.ts';
import { keptHistory, toldHistory } from '../store/told-history.ts';

const store = toldHistory();

const YEAR = { from: '2024-12-31T23:00:00Z', until: '2025-12-31T23:00:00Z' };
const FILTERS: readonly GameFilter[] = [
  {},
  { family: 'gallery' },
  { edition: 'modern-art-1994' },
  { seats: 4 },
  { place: 'Café Zoë' },
  { tag: 'club' },
  { person: 'bo-old' },
  { person: 'ada', with: ['bo'] },
  { person: 'ada', with: ['bo-old', 'chloé'] },
  YEAR,
  { from: '2025-03-29T23:00:00Z' },
  { until: '2025-03-29T23:00:00Z' },
  { ...YEAR, family: 'auction', place: 'the club', person: 'ada' },
  { place: 'nowhere' },
];

test('people, alone and in pairs', async () => {
  const tell = teller();
  const { people, person, pair } = store().figures;
  const of = (id: string, filter: GameFilter = {}) => tell(`person ${id}`, person({ id, filter }));
  const told = [
    tell('people', people({})),
    ...['ada', 'bo-old', 'élodie', 'mo', 'zoe', 'nobody'].map((id) => of(id)),
    ...[YEAR, { place: 'nowhere' }].map((filter) => of('dmitri', filter)),
    ...[
      ['ada', 'bo-old'],
      ['bo', 'ada'],
      ['chloé', 'dmitri'],
      ['mo', 'hal'],
      ['ada', 'nobody'],
    ].map(([one = '', other = '']) => tell(`pair ${one} ${other}`, pair({ one, other, filter: {} }))),
    tell('pair in a year', pair({ one: 'ada', other: 'bo', filter: YEAR })),
    tell('people of the sample', people({ sample: true })),
  ];
  await expect(page(...told)).toMatchFileSnapshot('told/people.txt');
});

test('the group, its games and evenings', async () => {
  const tell = teller();
  const { group, gameTops, catalogue, evening } = store().figures;
  const evenings = ['over-new-year', 'six-hours-later', 'monday', 'half-past-two', 'given-up', 'undated'];
  const told = [
    tell('group', group({})),
    tell('tables with boxes of equal numbers together', group({ together: true }).tables),
    tell('tops', gameTops({})),
    tell('tops of a year', gameTops(YEAR)),
    tell('catalogue', catalogue({})),
    tell('catalogue of a year', catalogue(YEAR)),
    ...evenings.map((id) => tell(`evening ${id}`, evening(id))),
  ];
  await expect(page(...told)).toMatchFileSnapshot('told/group.txt');
});

test('habits, years and seasons', async () => {
  const tell = teller();
  const { habits, year, season } = store().figures;
  const seasons = SEASON_RULES.flatMap((rule) =>
    [
      { from: '2025-03-30', to: '2025-03-30', rule, least: 1 },
      { from: '2024-01-01', to: '2024-12-31', rule, least: 5 },
    ].map((counted) => tell(`season ${counted.from} ${rule}`, season(counted))),
  );
  const told = [
    tell('habits', habits({})),
    tell('habits where Chloé played', habits({ person: 'chloé' })),
    ...[2022, 2023, 2024, 2025, 2026, 2031].map((asked) =>
      tell(`year ${asked}`, year({ year: asked, filter: {} })),
    ),
    tell('year 2025 where Ada played', year({ year: 2025, filter: { person: 'ada' } })),
    ...seasons,
  ];
  await expect(page(...told)).toMatchFileSnapshot('told/habits.txt');
});

test('prices and what the forecast says', async () => {
  const tell = teller();
  const { prices, groupWorth, personWorth } = store().figures;
  const told = [
    tell('prices', prices({ person: null, filter: {} })),
    tell(
      'prices with boxes of equal numbers together',
      prices({ person: null, filter: { together: true, person: 'ada' } }),
    ),
    tell('prices that Bo paid', prices({ person: 'bo-old', filter: {} })),
    tell('worth', groupWorth({})),
    tell('worth with a round less', groupWorth({ until: '2026-11-01T00:00:00Z' })),
    ...['ada', 'bo-old', 'kai', 'nobody'].map((id) =>
      tell(`worth of ${id}`, personWorth({ id, filter: {} })),
    ),
  ];
  await expect(page(...told)).toMatchFileSnapshot('told/prices.txt');
});

test('each filter, and what changes with each write', async () => {
  const tell = teller();
  const kept = keptHistory();
  onTestFinished(kept.close);
  const { group, people, prices, habits, gameTops, catalogue, groupWorth, page: idsOf } = kept.figures;
  const briefly = (filter: GameFilter) => {
    const { games, timed, priced } = group(filter);
    const lines = people(filter).map(({ name, games: own, wins }) => `${name} ${wins} of ${own}`);
    const { evenings } = habits(filter).times;
    const tops = gameTops(filter).map(({ tops: { closest } }) => closest.basis);
    const { paintings } = catalogue(filter);
    const { waiting } = groupWorth(filter);
    const basis = prices({ person: null, filter }).map((box) => [box.edition, box.basis]);
    return { games, evenings, timed, priced, paintings, waiting, tops, basis, lines };
  };
  const filters = FILTERS.map((filter) => tell(JSON.stringify(filter), briefly(filter)));
  // A search finds people by their present name, in the games of all their ids.
  const state = () => ({ ...briefly({}), named: idsOf({ filter: { text: 'al 9000' }, skip: 0, most: 99 }) });
  let before = state();
  const writes = [
    ['put into the trash', () => kept.games.trash('mo-again')],
    ['counts after all', () => kept.games.label(['played-wrong'], { kind: 'misplayed', misplayed: false })],
    ['taken back', () => kept.games.restore('mo-again')],
    ['given a day', () => kept.games.label(['undated'], { kind: 'day', day: '2024-03-31' })],
    ['merged', () => done(kept.players.merge('mo', 'hal'))],
    ['renamed', () => done(kept.players.rename('hal', 'Hal 9000'))],
  ] as const;
  const changes = writes.map(([what, write]) => {
    write();
    const now = state();
    const told = tell(what, news(before, now));
    before = now;
    return told;
  });
  await expect(page(...filters, ...changes)).toMatchFileSnapshot('told/filters.txt');
});

test('kept answers are the same as recalculated ones, whatever was asked before', () => {
  const { group, people, prices, habits, year, season } = store().figures;
  const questions = (filter: GameFilter, from = '1900-01-01') => [
    ...[group, people, habits].map((about) => () => about(filter)),
    ...[null, 'bo', 'ada'].map((person) => () => prices({ person, filter })),
    ...[2024, 2025].map((about) => () => year({ year: about, filter })),
    ...SEASON_RULES.flatMap((rule) =>
      [1, 12].map((least) => () => season({ from, to: '2199-12-31', rule, least })),
    ),
  ];
  const known = questions({}).map((ask) => ask());
  const backwards = questions({ from: '1900-01-01T00:00:00Z' }, '1900-01-02').toReversed();
  expect(known).toEqual(backwards.map((ask) => ask()).toReversed());
});
