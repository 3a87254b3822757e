import { describe, expect, test } from 'vitest';
import type { Bay } from '../../../src/renderer/screens/table/auction/board.ts';
import { lettersOf } from '../../../src/renderer/screens/table/auction/board.ts';
import { readHoldings } from '../../../src/renderer/screens/table/auction/holdings.ts';

function bay(name: string, count: number, pays: number): Bay {
  return {
    artist: name,
    name,
    letters: '',
    place: 1,
    count,
    sold: 0,
    limit: 5,
    tiles: [],
    pays,
    unseen: 0,
    next: null,
  };
}

const BAYS = [bay('Lite Metal', 5, 30), bay('Krypto', 2, 20)];

describe('holdings as they are typed', () => {
  test('the bank pays each player by what they hold, and an empty field is none', () => {
    const entered = readHoldings(
      [
        ['2', ''],
        [' 1 ', '2'],
      ],
      BAYS,
    );
    expect(entered).toMatchObject({ payouts: [60, 70], left: [2, 0], problem: null });
  });

  test('more than lay on the table is named', () => {
    const entered = readHoldings(
      [
        ['3', '1'],
        ['1', '2'],
      ],
      BAYS,
    );
    expect(entered.problem).toEqual({ kind: 'too-many', bay: BAYS[1] });
  });

  test.each(['x', '-1', '1.5', '1e3', '٣'])('%s is no number of paintings', (text) => {
    expect(
      readHoldings(
        [
          ['', ''],
          ['', text],
        ],
        BAYS,
      ).problem,
    ).toEqual({ kind: 'not-a-number', seat: 1, at: 1 });
  });
});

test('two letters tell the artists of an edition apart', () => {
  expect(['Lite Metal', 'Yoko', 'Denise Jillian Tan', 'TEC'].map(lettersOf)).toEqual([
    'LM',
    'Yo',
    'DT',
    'TE',
  ]);
});
