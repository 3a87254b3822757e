import { describe, expect, test } from 'vitest';
import type { GroupFigures, PersonFigures, PersonLine } from '../../../../src/shared/api.ts';
import { personCharts } from '../../../../src/renderer/screens/people/person-charts.ts';
import { personFigures, personRecords } from '../../../../src/renderer/screens/people/person-figures.ts';
import {
  artistCharts,
  ratingChart,
  seasonChart,
  winChart,
} from '../../../../src/renderer/features/figures/group-charts.ts';
import {
  groupFigures,
  groupRecords,
  standing,
  tableNumbers,
} from '../../../../src/renderer/screens/statistics/group-figures.ts';
import { statisticsFormatsOf } from '../../../../src/renderer/features/figures/formats.ts';
import { minutesText } from '../../../../src/renderer/shown/past/game-line.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { it } from '../../../../src/shared/text/it/index.ts';

const formats = statisticsFormatsOf(en, 'en-GB', (minutes) => minutesText(minutes, en));
const italian = statisticsFormatsOf(it, 'it-IT', (minutes) => minutesText(minutes, it));

const POINT = { game: 'g', playedAt: '2025-03-01T19:00:00.000Z', edition: 'modern-art-1994' } as const;
const ADA = { id: 'a', name: 'Ada' };
const LOT = {
  ...POINT,
  index: 3,
  artist: 'krypto',
  cards: 2,
  buyer: ADA,
  price: 40,
  paid: 120,
} as const;

function line(name: string, value: number, uncertainty: number, games: number, wins: number): PersonLine {
  return {
    id: name,
    name,
    retired: false,
    colour: null,
    games,
    wins,
    expectedWins: games / 4,
    averagePlace: 2.125,
    rating: { value, uncertainty },
    lastPlayedAt: POINT.playedAt,
  };
}

const PERSON: PersonFigures = {
  ...ADA,
  games: 40,
  wins: 11,
  sharedWins: 1,
  expectedWins: 9.95,
  averagePlace: 2.125,
  averages: [
    {
      edition: 'modern-art-1994',
      seats: 4,
      games: 31,
      wins: 11,
      averageScore: 402.26,
      best: { ...POINT, score: 611 },
      worst: { ...POINT, score: 187 },
    },
  ],
  margin: { basis: { games: 31, of: 40 }, paintings: 200, profit: 2500, perPainting: 12.5 },
  dealerAndCollector: { basis: { games: 31, of: 40 }, dealer: 210.04, collector: -12.5 },
  artists: [{ edition: 'modern-art-1994', artist: 'krypto', works: 60, of: 200 }],
  opponents: [{ id: 'b', name: 'Bo', games: 30, beatenBy: 18, beaten: 10 }],
  nemesis: { id: 'b', name: 'Bo', games: 30, beatenBy: 18, beaten: 10 },
  rating: [
    { ...POINT, value: 26.04, uncertainty: 7.96 },
    { ...POINT, value: 25.5, uncertainty: 7.1 },
  ],
  streaks: { winsNow: 0, longestWins: 3, withoutWinNow: 1, longestWithoutWin: 9 },
  records: {
    dearest: LOT,
    bestBargain: LOT,
    worstDeal: null,
    bestRound: { ...POINT, person: ADA, amount: 300 },
  },
};

const NOBODY: PersonFigures = {
  ...PERSON,
  games: 0,
  wins: 0,
  sharedWins: 0,
  expectedWins: 0,
  averagePlace: null,
  averages: [],
  margin: { basis: { games: 0, of: 0 }, paintings: 0, profit: 0, perPainting: null },
  dealerAndCollector: { basis: { games: 0, of: 0 }, dealer: 0, collector: 0 },
  artists: [],
  opponents: [],
  nemesis: null,
  rating: [],
  streaks: { winsNow: 0, longestWins: 0, withoutWinNow: 0, longestWithoutWin: 0 },
  records: { dearest: null, bestBargain: null, worstDeal: null, bestRound: null },
};

const GROUP: GroupFigures = {
  games: 40,
  people: 3,
  tables: [
    {
      edition: 'masters-gallery',
      seats: 3,
      games: 9,
      averageScore: 21.44,
      averageWinningScore: 30,
      averageLead: 4.25,
      highest: { ...POINT, edition: 'masters-gallery', person: ADA, amount: 41 },
      lowestWin: { ...POINT, edition: 'masters-gallery', person: ADA, amount: 19 },
      closest: { ...POINT, edition: 'masters-gallery', person: ADA, amount: 0 },
    },
  ],
  artists: PERSON.artists,
  seasons: [
    {
      year: 2026,
      games: 22,
      people: [
        { ...ADA, games: 20, wins: 8 },
        { id: 'b', name: 'Bo', games: 22, wins: 7 },
      ],
    },
    { year: 2025, games: 18, people: [{ ...ADA, games: 18, wins: 3 }] },
  ],
  priced: { games: 31, of: 40 },
  timed: { games: 12, of: 40, averageMinutes: 64.6 },
  records: {
    ...PERSON.records,
    shortest: { ...POINT, minutes: 31 },
    longest: null,
    longestWins: { ...ADA, games: 3 },
  },
};

describe('a person’s figures', () => {
  test('say what they are, and how many games they are based on', () => {
    const said = new Map(
      personFigures(PERSON, formats).map(({ label, value, note }) => [label, [value, note]]),
    );
    expect(said.get('Games')).toEqual(['40', undefined]);
    expect(said.get('Wins')).toEqual(['11 (28%)', '10.0 expected by chance. One was shared.']);
    expect(said.get('Average place')).toEqual(['2.13', undefined]);
    expect(said.get('Rating')?.[0]).toBe('25.5 ± 7.1');
    expect(said.get('Profit per painting')).toEqual([
      '12,500',
      'Payouts minus prices, for 200 paintings. From the 31 of 40 games tracked closely enough.',
    ]);
    expect(said.get('Dealer and collector')?.[0]).toBe(
      '210,000 from selling, −12,500 from collecting, per game',
    );
    expect(said.get('Favourite artist')).toEqual(['Krypto', '60 works, 30% of all in Modern Art, 1994.']);
    expect(said.get('Nemesis')).toEqual(['Bo', 'They were ahead in 18 of 30 games together, behind in 10.']);
  });

  test('show streaks and records, each with its game', () => {
    expect(personRecords(PERSON, formats)).toEqual([
      { label: 'Most wins in a row', value: '3 wins', note: 'Now: 0 wins.' },
      { label: 'Longest without a win', value: '9 games', note: 'Now: 1 game.' },
      {
        label: 'Highest price',
        value: 'Ada: 2 × Krypto for 40,000, paid out 120,000',
        note: '1 Mar 2025',
        game: 'g',
      },
      {
        label: 'Best bargain',
        value: 'Ada: 2 × Krypto for 40,000, paid out 120,000',
        note: '1 Mar 2025',
        game: 'g',
      },
      { label: 'Best round', value: 'Ada: 300,000', note: '1 Mar 2025', game: 'g' },
    ]);
  });

  test('leave out what no game can show', () => {
    expect(personFigures(NOBODY, formats).map(({ label }) => label)).toEqual(['Games', 'Wins', 'Nemesis']);
    expect(personCharts(NOBODY, formats).map(({ views }) => views[0]?.chart.spec)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the group’s figures', () => {
  test('compare scores within a kind of table, in its own currency', () => {
    expect(tableNumbers(GROUP, formats).rows).toEqual([
      {
        head: 'Masters Gallery, 2 to 5 players · 3 players',
        cells: ['9', '21.4', '30', '4.3', 'Ada: 41', 'Ada: 19', 'Ada: 0'],
      },
    ]);
    expect(groupFigures(GROUP, formats)).toContainEqual({
      label: 'Average length',
      value: '1 h 5 min',
      note: 'From the 12 of 40 games tracked closely enough.',
    });
    expect(groupRecords(GROUP, formats).map(({ label }) => label)).toEqual([
      'Highest price',
      'Best bargain',
      'Best round',
      'Most wins in a row',
      'Shortest game',
    ]);
    expect(standing(line('Ada', 27.26, 1.04, 40, 11), italian)).toEqual([
      '40',
      '11',
      '10,0',
      '2,13',
      '27,3 ± 1,0',
      '1 mar 2025',
    ]);
  });
});

describe('the group’s charts', () => {
  test('name a best player only if it can’t be chance', () => {
    const close = [line('Ada', 27, 2, 40, 11), line('Bo', 25, 2, 40, 10)];
    const clear = [line('Ada', 40, 1, 40, 30), line('Bo', 20, 1, 40, 3)];
    expect(ratingChart(close, formats).answer).toContain('too close or too early');
    expect(ratingChart(clear, formats).answer).toContain('very unlikely to be luck');
    const { spec } = ratingChart(clear, formats);
    expect(spec?.kind === 'bars' && spec.series[0]?.values).toEqual([
      [38, 42],
      [18, 22],
    ]);
    expect(winChart(clear, formats).answer).toBe('Ada: 30 wins, 10.0 expected by chance.');
  });

  test('share one colour for everybody after the fifth', () => {
    const people = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, at) => ({
      id: name,
      name,
      games: 9,
      wins: 9 - at,
    }));
    const { spec } = seasonChart({ ...GROUP, seasons: [{ year: 2026, games: 42, people }] }, formats);
    if (spec?.kind !== 'bars') throw new Error('bars');
    expect(spec.series.map(({ label, values }) => [label, values[0]])).toEqual([
      ['A', 9],
      ['B', 8],
      ['C', 7],
      ['D', 6],
      ['E', 5],
      ['Others', 7],
    ]);
  });

  test('list only the year’s winners in its legend', () => {
    const people = [
      { id: 'a', name: 'A', games: 1, wins: 1 },
      { id: 'b', name: 'B', games: 1, wins: 0 },
    ];
    const { spec, numbers } = seasonChart({ ...GROUP, seasons: [{ year: 2026, games: 1, people }] }, formats);
    if (spec?.kind !== 'bars') throw new Error('bars');
    expect(spec.series.map(({ label }) => label)).toEqual(['A']);
    expect(numbers[0]?.rows).toHaveLength(2);
  });

  test('show the best of the tables they name', () => {
    const [table] = PERSON.averages;
    if (table === undefined) throw new Error('a table');
    const averages = Array.from({ length: 11 }, (_, at) => ({
      ...table,
      games: 20 - at,
      wins: at === 10 ? 10 : at === 3 ? 9 : 1,
    }));
    const chart = personCharts({ ...PERSON, averages }, formats)[1]?.views[0]?.chart;
    // With 17 games at the fourth table. The eleventh table isn't drawn, and the answer doesn't mention it.
    expect(chart?.answer).toContain('53%');
    expect(chart?.spec?.kind === 'bars' && chart.spec.categories.length).toBe(10);
  });

  test('answer in both languages with nobody, one and many, without gaps', () => {
    for (const one of [formats, italian]) {
      for (const people of [
        [],
        [line('Ada', 25, 8, 1, 1)],
        Array.from({ length: 30 }, (_, at) => line(`P${at}`, 25, 2, at, 1)),
      ]) {
        const charts = [
          ratingChart(people, one),
          winChart(people, one),
          seasonChart(people.length === 0 ? { ...GROUP, seasons: [] } : GROUP, one),
          ...artistCharts('artists', 'Which?', people.length === 0 ? [] : GROUP.artists, one).views.map(
            ({ chart }) => chart,
          ),
          ...personCharts(people.length === 0 ? NOBODY : PERSON, one).flatMap(({ views }) =>
            views.map(({ chart }) => chart),
          ),
        ];
        for (const chart of charts) {
          expect(chart.title.endsWith('?')).toBe(true);
          expect(chart.answer).toMatch(/[.]$/);
          expect(JSON.stringify(chart)).not.toMatch(/undefined|NaN|Infinity|\[object/);
          if (chart.spec?.kind === 'bars') expect(chart.spec.categories.length).toBeLessThanOrEqual(12);
        }
      }
    }
  });

  test('say how many of very many games they show', () => {
    const rating = Array.from({ length: 200 }, (_, at) => ({ ...POINT, value: 25 + at, uncertainty: 1 }));
    const chart = personCharts({ ...PERSON, games: 10_000, rating }, formats)[0]?.views[0]?.chart;
    expect(chart?.numbers[0]?.rows).toHaveLength(200);
    expect(chart?.note).toBe('Shows 200 of 10,000 games, evenly spread, with the highest and lowest rating.');
    const few = personCharts({ ...PERSON, games: 200, rating }, formats)[0]?.views[0]?.chart;
    expect(few?.note).toBe(en.statistics.ratings.note);
  });
});
