import { describe, expect, test } from 'vitest';
import { auction, type EditionId } from '../../../src/shared/auction/index.ts';
import { EDITIONS } from '../../../src/shared/auction/edition.ts';

/** Every field in which two editions differ, as `field: one | other`. */
function differences(one: EditionId, other: EditionId): string[] {
  const fields = new Map<string, [string, string]>();
  flatten(auction.editions[one], '', (path, value) => fields.set(path, [value, '–']));
  flatten(auction.editions[other], '', (path, value) =>
    fields.set(path, [fields.get(path)?.[0] ?? '–', value]),
  );
  return [...fields].flatMap(([path, [left, right]]) =>
    left === right ? [] : `${path}: ${left} | ${right}`,
  );
}

function flatten(value: unknown, path: string, tell: (path: string, value: string) => void): void {
  if (typeof value !== 'object' || value === null) {
    tell(path, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value))
    flatten(inner, path === '' ? key : `${path}.${key}`, tell);
}

/** The numbers of the rulebooks: artists by their cards, by kind if the kinds are known. */
const DEAL = { 3: [10, 6, 6, 0], 4: [9, 4, 4, 0], 5: [8, 3, 3, 0] };
const PRINTED = {
  rounds: 4,
  limit: 5,
  startingCash: 100,
  tiles: [30, 20, 10],
  deal: DEAL,
  mystery: { players: 3, deal: [9, 4, 4, 0] },
};
const LITE_METAL = { cards: 12, kinds: { open: 3, once: 3, hidden: 2, fixed: 2, double: 2 } };
const YOKO = { cards: 13, kinds: { open: 3, once: 2, hidden: 3, fixed: 3, double: 2 } };
const CHRISTIN = { cards: 14, kinds: { open: 3, once: 3, hidden: 3, fixed: 3, double: 2 } };
const KARL = { cards: 15, kinds: { open: 3, once: 3, hidden: 3, fixed: 3, double: 3 } };
const KRYPTO = { cards: 16, kinds: { open: 4, once: 3, hidden: 3, fixed: 3, double: 3 } };
const UNKNOWN = { cards: 15, kinds: null };

test.each([
  ['modern-art-1994', [LITE_METAL, YOKO, CHRISTIN, KARL, KRYPTO], 1000, null],
  ['modern-art-cmon-en', [LITE_METAL, YOKO, UNKNOWN, KARL, UNKNOWN], 1, [1, 5, 10, 25, 50, 100]],
  ['modern-art-cmon-it', [LITE_METAL, YOKO, CHRISTIN, KARL, KRYPTO], 1, [1, 5, 10, 25, 50, 100]],
] as const)('%s has the numbers of its rulebook', (id, cards, times, tokens) => {
  const { rounds, limit, startingCash, tiles, deal, mystery, artists, money } = auction.editions[id];
  expect({ rounds, limit, startingCash, tiles, deal, mystery }).toEqual(PRINTED);
  expect(artists.map((artist) => ({ cards: artist.cards, kinds: artist.kinds }))).toEqual(cards);
  expect({ times: money.times, tokens: money.tokens }).toEqual({ times, tokens });
});

const isRule = (line: string): boolean =>
  !/^(id|printing|bgg|words|cites\.|rounds|limit|startingCash|tiles|deal|mystery|artists\.|money\.t)/.test(
    line,
  );

describe('the rules in which two editions differ', () => {
  test.each([
    ['modern-art-cmon-en', 'modern-art-cmon-it', ['money.after: \u00a0k€ | \u00a0$']],
    [
      'modern-art-1994',
      'modern-art-cmon-it',
      [
        'exampleMisprinted: true | false',
        'artistOrder: stated | only-the-leftmost-stated',
        'splitDouble: refused | variant',
        'money.after:  | \u00a0$',
      ],
    ],
  ] as const)('%s and %s', (one, other, expected) => {
    expect(differences(one, other).filter(isRule)).toEqual(expected);
  });

  test('1994 is silent on rules that the others state', () => {
    const silent = (edition: EditionId): string[] =>
      Object.entries(auction.editions[edition].cites).flatMap(([rule, cite]) => (cite === null ? rule : []));
    expect(silent('modern-art-1994')).toEqual([
      'bid-higher',
      'bid-within-cash',
      'least-price',
      'fifth-double',
      'few-artists',
      'tokens',
    ]);
    expect(silent('modern-art-cmon-en')).toEqual([]);
    expect(silent('modern-art-cmon-it')).toEqual(['tokens']);
  });
});

describe.each(EDITIONS)('%s', (id) => {
  const edition = auction.editions[id];

  test('has its own id, and cards for every deal', () => {
    expect(edition.id).toBe(id);
    const cards = edition.artists.reduce((sum, artist) => sum + artist.cards, 0);
    const hands: readonly (readonly [number | string, readonly number[]])[] = [
      ...Object.entries(edition.deal),
      ...(edition.mystery === null ? [] : ([[edition.mystery.players + 1, edition.mystery.deal]] as const)),
    ];
    for (const [players, deal] of hands) {
      const dealt = Number(players) * deal.reduce((sum, each) => sum + each, 0);
      expect(dealt, `the deal for ${players}`).toBeLessThanOrEqual(cards);
    }
  });

  test('has kinds that add up to its cards, if it knows the kinds', () => {
    for (const { cards, kinds } of edition.artists) {
      if (kinds === null) continue;
      expect(Object.values(kinds).reduce((sum, count) => sum + count, 0)).toBe(cards);
    }
  });

  test('cites paragraphs counted from one, under a heading', () => {
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
