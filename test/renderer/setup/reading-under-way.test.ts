import { describe, expect, test } from 'vitest';
import { choices } from '../../../src/shared/auction/index.ts';
import {
  NOTHING_TYPED,
  readTyped,
  tileAt,
  typeAt,
  typeTile,
  type Typed,
} from '../../../src/renderer/screens/setup/reading-under-way.ts';
import { opening } from '../../../src/renderer/screens/setup/under-way.ts';

/** Chairs have keys of their own, so that whoever moves keeps what was typed. */
const KEYS = [7, 3, 5];
const ARTISTS = ['lite-metal', 'yoko', 'christin-p', 'karl-gitter', 'krypto'];

function asked(tracking: string) {
  const state = opening('modern-art-1994', { players: 3, firstSeat: 0, options: { tracking } });
  const adjust = state === null ? null : choices(state).adjust;
  if (adjust === null) throw new Error('the table could not be laid');
  return { keys: KEYS, first: 0, artists: ARTISTS, limit: 5, adjust };
}

const WHOLE: Typed = {
  round: 2,
  tiles: [['krypto', 'yoko']],
  seats: {
    7: { hand: '8', cash: '120', owned: { krypto: '2' } },
    3: { hand: '7', cash: ' 95 ', owned: {} },
    5: { hand: '9', cash: '101', owned: { krypto: '1', yoko: '' } },
  },
  counts: { yoko: '1' },
  turn: 5,
};

describe('what is typed of a game under way', () => {
  test('is read seat by seat; a count nobody typed is what the players own', () => {
    expect(readTyped(WHOLE, asked('ledger'))).toEqual({
      ok: true,
      value: {
        round: 2,
        tiles: [['krypto', 'yoko']],
        counts: { 'lite-metal': 0, yoko: 1, 'christin-p': 0, 'karl-gitter': 0, krypto: 3 },
        hands: [8, 7, 9],
        cash: [120, 95, 101],
        owned: [
          { 'lite-metal': 0, yoko: 0, 'christin-p': 0, 'karl-gitter': 0, krypto: 2 },
          { 'lite-metal': 0, yoko: 0, 'christin-p': 0, 'karl-gitter': 0, krypto: 0 },
          { 'lite-metal': 0, yoko: 0, 'christin-p': 0, 'karl-gitter': 0, krypto: 1 },
        ],
        turn: 2,
      },
    });
  });

  test('stays with the player who changes seats', () => {
    const moved = { ...asked('ledger'), keys: [5, 7, 3] };
    expect(readTyped(WHOLE, moved)).toMatchObject({ value: { hands: [9, 8, 7], turn: 0 } });
  });

  test('leaves out what the game does not keep', () => {
    const bare: Typed = { ...NOTHING_TYPED, counts: { krypto: '4' } };
    expect(readTyped(bare, asked('counts'))).toMatchObject({
      value: { counts: { krypto: 4 }, hands: null, cash: null, owned: null, turn: null },
    });
    const poor = KEYS.reduce((typed, key) => typeAt(typed, key, { hand: '3' }), NOTHING_TYPED);
    expect(readTyped(poor, asked('owners'))).toMatchObject({
      value: { hands: [3, 3, 3], cash: null, turn: 0 },
    });
  });

  test('has a tile where one is chosen, in whatever order', () => {
    const typed = typeTile(typeTile(NOTHING_TYPED, 2, 1, 'yoko'), 2, 0, 'krypto');
    expect([1, 2].map((round) => [0, 1, 2].map((place) => tileAt(typed, round, place)))).toEqual([
      ['', '', ''],
      ['krypto', 'yoko', ''],
    ]);
  });

  test.each([
    ['a round without tiles', { ...WHOLE, tiles: [] }, { kind: 'no-tile', round: 1 }],
    [
      'a third tile without a second',
      { ...WHOLE, tiles: [['krypto', '', 'yoko']] },
      { kind: 'tile-gap', round: 1 },
    ],
    ['two tiles for one artist', { ...WHOLE, tiles: [['yoko', 'yoko']] }, { kind: 'tile-twice', round: 1 }],
    ['no hand', typeAt(WHOLE, 3, { hand: '' }), { kind: 'no-hand', seat: 1 }],
    ['no money', typeAt(WHOLE, 5, { cash: 'much' }), { kind: 'no-cash', seat: 2 }],
    ['half a painting', typeAt(WHOLE, 5, { owned: { yoko: '½' } }), { kind: 'not-a-number', seat: 2 }],
    [
      'nobody with cards',
      KEYS.reduce((typed, key) => typeAt(typed, key, { hand: '0' }), WHOLE),
      { kind: 'hands-empty' },
    ],
    ['a turn without cards', typeAt(WHOLE, 5, { hand: '0' }), { kind: 'turn-without-cards', seat: 2 }],
    [
      'a count that is none',
      { ...WHOLE, counts: { yoko: '-1' } },
      { kind: 'count-not-a-number', artist: 'yoko' },
    ],
    [
      'more owned than there',
      { ...WHOLE, counts: { krypto: '2' } },
      { kind: 'owned-over-count', artist: 'krypto' },
    ],
    ['a fifth', { ...WHOLE, counts: { krypto: '5' } }, { kind: 'round-over', artist: 'krypto', most: 4 }],
  ])('%s is asked for', (_, typed, error) => {
    expect(readTyped(typed, asked('ledger'))).toEqual({ ok: false, error });
  });
});
