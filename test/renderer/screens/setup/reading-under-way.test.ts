import { describe, expect, test } from 'vitest';
import type { EditionId } from '../../../../src/shared/record/index.ts';
import {
  NOTHING_TYPED,
  readTyped,
  tileAt,
  typeAt,
  typeTile,
  type Typed,
} from '../../../../src/renderer/screens/setup/reading-under-way.ts';
import { keepsOf, limitOf } from '../../../../src/renderer/screens/setup/under-way.ts';
import { laid } from './laid.ts';

/** Chairs have keys, so that what was typed moves with the player. */
const KEYS = [7, 3, 5];

function asked(tracking: string, edition: EditionId = 'modern-art-1994') {
  const table = laid({ tracking }, edition, 3);
  const { artists } = table.setup;
  return { keys: KEYS, first: 0, artists, limit: limitOf(table), keeps: keepsOf(table), awards: 5 };
}

const withHands = (hand: string, typed: Typed) =>
  KEYS.reduce((all, key) => typeAt(all, key, { hand }), typed);

const WHOLE: Typed = {
  round: 2,
  tiles: [['krypto', 'yoko']],
  seats: {
    7: { hand: '8', amount: '120', cards: { krypto: '2' }, faceDown: '' },
    3: { hand: '7', amount: ' 95 ', cards: {}, faceDown: '' },
    5: { hand: '9', amount: '101', cards: { krypto: '1', yoko: '' }, faceDown: '' },
  },
  counts: { yoko: '1' },
  influence: null,
  awards: {},
  turn: 5,
};

const counting = (artist: string, count: string): Typed => ({ ...WHOLE, counts: { [artist]: count } });

describe('a typed game in progress', () => {
  test('is read seat by seat; an empty count is what the players own', () => {
    const none = { 'lite-metal': 0, yoko: 0, 'christin-p': 0, 'karl-gitter': 0, krypto: 0 };
    expect(readTyped(WHOLE, asked('ledger'))).toEqual({
      ok: true,
      value: {
        round: 2,
        tiles: [['krypto', 'yoko']],
        counts: { ...none, yoko: 1, krypto: 3 },
        hands: [8, 7, 9],
        amounts: [120, 95, 101],
        cards: [{ ...none, krypto: 2 }, none, { ...none, krypto: 1 }],
        turn: 2,
        cardGame: null,
      },
    });
    // It follows a player who changes seats.
    const moved = { ...asked('ledger'), keys: [5, 7, 3] };
    expect(readTyped(WHOLE, moved)).toMatchObject({ value: { hands: [9, 8, 7], turn: 0 } });
  });

  test('leaves out what the game doesn’t track', () => {
    const bare: Typed = { ...NOTHING_TYPED, counts: { krypto: '4' } };
    expect(readTyped(bare, asked('counts'))).toMatchObject({
      value: { counts: { krypto: 4 }, hands: null, amounts: null, cards: null, turn: null },
    });
    expect(readTyped(withHands('3', NOTHING_TYPED), asked('owners'))).toMatchObject({
      value: { hands: [3, 3, 3], amounts: null, turn: 0 },
    });
  });

  test('has none of an artist named like a property every object has', () => {
    const artists = ['constructor', '7', '-'];
    const typed = typeAt(WHOLE, 5, { cards: { '7': '2' } });
    const [none, two] = [0, 2].map((cards) => ({ constructor: 0, '7': cards, '-': 0 }));
    expect(readTyped(typed, { ...asked('ledger'), artists })).toMatchObject({
      value: { counts: two, cards: [none, none, two] },
    });
    const noAwards = { ...asked('full', 'modern-art-card-game'), artists };
    expect(readTyped(CARDS, noAwards)).toMatchObject({ value: { cardGame: { awards: { constructor: 0 } } } });
  });

  test('has a tile wherever one is chosen, in any order', () => {
    const typed = typeTile(typeTile(NOTHING_TYPED, 2, 1, 'yoko'), 2, 0, 'krypto');
    expect([1, 2].map((round) => [0, 1, 2].map((place) => tileAt(typed, round, place)))).toEqual([
      ['', '', ''],
      ['krypto', 'yoko', ''],
    ]);
  });

  test.each([
    ['a round without tiles', { ...WHOLE, tiles: [] }, { kind: 'no-tile', round: 1 }],
    ['a tile too far', { ...WHOLE, tiles: [['krypto', '', 'yoko']] }, { kind: 'tile-gap', round: 1 }],
    ['two tiles for one artist', { ...WHOLE, tiles: [['yoko', 'yoko']] }, { kind: 'tile-twice', round: 1 }],
    ['no hand', typeAt(WHOLE, 3, { hand: '' }), { kind: 'no-hand', seat: 1 }],
    ['no money', typeAt(WHOLE, 5, { amount: 'much' }), { kind: 'no-money', seat: 2 }],
    ['half a painting', typeAt(WHOLE, 5, { cards: { yoko: '½' } }), { kind: 'not-a-number', seat: 2 }],
    ['nobody with cards', withHands('0', WHOLE), { kind: 'hands-empty' }],
    ['a turn without cards', typeAt(WHOLE, 5, { hand: '0' }), { kind: 'turn-without-cards', seat: 2 }],
    ['a count that is none', counting('yoko', '-1'), { kind: 'count-not-a-number', artist: 'yoko' }],
    ['more owned than there', counting('krypto', '2'), { kind: 'owned-over-count', artist: 'krypto' }],
    ['a fifth', counting('krypto', '5'), { kind: 'round-over', artist: 'krypto', most: 4 }],
  ])('%s is asked for', (_, typed, error) => {
    expect(readTyped(typed, asked('ledger'))).toEqual({ ok: false, error });
  });
});

const CARDS: Typed = {
  ...NOTHING_TYPED,
  round: 2,
  tiles: [['tec', 'denise-jillian-tan']],
  seats: {
    7: { hand: '9', amount: '12', cards: { tec: '1' }, faceDown: '1' },
    3: { hand: '9', amount: '0', cards: {}, faceDown: '' },
    5: { hand: '8', amount: '20', cards: { tec: '1', 'wagner-kuroiwa': '1' }, faceDown: '' },
  },
  influence: 'tec',
  awards: { 'wagner-kuroiwa': '2' },
};

describe('a typed card game in progress', () => {
  test('counts displayed cards and the one beside the deck', () => {
    expect(readTyped(CARDS, asked('full', 'modern-art-card-game'))).toMatchObject({
      value: {
        counts: { tec: 3, 'wagner-kuroiwa': 1, 'mariana-martins': 0 },
        amounts: [12, 0, 20],
        cardGame: { influence: 'tec', awards: { 'wagner-kuroiwa': 2 }, faceDown: [1, 0, 0] },
      },
    });
  });

  test('with only counts, asks for points and displayed cards', () => {
    const typed = { ...CARDS, influence: null, counts: { 'denise-jillian-tan': '2' } };
    expect(readTyped(typed, asked('counts', 'modern-art-card-game'))).toMatchObject({
      value: {
        hands: null,
        cards: null,
        amounts: [12, 0, 20],
        counts: { 'denise-jillian-tan': 2 },
        cardGame: { influence: 'denise-jillian-tan', faceDown: null },
      },
    });
  });

  test.each([
    ['the card beside the deck', { ...CARDS, influence: null }, { kind: 'no-influence' }],
    ['a sixth award', { ...CARDS, awards: { tec: '6' } }, { kind: 'too-many-awards', most: 5 }],
    ['half an award', { ...CARDS, awards: { tec: '½' } }, { kind: 'awards-not-a-number', artist: 'tec' }],
    ['no points', typeAt(CARDS, 3, { amount: '' }), { kind: 'no-points', seat: 1 }],
    ['its end', typeAt(CARDS, 3, { cards: { tec: '3' } }), { kind: 'round-over', artist: 'tec', most: 5 }],
  ])('reports %s', (_, typed, error) => {
    expect(readTyped(typed, asked('full', 'modern-art-card-game'))).toEqual({ ok: false, error });
  });
});
