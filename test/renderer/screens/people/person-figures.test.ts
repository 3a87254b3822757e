import { describe, expect, test } from 'vitest';
import { personCharts } from '../../../../src/renderer/screens/people/person-charts.ts';
import { personRecords } from '../../../../src/renderer/screens/people/person-figures.ts';
import type { PersonFigures } from '../../../../src/shared/api.ts';
import { EVENINGS } from '../../../../src/shared/text/all-evenings.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { expectWhole, formats, italian, NOBODY, PERSON, POINT } from '../../features/figures/group.ts';

const charts = (person: PersonFigures, one = formats) => personCharts(person, {}, one, EVENINGS.en);
const chartOf = (person: PersonFigures, id: string) =>
  charts(person).find((question) => question.id === id)?.views[0]?.chart;

describe('a person’s figures', () => {
  test('say what they are, and how many games they are based on', () => {
    expect(chartOf(PERSON, 'tables')?.note).toBe(
      'The line is what chance would give. From all 40 games. 10.0 expected by chance. One was shared.',
    );
    const dealing = chartOf(PERSON, 'dealing');
    expect(dealing?.answer).toBe('Ada: 210,000 from selling, −12,500 from collecting, per game.');
    expect(dealing?.note).toMatch(/From the 31 of 40 games tracked closely enough\.$/);
    expect(dealing?.numbers.map(({ rows }) => rows.map(({ head, cells }) => [head, ...cells]))).toEqual([
      [
        ['Selling', '31', '210,000'],
        ['Collecting', '31', '−12,500'],
      ],
      [['200', '12,500']],
    ]);
    expect(chartOf(PERSON, 'artists')?.answer).toBe(
      'Mostly Krypto in Modern Art, 1994: 60 works, 30% of all.',
    );
  });

  test('show records and streaks, each with its game, and who beats them', () => {
    const value = '2 × Krypto for 40,000, paid out 120,000';
    const lot = { value, note: '1 Mar 2025', ink: 5, href: '#/game/g/story?step=4' };
    expect(personRecords(PERSON, { tag: 'club' }, formats, EVENINGS.en)).toEqual([
      { label: 'Highest price', ...lot },
      { label: 'Best bargain', ...lot },
      { label: 'Best round', value: '300,000', note: '1 Mar 2025', href: '#/game/g/story?round=3' },
      { label: 'Most wins in a row', value: '3 wins', note: 'Now: 0 wins.' },
      { label: 'Longest without a win', value: '9 games', note: 'Now: 1 game.' },
      {
        label: 'Nemesis',
        value: 'Bo',
        note: 'Ada was ahead in 10 of 30 games together, behind in 18.',
        href: '#/pair/a/b?tag=club',
        leads: 'Compare the two',
      },
    ]);
  });

  test('leave out what no game can show', () => {
    expect(personRecords(NOBODY, {}, formats, EVENINGS.en).map(({ label }) => label)).toEqual([
      'Most wins in a row',
      'Longest without a win',
      'Nemesis',
    ]);
    expect(charts(NOBODY).map(({ views }) => views[0]?.chart.spec)).toEqual([null, null, null, null, null]);
  });
});

describe('a person’s charts', () => {
  test('name and draw the best of all tables with enough games', () => {
    const [table] = PERSON.averages;
    if (table === undefined) throw new Error('a table');
    const wins = [1, 1, 1, 9, 1, 1, 1, 1, 1, 1, 8, 4];
    const averages = wins.map((won, at) => ({ ...table, games: at === 11 ? 4 : 20 - at, wins: won }));
    const where = (lines: typeof averages) => chartOf({ ...PERSON, averages: lines }, 'tables');
    const chart = where(averages);
    // Ten games at the eleventh table are enough, four at the last one are not.
    expect(chart?.answer).toMatch(/ 80% won, 25% expected by chance\.$/);
    const drawn = chart?.spec?.kind === 'bars' ? chart.spec.series[0]?.values : [];
    expect(drawn).toHaveLength(10);
    expect(drawn?.at(-1)).toBe(80);
    expect(chart?.note).toContain('at least 5 games');
    expect(chart?.numbers[0]?.rows).toHaveLength(12);
    const even = where(averages.map((line) => ({ ...line, games: 20, wins: 6 })));
    expect(even?.answer).toMatch(/That may still be luck\.$/);
    expect(where(averages.slice(11))?.answer).toBe('It takes 5 games at one kind of table to say.');
    expect(where(averages.map((line) => ({ ...line, games: 20, wins: 5 })))?.answer).toMatch(/^Nowhere more/);
  });

  test('answer in both languages with no game and many, without gaps', () => {
    for (const one of [formats, italian])
      for (const figures of [NOBODY, PERSON])
        for (const { views } of charts(figures, one)) for (const { chart } of views) expectWhole(chart);
  });

  test('say how many of very many games they show', () => {
    const rating = Array.from({ length: 200 }, (_, at) => ({ ...POINT, value: 25 + at, uncertainty: 1 }));
    const chart = chartOf({ ...PERSON, games: 10_000, rating }, 'rating');
    expect(chart?.numbers[0]?.rows).toHaveLength(200);
    expect(chart?.note).toBe('Shows 200 of 10,000 games, evenly spread, with the highest and lowest rating.');
    const few = chartOf({ ...PERSON, games: 200, rating }, 'rating');
    expect(few?.note).toBe(en.statistics.ratings.note);
  });
});
