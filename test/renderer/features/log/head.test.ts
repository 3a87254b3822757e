import { describe, expect, test } from 'vitest';
import { editsForHead, headOf, movedSeat, nameProblem } from '../../../../src/renderer/features/log/head.ts';
import { withEdits, type GameRecord } from '../../../../src/shared/record/index.ts';
import { edited } from '../../../fixtures/replayed.ts';
import { tableOf } from '../../played.ts';

const { record } = tableOf([{ type: 'offer', seat: 0, artist: 'yoko', auction: 'open' }]);
const KNOWN = [
  { id: 'p1', name: 'Beatrix' },
  { id: 'other', name: 'Emil' },
];

function after(names: readonly string[]): GameRecord['players'] {
  return edited(record, editsForHead(record, { ...headOf(record), names }, KNOWN)).players;
}

describe('players’ names', () => {
  test('change nothing if untouched', () => {
    expect(editsForHead(record, headOf(record), KNOWN)).toEqual([]);
  });

  test('can be respelled, and the person stays the same', () => {
    expect(after([' Axèl ', 'Beatrix', 'Clemens', 'Doris'])[0]).toEqual({ id: 'p0', name: 'Axèl' });
  });

  test('that belong to a known person mean that person', () => {
    expect(after(['Axel', 'Beatrix', 'emil', 'Doris'])[2]).toEqual({ id: 'other', name: 'Emil' });
  });

  test('can be swapped, which swaps the people', () => {
    expect(after(['Beatrix', 'Axel', 'Clemens', 'Doris']).map(({ id }) => id)).toEqual([
      'p1',
      'p0',
      'p2',
      'p3',
    ]);
  });

  test('never turn two people into one', () => {
    const ids = after(['Beatrix', 'Bea', 'Clemens', 'Doris']).map(({ id }) => id);
    expect(ids).toEqual(['p0', 'p1', 'p2', 'p3']);
  });

  test('move along when people change seats', () => {
    const moved = movedSeat({ ...headOf(record), names: ['Alex', 'Beatrix', 'Clemens', 'Doris'] }, 0, 1);
    const edited = withEdits(record, editsForHead(record, moved, KNOWN));
    expect(edited.ok && edited.value.players.map(({ name }) => name)).toEqual([
      'Beatrix',
      'Alex',
      'Clemens',
      'Doris',
    ]);
  });

  test.each([
    [['Axel', ' ', 'Clemens', 'Doris'], { kind: 'missing', seat: 1 }],
    [['Axel', 'Beatrix', 'AXEL', 'Doris'], { kind: 'twice', name: 'AXEL' }],
    [['Axel', 'Beatrix', 'Clemens', 'Doris'], null],
  ])('%j: %j', (names, problem) => {
    expect(nameProblem({ ...headOf(record), names })).toEqual(problem);
  });
});
