import { describe, expect, test } from 'vitest';
import {
  addChair,
  emptySeating,
  moveChair,
  problemOf,
  removeChair,
  rename,
  type Seating,
} from '../../../src/renderer/screens/setup/seating.ts';

function seated(...names: string[]): Seating {
  return names.reduce((seating, name, key) => rename(seating, key, name), emptySeating(names.length));
}

const namesOf = ({ chairs }: Seating) => chairs.map(({ name }) => name);

describe('laying the table', () => {
  test('a player moves past the neighbour, and not past the end', () => {
    const table = seated('Ada', 'Bea', 'Cleo');
    expect(namesOf(moveChair(table, 0, 1))).toEqual(['Bea', 'Ada', 'Cleo']);
    expect(namesOf(moveChair(table, 0, -1))).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(namesOf(moveChair(table, 2, 1))).toEqual(['Ada', 'Bea', 'Cleo']);
  });

  test('who begins stays the same person when seats move', () => {
    const table = { ...seated('Ada', 'Bea', 'Cleo'), first: 2 };
    expect(moveChair(table, 2, -1).first).toBe(2);
  });

  test('when who begins leaves, the first seat begins', () => {
    const table = { ...seated('Ada', 'Bea', 'Cleo'), first: 2 };
    expect(removeChair(table, 2)).toEqual({ chairs: table.chairs.slice(0, 2), first: 0 });
  });

  test('a new chair is nobody’s and does not take another’s place', () => {
    const table = removeChair(addChair(seated('Ada', 'Bea')), 0);
    expect(namesOf(addChair(table))).toEqual(['Bea', '', '']);
    expect(new Set(addChair(table).chairs.map(({ key }) => key)).size).toBe(3);
  });

  test.each([
    [['Ada', ' ', 'Cleo'], { kind: 'missing', at: 1 }],
    [['Ada', 'Bea', 'ada '], { kind: 'twice', at: 2, name: 'ada' }],
    [['Ada', 'Bea', 'Cleo'], null],
  ])('%j: %j', (names, problem) => {
    expect(problemOf(seated(...names))).toEqual(problem);
  });
});
