import { describe, expect, test } from 'vitest';
import { personCharts } from '../../../../src/renderer/screens/people/person-charts.ts';
import { personRecords } from '../../../../src/renderer/screens/people/person-figures.ts';
import type { PersonFigures } from '../../../../src/shared/api.ts';
import { EVENINGS } from '../../../../src/shared/text/all-evenings.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { formats, NOBODY, PERSON, POINT } from '../../features/figures/group.ts';

const charts = (person: PersonFigures, one = formats) => personCharts(person, {}, one, EVENINGS.en);
const chartOf = (person: PersonFigures, id: string) =>
  charts(person).find((question) => question.id === id)?.views[0]?.chart;

test('a person’s figures leave out what no game can show', () => {
  expect(personRecords(NOBODY, {}, formats, EVENINGS.en).map(({ label }) => label)).toEqual([
    'Most wins in a row',
    'Longest without a win',
    'Nemesis',
  ]);
  expect(charts(NOBODY).map(({ views }) => views[0]?.chart.spec)).toEqual([null, null, null, null, null]);
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

  test('say how many of very many games they show', () => {
    const rating = Array.from({ length: 200 }, (_, at) => ({ ...POINT, value: 25 + at, uncertainty: 1 }));
    const chart = chartOf({ ...PERSON, games: 10_000, rating }, 'rating');
    expect(chart?.numbers[0]?.rows).toHaveLength(200);
    expect(chart?.note).toBe('Shows 200 of 10,000 games, evenly spread, with the highest and lowest rating.');
    const few = chartOf({ ...PERSON, games: 200, rating }, 'rating');
    expect(few?.note).toBe(en.statistics.ratings.note);
  });
});
