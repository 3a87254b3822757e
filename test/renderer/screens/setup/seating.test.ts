import { describe, expect, test } from 'vitest';
import {
  addChair,
  emptySeating,
  firstSeatOf,
  join,
  moveChair,
  playersOf,
  problemOf,
  removeChair,
  rename,
  seated,
  seatingOf,
  standing,
  type Seating,
} from '../../../../src/renderer/screens/setup/seating.ts';

function sitting(...names: string[]): Seating {
  return names.reduce((seating, name, key) => rename(seating, key, name), emptySeating(names.length));
}

const namesOf = ({ chairs }: Seating) => chairs.map(({ name }) => name);

describe('setting up the table', () => {
  const THREE = { ...sitting('Ada', 'Bea', 'Cleo'), first: 2 };

  test('a player moves past a neighbour, but not past the end', () => {
    expect(namesOf(moveChair(THREE, 0, 1))).toEqual(['Bea', 'Ada', 'Cleo']);
    expect(namesOf(moveChair(THREE, 0, -1))).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(namesOf(moveChair(THREE, 2, 1))).toEqual(['Ada', 'Bea', 'Cleo']);
  });

  test('the starting player stays the same when seats move; once they leave, the first seat starts', () => {
    expect(moveChair(THREE, 2, -1).first).toBe(2);
    expect(removeChair(THREE, 2)).toEqual({ chairs: THREE.chairs.slice(0, 2), first: 0 });
  });

  test('a new chair is empty and takes nobody’s place', () => {
    const table = removeChair(addChair(sitting('Ada', 'Bea')), 0);
    expect(namesOf(addChair(table))).toEqual(['Bea', '', '']);
    expect(new Set(addChair(table).chairs.map(({ key }) => key)).size).toBe(3);
  });

  test('empty chairs at the end are ignored, as long as enough people play', () => {
    expect(namesOf(seated(sitting('Ada', 'Bea', 'Cleo', ' ', ''), 3))).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(namesOf(seated(sitting('Ada', '', 'Cleo', ''), 3))).toEqual(['Ada', '', 'Cleo']);
    expect(namesOf(seated(sitting('Ada', '', '', ''), 3))).toEqual(['Ada', '', '']);
    const emptied = { ...sitting('Ada', 'Bea', 'Cleo', ''), first: 3 };
    expect([seated(emptied, 3).first, seated(rename(emptied, 3, 'Dora'), 3).first]).toEqual([0, 3]);
  });

  test.each([
    [['Ada', ' ', 'Cleo'], { kind: 'missing', at: 1 }],
    [['Ada', 'Bea', 'ada '], { kind: 'twice', at: 2, name: 'ada' }],
    [['Ada', 'Bea', 'Cleo'], null],
  ])('%j: %j', (names, problem) => {
    expect(problemOf(sitting(...names))).toEqual(problem);
  });
});

const person = (name: string) => ({ id: name.toLowerCase(), name, retired: false });

describe('known people', () => {
  test('take the first empty chair, then a new one, up to the edition’s limit', () => {
    const table = join(sitting('Ada', '', 'Cleo'), person('Bea'), 4);
    expect(namesOf(table)).toEqual(['Ada', 'Bea', 'Cleo']);
    const wider = join(table, person('Dora'), 4);
    expect(namesOf(wider)).toEqual(['Ada', 'Bea', 'Cleo', 'Dora']);
    expect(join(wider, person('Eva'), 4)).toBe(wider);
  });

  test('are offered until they have a seat, by name or as a person', () => {
    const people = ['Ada', 'Bea', 'Cleo'].map(person);
    const table = join(sitting('ada ', ''), person('Bea'), 2);
    expect(standing(table, people)).toEqual([person('Cleo')]);
    const renamed = people.map((one) => ({ ...one, name: `${one.name} the Elder` }));
    const everybody = people.reduce((all, one) => join(all, one, 5), emptySeating(2));
    expect(standing(everybody, renamed)).toEqual([]);
  });

  test('keep their identity in the new game until their name is changed', () => {
    const table = join(sitting('Ada', ''), person('Bea'), 2);
    expect(playersOf(table)).toEqual([{ name: 'Ada' }, { id: 'bea', name: 'Bea' }]);
    expect(playersOf(rename(table, 1, 'Beatrix'))).toEqual([{ name: 'Ada' }, { name: 'Beatrix' }]);
  });

  test('sit as in an earlier game, with the same starting player', () => {
    const table = seatingOf({ players: [person('Ada'), person('Bea'), person('Cleo')], firstSeat: 2 });
    expect(namesOf(table)).toEqual(['Ada', 'Bea', 'Cleo']);
    expect(firstSeatOf(table)).toBe(2);
    expect(firstSeatOf(moveChair(table, table.first, -1))).toBe(1);
  });
});
