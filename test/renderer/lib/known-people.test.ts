import { describe, expect, test } from 'vitest';
import type { PastSetup, Person } from '../../../src/shared/api.ts';
import { byRecency, named, suggestions } from '../../../src/renderer/lib/known-people.ts';

function person(name: string, retired = false): Person {
  return { id: name.toLowerCase(), name, retired };
}

function table(...players: Person[]): PastSetup {
  return { edition: 'modern-art-1994', players, firstSeat: 0, options: { tracking: 'ledger' } };
}

const namesOf = (people: readonly Person[]) => people.map(({ name }) => name);

test('recent players come first, then the others in order, without retired players', () => {
  const [ada, bea, cleo, dora] = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name) => person(name));
  if (!ada || !bea || !cleo || !dora) throw new Error('four were made');
  const people = [ada, bea, cleo, dora, person('Eva', true)];
  expect(namesOf(byRecency(people, [table(dora, bea), table(bea, ada)]))).toEqual([
    'Dora',
    'Bea',
    'Ada',
    'Cleo',
  ]);
});

describe('typing a name', () => {
  const people = ['Anna Maria', 'María José', 'Zoë', 'Jean-Luc'].map((name) => person(name));

  test.each([
    ['ma', ['María José', 'Anna Maria']],
    ['zoe', ['Zoë']],
    ['LUC', ['Jean-Luc']],
    ['nn', []],
    ['  ', []],
  ])('%j may match %j', (typed, meant) => {
    expect(namesOf(suggestions(people, typed))).toEqual(meant);
  });

  test('only the complete name is a certain match', () => {
    expect(named(people, ' anna maria ')?.id).toBe('anna maria');
    expect(named(people, 'anna')).toBeNull();
  });
});
