import { describe, expect, test } from 'vitest';
import { rankedBays } from '../../../../src/renderer/shown/auction/ranked-bays.ts';
import { settle, adjust, type Raw } from '../../../fixtures/auction.ts';
import { tableOf } from '../../played.ts';

const counted = (counts: Raw) => adjust({ counts });

describe('the board after a round', () => {
  test('three tie for the last tile: the one furthest left gets it, and each says why', () => {
    // Modern Art 1994, Settling Up ¶1: in a tie, the artist further left on the board wins.
    const { state } = tableOf([counted({ 'karl-gitter': 5, 'lite-metal': 3, yoko: 3, krypto: 3 })]);
    const ties = rankedBays(state, 1).map(({ name, rank, tieWonOver, tieLostTo }) => ({
      name,
      rank,
      tieWonOver,
      tieLostTo,
    }));
    expect(ties).toEqual([
      { name: 'Lite Metal', rank: 2, tieWonOver: ['Yoko', 'Krypto'], tieLostTo: [] },
      { name: 'Yoko', rank: 3, tieWonOver: ['Krypto'], tieLostTo: [] },
      { name: 'Christin P', rank: null, tieWonOver: [], tieLostTo: [] },
      { name: 'Karl Gitter', rank: 1, tieWonOver: [], tieLostTo: [] },
      { name: 'Krypto', rank: null, tieWonOver: [], tieLostTo: ['Lite Metal', 'Yoko'] },
    ]);
  });

  test('a tie that decides no tile isn’t mentioned', () => {
    const counts = { krypto: 5, 'lite-metal': 4, yoko: 3, 'christin-p': 1, 'karl-gitter': 1 };
    const bays = rankedBays(tableOf([counted(counts)]).state, 1);
    expect(bays.flatMap(({ tieWonOver, tieLostTo }) => [...tieWonOver, ...tieLostTo])).toEqual([]);
  });

  test.each([
    [2, { tiles: [30, null], waits: 30 }],
    [4, { tiles: [30, 30, 30, null], waits: 0 }],
  ])(
    'in round %i an artist that pays nothing keeps its tiles for later, but not after the last',
    (round, kept) => {
      const before = Array.from({ length: round - 1 }, () => [counted({ krypto: 5, yoko: 1 }), settle]);
      const { state } = tableOf([...before.flat(), counted({ 'lite-metal': 5 })]);
      const krypto = rankedBays(state, round).find(({ artist }) => artist === 'krypto');
      expect(krypto).toMatchObject({ ...kept, rank: null, value: 0 });
    },
  );

  test('a corrected value says by how much', () => {
    const { state } = tableOf([adjust({ standing: { krypto: 7 } }), counted({ krypto: 5 })]);
    const krypto = rankedBays(state, 1).find(({ artist }) => artist === 'krypto');
    expect(krypto).toMatchObject({ tiles: [30], corrected: 7, value: 37 });
  });
});
