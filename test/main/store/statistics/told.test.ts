import { expect, onTestFinished, test } from 'vitest';
import type { GameFilter } from '../../../../src/shared/api.ts';
import { SEASON_RULES } from '../../../../src/shared/season/index.ts';
import { changedText as changed, telling } from '../../../telling.ts';
import { done } from '../store-in.ts';
import { keptHistory, toldHistory } from '../told-history.ts';

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
  const { people, person, pair } = store().statistics;
  const of = (id: string, filter: GameFilter = {}) => telling(person(id, filter), `person ${id}`);
  const told = [
    telling(people({}), 'people'),
    ...['ada', 'bo-old', 'élodie', 'mo', 'zoe', 'nobody'].map((id) => of(id)),
    ...[YEAR, { place: 'nowhere' }].map((filter) => of('dmitri', filter)),
    ...[
      ['ada', 'bo-old'],
      ['bo', 'ada'],
      ['chloé', 'dmitri'],
      ['mo', 'hal'],
      ['ada', 'nobody'],
    ].map(([one = '', other = '']) => telling(pair(one, other, {}), `pair ${one} ${other}`)),
    telling(pair('ada', 'bo', YEAR), 'pair in a year'),
    telling((await store().sampleStatistics()).people({}), 'people of the sample'),
  ];
  await expect(told.join('\n')).toMatchFileSnapshot('told/people.txt');
});

test('the group, its games and evenings', async () => {
  const { group, gameTops, catalogue, inTurns } = store().statistics;
  const evenings = ['over-new-year', 'six-hours-later', 'monday', 'half-past-two', 'given-up', 'undated'];
  const told = [
    telling(group({}), 'group'),
    telling(gameTops({}), 'tops'),
    telling(gameTops(YEAR), 'tops of a year'),
    telling(catalogue({}), 'catalogue'),
    telling(catalogue(YEAR), 'catalogue of a year'),
    ...(await Promise.all(evenings.map(async (id) => telling(await inTurns.evening(id), `evening ${id}`)))),
  ];
  await expect(told.join('\n')).toMatchFileSnapshot('told/group.txt');
});

test('habits, years and seasons', async () => {
  const { habits, year, season } = store().statistics;
  const seasons = SEASON_RULES.flatMap((rule) =>
    [
      { from: '2025-03-30', to: '2025-03-30', rule, least: 1 },
      { from: '2024-01-01', to: '2024-12-31', rule, least: 5 },
    ].map((counted) => telling(season(counted), `season ${counted.from} ${rule}`)),
  );
  const told = [
    telling(habits({}), 'habits'),
    telling(habits({ person: 'chloé' }), 'habits where Chloé played'),
    ...[2022, 2023, 2024, 2025, 2026, 2031].map((asked) => telling(year(asked, {}), `year ${asked}`)),
    telling(year(2025, { person: 'ada' }), 'year 2025 where Ada played'),
    ...seasons,
  ];
  await expect(told.join('\n')).toMatchFileSnapshot('told/habits.txt');
});

test('prices and what the forecast says', async () => {
  const { prices, groupWorth, personWorth } = store().statistics;
  const told = [
    telling(prices(null, {}), 'prices'),
    telling(prices(null, { together: true, person: 'ada' }), 'prices with boxes of equal numbers together'),
    telling(prices('bo-old', {}), 'prices that Bo paid'),
    telling(groupWorth({}), 'worth'),
    telling(groupWorth({ until: '2026-11-01T00:00:00Z' }), 'worth with a round less'),
    ...['ada', 'bo-old', 'kai', 'nobody'].map((id) => telling(personWorth(id, {}), `worth of ${id}`)),
  ];
  await expect(told.join('\n')).toMatchFileSnapshot('told/prices.txt');
});

test('each filter, and what changes with each write', async () => {
  const kept = keptHistory();
  onTestFinished(kept.close);
  const { group, people, prices, habits, gameTops, catalogue, groupWorth } = kept.statistics;
  const briefly = (filter: GameFilter) => {
    const { games, timed, priced } = group(filter);
    const lines = people(filter).map(({ name, games: own, wins }) => `${name} ${wins} of ${own}`);
    const { evenings } = habits(filter).times;
    const tops = gameTops(filter).map(({ tops: { closest } }) => closest.basis);
    const { paintings } = catalogue(filter);
    const { waiting } = groupWorth(filter);
    const basis = prices(null, filter).map((box) => [box.edition, box.basis]);
    return telling({ games, evenings, timed, priced, paintings, waiting, tops, basis, lines });
  };
  const filters = FILTERS.map((filter) => `${telling(filter, 'filter')}${briefly(filter)}`);
  let before = briefly({});
  const after = (what: string) => {
    const now = briefly({});
    const told = `${what}\n${changed(before, now)}`;
    before = now;
    return told;
  };
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
    return after(what);
  });
  await expect([...filters, ...changes].join('\n')).toMatchFileSnapshot('told/filters.txt');
});
