import { describe, expect, test } from 'vitest';
import { peopleOf, type Identity } from '../../../src/main/store/people-of.ts';

const said = (id: string, as: string, at: number, same = true): Identity => ({
  id,
  as,
  same,
  at: String(at),
});
const known = new Set(['a', 'b', 'c', 'd']);
const nobody = () => false;

function goesBy(
  identities: readonly Identity[],
  together = nobody as (one: string, other: string) => boolean,
) {
  return Object.fromEntries([...peopleOf(identities, known, together)].sort());
}

describe('resolving identities', () => {
  test.each([
    ['one goes by the other', [said('a', 'b', 1)], { a: 'b' }],
    ['through a third', [said('a', 'b', 1), said('b', 'c', 2)], { a: 'c', b: 'c' }],
    ['merged both ways, the first in order counts', [said('a', 'b', 1), said('b', 'a', 2)], { b: 'a' }],
    [
      'two leaders of one circle: the first by name',
      [said('a', 'c', 1), said('a', 'b', 2)],
      { a: 'b', c: 'b' },
    ],
    ['kept apart, no one is merged', [said('a', 'b', 1, false)], {}],
    [
      'apart keeps circles apart',
      [said('a', 'b', 1), said('c', 'b', 3), said('a', 'c', 2, false)],
      { a: 'b' },
    ],
    ['through an unknown id', [said('a', 'x', 1), said('b', 'x', 2)], { b: 'a' }],
  ])('%s', (_, identities, expected) => {
    expect(goesBy(identities)).toEqual(expected);
    expect(goesBy(identities.toReversed())).toEqual(expected);
  });

  test('people who sat together are never the same, and the earlier statement counts', () => {
    const together = (one: string, other: string) => [one, other].sort().join() === 'a,c';
    expect(goesBy([said('a', 'b', 1), said('c', 'b', 2)], together)).toEqual({ a: 'b' });
    expect(goesBy([said('a', 'b', 2), said('c', 'b', 1)], together)).toEqual({ c: 'b' });
  });
});
