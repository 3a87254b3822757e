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

const isFact = (line: string): boolean =>
  !/^(id|printing|bgg|words|cites\.|artists\.\d\.(id|name))/.test(line);

describe('the differences between two editions', () => {
  test('the two CMON rulebooks: the cards of two artists, and their known kinds', () => {
    expect(differences('modern-art-cmon-en', 'modern-art-cmon-it').filter(isFact)).toEqual([
      'artists.2.cards: 15 | 14',
      'artists.2.kinds: null | –',
      'artists.4.cards: 15 | 16',
      'artists.4.kinds: null | –',
      'money.after: \u00a0k€ | \u00a0$',
      ...[2, 4].flatMap((place) =>
        ['open', 'once', 'hidden', 'fixed', 'double'].map((kind) => {
          const kinds = auction.editions['modern-art-cmon-it'].artists[place]?.kinds;
          return `artists.${place}.kinds.${kind}: – | ${Object.entries(kinds ?? {}).find(([name]) => name === kind)?.[1] ?? 0}`;
        }),
      ),
    ]);
  });

  test('1994 and CMON Italian: 1994 states the artist order, refuses the split and lists no tokens', () => {
    expect(differences('modern-art-1994', 'modern-art-cmon-it').filter(isFact)).toEqual([
      'exampleMisprinted: true | false',
      'artistOrder: stated | only-the-leftmost-stated',
      'splitDouble: refused | variant',
      'money.after:  | \u00a0$',
      'money.times: 1000 | 1',
      'money.tokens: null | –',
      'money.tokens.0: – | 1',
      'money.tokens.1: – | 5',
      'money.tokens.2: – | 10',
      'money.tokens.3: – | 25',
      'money.tokens.4: – | 50',
      'money.tokens.5: – | 100',
    ]);
  });

  test('1994 and CMON English: the same, and the cards of two artists', () => {
    const others = differences('modern-art-1994', 'modern-art-cmon-it').filter(isFact);
    const cards = differences('modern-art-1994', 'modern-art-cmon-en').filter(
      (line) => isFact(line) && !others.includes(line),
    );
    expect(cards.filter((line) => !line.includes('.kinds'))).toEqual([
      'artists.2.cards: 14 | 15',
      'artists.4.cards: 16 | 15',
      'money.after:  | \u00a0k€',
    ]);
    expect(cards.filter((line) => line.endsWith('kinds: – | null'))).toHaveLength(2);
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

  test('has its own id and seventy cards', () => {
    expect(edition.id).toBe(id);
    expect(edition.artists.reduce((sum, { cards }) => sum + cards, 0)).toBe(70);
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
