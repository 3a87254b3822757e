import { describe, expect, test } from 'vitest';
import { auction, type EditionId } from '../../../src/shared/auction/index.ts';
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
