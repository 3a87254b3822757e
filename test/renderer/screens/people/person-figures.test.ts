import { describe, expect, test } from 'vitest';
import { bandOf } from '../../../../src/renderer/screens/people/band.ts';
import { claimsOf, sentenceOf } from '../../../../src/renderer/screens/people/claims.ts';
import {
  opponentsChart,
  personRecords,
  ratingPath,
} from '../../../../src/renderer/screens/people/person-figures.ts';
import type { PersonFigures } from '../../../../src/shared/api.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { formats, italian, NOBODY, PERSON, POINT } from '../../features/figures/group.ts';

const said = (person: PersonFigures, one = formats) => sentenceOf(claimsOf(person), one);

test('a person’s figures leave out what no game can show', () => {
  expect(personRecords(NOBODY, null, formats)).toEqual([]);
  const once = { ...PERSON.streaks, winsNow: 1, longestWins: 1, withoutWinNow: 0, longestWithoutWin: 2 };
  expect(personRecords({ ...NOBODY, streaks: once }, null, formats)).toEqual([
    { label: 'Longest without a win', value: '2 games' },
  ]);
  expect(ratingPath(NOBODY, formats)).toBeNull();
  expect(opponentsChart(NOBODY, {}, formats).spec.categories).toEqual([]);
  expect(said(NOBODY)).toBe('');
});

describe('a person’s sentence', () => {
  const plain: PersonFigures = { ...PERSON, averages: [], opponents: [], nemesis: null, artists: [] };
  const opponent = (games: number, beaten: number, beatenBy: number, name = 'Bo') => ({
    id: name,
    name,
    games,
    beaten,
    beatenBy,
  });

  test.each([
    [{ games: 1, wins: 0 }, 'has played one game. The first win is still to come.'],
    [{ games: 1, wins: 1 }, 'has played one game and won it.'],
    [{ games: 3, wins: 0 }, 'has played 3 games. The first win is still to come.'],
    [{ games: 3, wins: 1, expectedWins: 0.75 }, 'has won 1 of 3 games; chance would give 0.8.'],
  ])('is kind even about few games (%o)', (few, sentence) => {
    expect(said({ ...plain, ...few })).toBe(sentence);
    expect(said({ ...plain, ...few }, italian)).not.toBe('');
  });

  test('names the table where chance hardly explains the wins, and no other', () => {
    const [table] = PERSON.averages;
    if (table === undefined) throw new Error('a table');
    const at = (wins: number, games = 12) =>
      said({ ...plain, averages: [{ ...table, games, wins, expectedWins: games / 4 }] });
    expect(at(7)).toContain('Best at Modern Art (1994)');
    expect(at(7)).toContain('7 of 12 won.');
    expect(at(5)).not.toContain('Best');
    expect(at(4, 4)).not.toContain('Best');
  });

  test('names who usually loses or wins against them, or else who was there most', () => {
    const met = (...opponents: PersonFigures['opponents']) => said({ ...plain, opponents });
    expect(met(opponent(20, 5, 15))).toContain('Bo is a tough opponent, ahead in 15 of 20 games.');
    expect(met(opponent(20, 15, 5))).toContain('Usually ahead of Bo, in 15 of 20 games.');
    expect(met(opponent(20, 11, 9), opponent(4, 4, 0, 'Cy'))).toContain(
      'Bo was there most often, in 20 games.',
    );
    expect(met(opponent(20, 11, 9), opponent(20, 9, 11, 'Cy'))).toMatch(/9\.9\.$|10\.0\.$/);
  });

  test('says no more than three things, the least likely first', () => {
    const sentence = said({
      ...plain,
      streaks: { ...plain.streaks, winsNow: 9 },
      opponents: [opponent(20, 20, 0), opponent(18, 2, 16, 'Cy')],
      artists: [{ edition: 'modern-art-1994', artist: 'krypto', works: 30, of: 60 }],
    });
    expect(sentence).toMatch(/Has won the last 9\..*Usually ahead of Bo/);
    expect(sentence).not.toContain('Cy');
    expect(sentence).not.toContain('Krypto');
  });
});

test('the nemesis comes first among those who were met', () => {
  const opponents = [
    { id: 'c', name: 'Cy', games: 40, beatenBy: 20, beaten: 20 },
    { id: 'b', name: 'Bo', games: 30, beatenBy: 18, beaten: 10 },
  ];
  const { answer, spec } = opponentsChart({ ...PERSON, opponents }, { tag: 'club' }, formats);
  expect(spec.categories).toEqual(['Bo', 'Cy']);
  expect(spec.series[0]?.beside).toEqual(['10–18', '20–20']);
  expect(spec.moments?.map((at) => at?.href)).toEqual(['#/pair/a/b?tag=club', '#/pair/a/c?tag=club']);
  expect(answer).toBe('Bo is the nemesis, ahead in 18 of 30 games and behind in 10.');
});

test('a rating is drawn from its first game to its last, and says how many of very many games it shows', () => {
  const rating = Array.from({ length: 200 }, (_, at) => ({ ...POINT, value: 25 + at / 100, uncertainty: 1 }));
  const chart = ratingPath({ ...PERSON, games: 10_000, rating }, formats);
  expect(chart?.numbers[0]?.rows).toHaveLength(200);
  expect(chart?.note).toBe('Shows 200 of 10,000 games, evenly spread, with the highest and lowest rating.');
  expect(ratingPath({ ...PERSON, games: 200, rating }, formats)?.note).toBe(en.statistics.person.band);
  const { line, around, ends } = bandOf(rating, formats);
  expect([line[0]?.[0], line.at(-1)?.[0]]).toEqual([0, 1]);
  expect(around).toHaveLength(400);
  expect(ends.map(({ x, text }) => [x, text])).toEqual([[1, '27.0 ± 1.0']]);
  expect(bandOf(rating.slice(0, 1), formats).line).toEqual([[0.5, 0.5]]);
});
