import { describe, expect, test } from 'vitest';
import { lightOf, placeOf, shownAt, type Lights } from '../../../../src/renderer/screens/history/address.ts';
import { cardOf, usualText } from '../../../../src/renderer/screens/history/card.ts';
import { lightChoices } from '../../../../src/renderer/screens/history/lights.ts';
import { dearestLit, litIn, nearestLit, nextLit } from '../../../../src/renderer/screens/history/lit.ts';
import { hungGame } from '../../../../src/renderer/shown/past/hung-game.ts';
import type { Painting } from '../../../../src/shared/core/wall.ts';
import { packWall } from '../../../../src/shared/projection/index.ts';
import { currencyOf } from '../../../../src/shared/record/index.ts';
import { en } from '../../../../src/shared/text/en/index.ts';
import { GAME as PAST_GAME } from '../../shown/past/past-game.ts';

const textLanguage = { words: en, language: 'en', locale: 'en-GB' } as const;
const ARTISTS = ['lite-metal', 'yoko', 'christin-p', 'karl-gitter', 'krypto'];

const BASE: Painting = {
  artist: 'yoko',
  by: 'open',
  hung: 0,
  lot: 1,
  owner: 1,
  seller: 0,
  partner: null,
  price: 19,
  paid: 30,
};
const DOUBLE: Painting = { ...BASE, by: 'once', lot: 5, seller: 2, partner: 0, price: 40 };
const ROUNDS: readonly (readonly Painting[])[] = [
  [
    BASE,
    {
      ...BASE,
      artist: 'krypto',
      hung: 2,
      lot: null,
      owner: null,
      seller: null,
      by: 'mystery',
      price: null,
      paid: 0,
    },
    { ...DOUBLE, hung: 3 },
    { ...DOUBLE, hung: 4 },
  ],
  [{ ...BASE, hung: 8, lot: null, owner: null, price: null, seller: 2, by: 'hidden', paid: 0 }],
];
const GAME = {
  ...PAST_GAME,
  edition: 'modern-art-1994',
  place: 'the club',
  wall: packWall({ rounds: ROUNDS }, ARTISTS),
} as const;
const HUNG = hungGame(GAME);

test.each([
  [{ search: {} }, {}, {}],
  [
    {
      search: { seats: 4 },
      more: 'dearest=1000%20%E2%82%AC&artist=yoko&buyer=ann%20a&by=once&price=11-25.1000%20%E2%82%AC&paid=no',
    },
    { dearest: '1000 €', artist: 'yoko', buyer: 'ann a', by: 'once', price: '11-25.1000 €', paid: 'no' },
    {
      artist: 'yoko',
      buyer: 'ann a',
      by: 'once',
      price: { currency: '1000 €', least: 11, most: 25 },
      paid: false,
    },
  ],
  [{ search: {}, more: 'price=0-0' }, { price: '0-0' }, { price: { least: 0, most: 0 } }],
  [
    { search: {}, more: 'price=101-.1%20%24&paid=yes' },
    { price: '101-.1 $', paid: 'yes' },
    { price: { currency: '1 $', least: 101, most: null }, paid: true },
  ],
] as const)('what %j asks for is lit', (asked, lights, light) => {
  expect(shownAt(asked)).toEqual({ search: asked.search, lights, painting: undefined });
  expect(placeOf({ search: asked.search, lights })).toEqual({ screen: 'history', ...asked });
  expect(lightOf(lights)).toEqual(light);
});

test('the address names the painting whose card is shown', () => {
  const painting = { game: 'g/1', position: 17 };
  const place = placeOf({ search: {}, lights: { paid: 'no' }, painting });
  expect(place.more).toBe('paid=no&painting=17.g%2F1');
  expect(shownAt(place).painting).toEqual(painting);
});

test('an address that says nothing sensible asks for everything', () => {
  const more = 'by=magic&price=11-25&paid=maybe&painting=x.g&buyer=%&artist=';
  expect(shownAt({ search: {}, more })).toEqual({ search: {}, lights: {}, painting: undefined });
});

describe('what is lit', () => {
  test.each([
    [{}, [0, 1, 2, 3, 4]],
    [{ buyer: GAME.players[1]?.person ?? '' }, [0, 2, 3]],
    [{ artist: 'krypto' }, [1]],
    [{ by: 'double' }, [2, 3]],
    [{ by: 'once' }, [2, 3]],
    [{ price: { least: 11, most: 25 } }, [0]],
    [{ price: { currency: currencyOf('modern-art-1994'), least: 11, most: 25 } }, [0]],
    [{ price: { currency: currencyOf('modern-art-cmon-it'), least: 11, most: 25 } }, []],
    [{ price: { least: 26, most: null }, paid: true }, [2, 3]],
    [{ paid: false }, [1, 4]],
  ] as const)('by %j', (light, positions) => {
    const lit = litIn(HUNG, light);
    expect(lit.flatMap((one, at) => (one ? at : []))).toEqual(positions);
  });

  test('is gone through in both directions, and found from any column', () => {
    const lit = [false, true, false, false, true];
    expect([nextLit(lit, -1, 1), nextLit(lit, 1, 1), nextLit(lit, 4, 1)]).toEqual([1, 4, null]);
    expect([nextLit(lit, 5, -1), nextLit(lit, 4, -1), nextLit(lit, 1, -1)]).toEqual([4, 1, null]);
    expect([0, 2, 3, 4, 40].map((column) => nearestLit(lit, column))).toEqual([1, 1, 4, 4, 4]);
    expect(nearestLit([false], 0)).toBeNull();
  });

  test('has the dearest, which is the first of equals and isn’t free', () => {
    const all = HUNG.paintings.map(() => true);
    expect(dearestLit(HUNG, all)).toBe(2);
    expect(dearestLit(HUNG, [true, true, false, false, true])).toBe(0);
    expect(dearestLit(HUNG, [false, true, false, false, true])).toBeNull();
  });

  test('by price in each currency by itself', () => {
    const editions = [
      { value: 'modern-art-cmon-it', games: 3, edition: 'modern-art-cmon-it' },
      { value: 'masters-gallery', games: 2, edition: 'masters-gallery' },
      { value: 'modern-art-1994', games: 1, edition: 'modern-art-1994' },
    ] as const;
    const facets = {
      ...{ games: 6, counted: [], families: [], seats: [], statuses: [], places: [], tags: [], years: [] },
      editions,
      people: [],
    };
    const choiceOf = (named: string, lights: Lights) =>
      lightChoices(facets, lights, textLanguage).find(({ trait }) => trait === named);
    const options = choiceOf('price', {})?.options ?? [];
    expect(options.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
      'Free',
      ...['1 $ to 10 $', '11 $ to 25 $', '26 $ to 50 $', '51 $ to 100 $', '101 $ to 200 $', '201 $ or more'],
      ...['1,000 to 10,000', '11,000 to 25,000', '26,000 to 50,000', '51,000 to 100,000'],
      ...['101,000 to 200,000', '201,000 or more'],
    ]);
    for (const { value, label } of options)
      expect(choiceOf('price', { price: value })?.chosen, value).toBe(label);
    // So are the dearest paintings.
    expect(choiceOf('dearest', {})?.options.map(({ value, label }) => [value, label])).toEqual([
      [currencyOf('modern-art-cmon-it'), 'Dearest painting in Modern Art (CMON, Italian)'],
      [currencyOf('modern-art-1994'), 'Dearest painting in Modern Art (1994)'],
    ]);
  });
});

describe('a painting’s card', () => {
  test.each([
    ['waiting', '…'],
    [null, '–'],
  ] as const)('keeps the lines of a forecast that is %s', (worth, value) => {
    const { facts = [] } = cardOf(HUNG, 0, worth, textLanguage) ?? {};
    expect(facts.filter((fact) => fact[1] === value).map(([label]) => label)).toEqual([
      'Worth then',
      'Chance of nothing',
    ]);
  });

  test('says what is usual, from five lots on', () => {
    const bars = { width: 10, lots: [4, 8, 6, 3], own: 1 };
    const usual = { of: 'price', count: 5, median: 23.5, cheaper: null, others: 20, bars } as const;
    expect(usualText(HUNG, BASE, usual, textLanguage)?.dearer).toBe('');
    expect(usualText(HUNG, BASE, { ...usual, count: 4 }, textLanguage)).toBeNull();
    expect(cardOf(HUNG, 5, null, textLanguage)).toBeNull();
  });
});
