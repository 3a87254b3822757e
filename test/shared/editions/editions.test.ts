import { describe, expect, test } from 'vitest';
import { auction, type EditionId } from '../../../src/shared/auction/index.ts';
import { gallery } from '../../../src/shared/gallery/index.ts';
import { DISPUTED_RULES, RULES } from '../../../src/shared/gallery/edition.ts';
import { EDITION_IDS, editionOf } from '../../../src/shared/record/index.ts';

/** Every field in which two editions differ, as `field: one | other`. */
function differences(one: unknown, other: unknown, path = ''): string[] {
  if (isTree(one) && isTree(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.flatMap((name) =>
      differences(one[name], other[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return Object.is(one, other) ? [] : [`${path}: ${JSON.stringify(one)} | ${JSON.stringify(other)}`];
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The numbers of the rulebooks: artists by their cards, by kind if the kinds are known. */
const PRINTED = {
  rounds: 4,
  limit: 5,
  startingCash: 100,
  tiles: [30, 20, 10],
  deal: { 3: [10, 6, 6, 0], 4: [9, 4, 4, 0], 5: [8, 3, 3, 0] },
  mystery: { players: 3, deal: [9, 4, 4, 0] },
};
const LITE_METAL = { cards: 12, kinds: { open: 3, once: 3, hidden: 2, fixed: 2, double: 2 } };
const YOKO = { cards: 13, kinds: { open: 3, once: 2, hidden: 3, fixed: 3, double: 2 } };
const CHRISTIN = { cards: 14, kinds: { open: 3, once: 3, hidden: 3, fixed: 3, double: 2 } };
const KARL = { cards: 15, kinds: { open: 3, once: 3, hidden: 3, fixed: 3, double: 3 } };
const KRYPTO = { cards: 16, kinds: { open: 4, once: 3, hidden: 3, fixed: 3, double: 3 } };
const UNKNOWN = { cards: 15, kinds: null };
const TOKENS = [1, 5, 10, 25, 50, 100];

test.each([
  ['modern-art-1994', [LITE_METAL, YOKO, CHRISTIN, KARL, KRYPTO], 1000, null],
  ['modern-art-cmon-en', [LITE_METAL, YOKO, UNKNOWN, KARL, UNKNOWN], 1, TOKENS],
  ['modern-art-cmon-it', [LITE_METAL, YOKO, CHRISTIN, KARL, KRYPTO], 1, TOKENS],
] as const)('%s has the numbers of its rulebook', (id, cards, times, tokens) => {
  const { artists, ...edition } = auction.editions[id];
  expect(edition).toMatchObject({ ...PRINTED, money: { times, tokens } });
  expect(artists.map((artist) => ({ cards: artist.cards, kinds: artist.kinds }))).toEqual(cards);
});

test.each(['masters-gallery', 'modern-art-card-game'] as const)(
  '%s has the numbers of its rulebook',
  (id) => {
    const { artists, ...edition } = gallery.editions[id];
    expect({ ...edition, cards: artists.map(({ cards }) => cards) }).toMatchObject({
      rounds: 4,
      deal: { 2: [13, 6, 6, 3], 3: [13, 6, 6, 0], 4: [13, 4, 4, 0], 5: [13, 2, 2, 0] },
      limits: { 2: 5, 3: 6, 4: 6, 5: 6 },
      valueTokens: [3, 2, 1],
      awards: { tokens: 5, value: 2 },
      symbolCards: { draw: 1, 'second-up': 1, 'second-down': 2, everyone: 1, award: 1 },
      cards: [17, 18, 19, 20, 21],
    });
  },
);

/** Without names, citations, words and numbers, which each edition has for itself. */
const isRule = (line: string): boolean =>
  !/^(id|title|translated|printing|bgg|words|points|cites\.|artists\.|rounds|limit|startingCash|tiles|deal|mystery|money\.t|valueTokens|awards|symbolCards)/.test(
    line,
  );

describe('the rules in which two editions differ', () => {
  test.each([
    ['modern-art-cmon-en', 'modern-art-cmon-it', ['money.after: "\u00a0k€" | "\u00a0$"']],
    [
      'modern-art-1994',
      'modern-art-cmon-it',
      [
        'exampleMisprinted: true | false',
        'artistOrder: "stated" | "only-the-leftmost-stated"',
        'splitDouble: "refused" | "variant"',
        'money.after: "" | "\u00a0$"',
      ],
    ],
    [
      'masters-gallery',
      'modern-art-card-game',
      [
        'exampleMisprinted: false | true',
        'firstPlayer: "chosen" | "latest-museum-visit"',
        'drawAndAward: "expected" | "optional"',
        'extraCards: "every-artist-displayed" | "leading-artists-displayed"',
        'nextStarter: "left-of-finisher" | "left-of-first-player"',
      ],
    ],
  ] as const)('%s and %s', (one, other, expected) => {
    expect(differences(editionOf(one).edition, editionOf(other).edition).filter(isRule)).toEqual(expected);
  });

  test('1994 is silent on rules that the others state', () => {
    const silent = (edition: EditionId): string[] =>
      Object.entries(auction.editions[edition].cites).flatMap(([rule, cite]) => (cite === null ? rule : []));
    const stated = ['bid-higher', 'bid-within-cash', 'least-price', 'fifth-double', 'few-artists'];
    expect(silent('modern-art-1994')).toEqual([...stated, 'tokens']);
    expect(silent('modern-art-cmon-en')).toEqual([]);
    expect(silent('modern-art-cmon-it')).toEqual(['tokens']);
  });
});

describe.each(EDITION_IDS)('%s', (id) => {
  const { family, edition } = editionOf(id);

  test('has its own id, and cards for every deal', () => {
    expect(edition.id).toBe(id);
    const cards = edition.artists.reduce((sum, artist) => sum + artist.cards, 0);
    const mystery = family === 'auction' ? edition.mystery : null;
    const besideDeck = family === 'gallery' ? edition.rounds : 0;
    const hands: readonly (readonly [number | string, readonly number[]])[] = [
      ...Object.entries(edition.deal),
      ...(mystery === null ? [] : ([[mystery.players + 1, mystery.deal]] as const)),
    ];
    for (const [players, deal] of hands) {
      const dealt = Number(players) * deal.reduce((sum, each) => sum + each, 0) + besideDeck;
      expect(dealt, `the deal for ${players}`).toBeLessThanOrEqual(cards);
    }
  });

  test('has kinds that add up to its cards, if it knows the kinds', () => {
    for (const { cards, kinds } of family === 'auction' ? edition.artists : [])
      if (kinds !== null) expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(cards);
  });

  test('cites paragraphs counted from one, under a heading', () => {
    if (family === 'gallery')
      expect(Object.keys(edition.cites).toSorted()).toEqual([...RULES, ...DISPUTED_RULES].toSorted());
    for (const cite of Object.values(edition.cites)) {
      if (cite === null) continue;
      expect(cite.paragraph).toBeGreaterThan(0);
      expect(cite.heading).not.toBe('');
    }
  });

  test('is frozen', () => {
    const everything = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(everything)] : [];
    expect(everything(edition).every((value) => Object.isFrozen(value))).toBe(true);
  });
});
