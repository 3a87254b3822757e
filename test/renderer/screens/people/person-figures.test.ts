import { describe, expect, test } from 'vitest';
import { personCharts } from '../../../../src/renderer/screens/people/person-charts.ts';
import { personFigures, personRecords } from '../../../../src/renderer/screens/people/person-figures.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { expectWhole, formats, italian, NOBODY, PERSON, POINT } from '../../features/figures/group.ts';

describe('a person’s figures', () => {
  test('say what they are, and how many games they are based on', () => {
    const said = new Map(
      personFigures(PERSON, formats).map(({ label, value, note }) => [label, [value, note]]),
    );
    expect(said.get('Games')).toEqual(['40', undefined]);
    expect(said.get('Wins')).toEqual(['11 (28%)', '10.0 expected by chance. One was shared.']);
    expect(said.get('Average place')).toEqual(['2.13', undefined]);
    expect(said.get('Rating')?.[0]).toBe('25.5 ± 7.3');
    expect(said.get('Profit per painting')).toEqual([
      '12,500',
      'Payouts minus prices, for 200 paintings. From the 31 of 40 games tracked closely enough.',
    ]);
    expect(said.get('Dealer and collector')?.[0]).toBe(
      '210,000 from selling, −12,500 from collecting, per game',
    );
    expect(said.get('Favourite artist')).toEqual(['Krypto', '60 works, 30% of all in Modern Art, 1994.']);
    expect(said.get('Nemesis')).toEqual(['Bo', 'Ada was ahead in 10 of 30 games together, behind in 18.']);
  });

  test('show streaks and records, each with its game', () => {
    expect(personRecords(PERSON, formats)).toEqual([
      { label: 'Most wins in a row', value: '3 wins', note: 'Now: 0 wins.' },
      { label: 'Longest without a win', value: '9 games', note: 'Now: 1 game.' },
      {
        label: 'Highest price',
        value: '2 × Krypto for 40,000, paid out 120,000',
        note: '1 Mar 2025',
        ink: 5,
        href: '#/game/g/story?step=4',
      },
      {
        label: 'Best bargain',
        value: '2 × Krypto for 40,000, paid out 120,000',
        note: '1 Mar 2025',
        ink: 5,
        href: '#/game/g/story?step=4',
      },
      { label: 'Best round', value: '300,000', note: '1 Mar 2025', href: '#/game/g/story?round=3' },
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

describe('a person’s charts', () => {
  test('name and draw the best of all tables with enough games', () => {
    const [table] = PERSON.averages;
    if (table === undefined) throw new Error('a table');
    const averages = Array.from({ length: 12 }, (_, at) => ({
      ...table,
      seats: 4,
      games: at === 11 ? 4 : 20 - at,
      wins: at === 11 ? 4 : at === 10 ? 8 : at === 3 ? 9 : 1,
    }));
    const where = (lines: typeof averages) =>
      personCharts({ ...PERSON, averages: lines }, formats)[1]?.views[0]?.chart;
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
        for (const { views } of personCharts(figures, one)) for (const { chart } of views) expectWhole(chart);
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
