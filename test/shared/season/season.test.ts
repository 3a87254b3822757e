import { describe, expect, test } from 'vitest';
import { readSeason, seasonTable, type Season } from '../../../src/shared/season/index.ts';
import type { SeasonGame } from '../../../src/shared/season/table.ts';

const SEASON: Season = { title: 'Autumn', from: '2026-09-01', to: '2026-11-30', rule: 'places', least: 1 };

/** The places of a game, by the players' initials. */
function game(places: Readonly<Record<string, number | null>>): SeasonGame {
  return { whole: true, results: Object.entries(places).map(([person, place]) => ({ person, place })) };
}

function table(games: readonly SeasonGame[], rule: Pick<Season, 'rule' | 'least'>) {
  const ratings: Readonly<Record<string, number>> = { A: 21.004, B: 21.001, C: 18 };
  const lines = seasonTable(games, rule, {
    nameOf: (person) => `Name of ${person}`,
    sure: (person) => ratings[person] ?? 0,
  });
  return lines.map(({ id, points, place }) => [place, id, points]);
}

describe('points by places', () => {
  test('one for everybody left behind, and half for everybody level', () => {
    expect(table([game({ A: 1, B: 2, C: 2, D: 4 })], { rule: 'places', least: 1 })).toEqual([
      [1, 'A', 3],
      [2, 'B', 1.5],
      [2, 'C', 1.5],
      [4, 'D', 0],
    ]);
  });

  test('players whose place isn’t known are level, behind the winners', () => {
    expect(table([game({ A: null, B: 1, C: null })], { rule: 'places', least: 1 })).toEqual([
      [1, 'B', 2],
      [2, 'A', 0.5],
      [2, 'C', 0.5],
    ]);
  });

  test('every game has as many points as it has pairs of players', () => {
    for (const places of [
      [1, 1, 1],
      [1, 2, 2, 4, 5],
      [1, 1, null],
      [1, 2],
    ]) {
      const lines = seasonTable(
        [{ whole: true, results: places.map((place, at) => ({ person: String(at), place })) }],
        { rule: 'places', least: 1 },
        { nameOf: (person) => person, sure: () => 0 },
      );
      const sum = lines.reduce((points, line) => points + line.points, 0);
      expect(sum).toBe((places.length * (places.length - 1)) / 2);
    }
  });
});

describe('points by wins', () => {
  test('a win less what chance gives at that table', () => {
    expect(
      table([game({ A: 1, B: 2 }), game({ A: 2, B: 2, C: 1, D: 2 })], { rule: 'wins', least: 1 }),
    ).toEqual([
      [1, 'C', 0.75],
      [2, 'A', 0.25],
      [3, 'D', -0.25],
      [4, 'B', -0.75],
    ]);
  });

  test('sums that are equal are a tie, however they came about', () => {
    const thirds = [game({ A: 2, B: 1, E: 2 }), game({ A: 2, F: 1, E: 2 }), game({ A: 2, G: 1, E: 2 })];
    const rest = [game({ H: 2, I: 1 }), game({ H: 2, J: 1 })];
    const lines = table([...thirds, ...rest], { rule: 'wins', least: 1 });
    const lost = lines.filter(([, id]) => ['A', 'E', 'H'].includes(String(id)));
    expect(lost).toEqual([
      [6, 'A', -1],
      [6, 'E', -1],
      [6, 'H', -1],
    ]);
  });

  test('a shared win is a win for everybody who shares it', () => {
    expect(table([game({ A: 1, B: 1 })], { rule: 'wins', least: 1 })).toEqual([
      [1, 'A', 0.5],
      [1, 'B', 0.5],
    ]);
  });
});

test('by rating, those who look equal are', () => {
  expect(table([game({ A: 1, B: 2, C: 3 })], { rule: 'rating', least: 1 })).toEqual([
    [1, 'A', 21],
    [1, 'B', 21],
    [3, 'C', 18],
  ]);
});

test('with too few games somebody comes last, without a place, and takes none', () => {
  expect(table([game({ A: 1, B: 2, C: 3 }), game({ B: 1, C: 2 })], { rule: 'places', least: 2 })).toEqual([
    [1, 'B', 2],
    [2, 'C', 0],
    [null, 'A', 2],
  ]);
});

describe('a season from elsewhere', () => {
  test('is read as it was written', () => {
    expect(readSeason(JSON.parse(JSON.stringify(SEASON)))).toEqual(SEASON);
    expect(readSeason({ ...SEASON, title: '', to: SEASON.from })).not.toBeNull();
  });

  test.each<[string, unknown]>([
    ['another rule', { ...SEASON, rule: 'luck' }],
    ['the last day before the first', { ...SEASON, from: '2026-12-01' }],
    ['a day that isn’t there', { ...SEASON, to: '2026-11-31' }],
    ['a moment', { ...SEASON, from: '2026-09-01T00:00' }],
    ['a year that doesn’t compare as text', { ...SEASON, from: '0099-09-01' }],
    ['no games', { ...SEASON, least: 0 }],
    ['half a game', { ...SEASON, least: 1.5 }],
    ['a title nobody can read', { ...SEASON, title: 'x'.repeat(1000) }],
    ['line breaks in the title', { ...SEASON, title: 'a\nb' }],
    ['nothing', null],
  ])('is refused with %s', (_, value) => expect(readSeason(value)).toBeNull());
});
