import { describe, expect, test } from 'vitest';
import { isId } from '../../../src/shared/core/id.ts';
import { isDate } from '../../../src/shared/core/moment.ts';
import { isolated, cleanName, readName } from '../../../src/shared/core/person-name.ts';
import { isPlain, nestsDeeper } from '../../../src/shared/core/plain.ts';
import { problem } from '../../../src/shared/core/problem.ts';
import { listFormat } from '../../../src/shared/text/formats.ts';
import { random } from '../../play/random.ts';
import { damage, TROUBLE } from '../record/damage.ts';

describe('a date', () => {
  test.each([
    '2026-11-21',
    '2026-11-21T19:30',
    '2026-11-21T19:30:00',
    '2026-11-21T19:30:00Z',
    '2026-11-21T19:30:00.123Z',
    '2026-11-21T19:30:00+01:00',
    '2024-02-29',
  ])('may be %s', (text) => {
    expect(isDate(text)).toBe(true);
    expect(new Intl.DateTimeFormat('en').format(Date.parse(text))).not.toBe('');
  });

  test.each([
    '',
    'rubbish',
    '21.11.2026',
    '2026-11-21 19:30:00',
    '2026-13-01',
    '2026-02-30',
    '2025-02-29',
    '2026-11-21T25:00:00Z',
    '2026-11-21T19:30:00Z (later)',
    '+275760-09-13',
  ])('is not %s', (value) => {
    expect(isDate(value)).toBe(false);
  });
});

describe('an id', () => {
  test.each([
    'a',
    '7',
    '__proto__',
    'constructor',
    'é',
    '5f0c2c52-6a0b-4a43-9d0e-6d6f0d6b6c11',
    'x'.repeat(100),
  ])('may be %s', (id) => expect(isId(id)).toBe(true));

  test.each(['', 'x'.repeat(101), 'a\0b', 'a\nb', '\ud800'])('is not %j', (id) =>
    expect(isId(id)).toBe(false),
  );
});

describe('a name', () => {
  test.each(['Axel', ' Axel ', 'Chloé', 'אבי', 'محمد', '李雷', '👩‍👩‍👧', 'a\u200fb'])(
    'that is valid stays unchanged: %j',
    (name) => expect(readName(name)).toBe(name),
  );

  test.each([
    ['\u202eAda\u202c', 'Ada'],
    ['A\u0000d\na', 'A d a'],
    ['a\u2069\u202eb', 'a b'],
    ['', '?'],
    [' \t ', '?'],
    ['\u202e', '?'],
    ['\ud800', '\ufffd'],
  ])('%j is read as %j', (name, read) => expect(readName(name)).toBe(read));

  test('that is typed is trimmed', () => expect(cleanName(' Axel\u202e ')).toBe('Axel'));

  test('that reads from right to left is isolated within other text', () => {
    expect(isolated('Axel')).toBe('Axel');
    expect(isolated('אבי')).toBe('\u2068אבי\u2069');
    expect(listFormat('en').format(['Axel', 'אבי'])).toBe('Axel and \u2068אבי\u2069');
    expect(isolated('\u202eat אבי\u202c')).toBe('\u2068at אבי\u2069');
  });
});

describe('the nesting depth of a text', () => {
  test.each([
    ['1', 0],
    ['"[[["', 0],
    ['["\\"[[["]', 1],
    ['["\\\\",[[]]]', 3],
    ['{"a":{"b":[]}}', 3],
    ['[[[[', 4],
    [']]]][', 0],
  ])('%s', (text, depth) => {
    expect(nestsDeeper(text, depth)).toBe(false);
    if (depth > 0) expect(nestsDeeper(text, depth - 1)).toBe(true);
  });

  test('equals that of the parsed value', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const next = random(seed);
      const document: Record<string, unknown> = { a: { b: [1, '"', '\\'] }, c: 'x' };
      for (let times = 0; times < 4; times += 1) damage(document, next, TROUBLE.slice(0, 12));
      const text = JSON.stringify(document);
      const depth = depthOf(JSON.parse(text));
      expect(nestsDeeper(text, depth), text).toBe(false);
      expect(nestsDeeper(text, depth - 1), text).toBe(true);
    }
  });
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('plain values', () => {
  test.each<{ value: unknown }>(
    [null, 0, -1.5, '', 'x', true, [], {}, [{ a: [null] }], { constructor: 1 }].map((value) => ({ value })),
  )('$value is', ({ value }) => {
    expect(isPlain(value)).toBe(true);
  });

  test('NaN is not, nor is a __proto__ field', () => {
    for (const value of [
      Number.NaN,
      JSON.parse('1e999'),
      7n,
      [[Number.NaN]],
      JSON.parse('{"a":{"__proto__":1}}'),
    ]) {
      expect(isPlain(value)).toBe(false);
    }
  });
});

test('a refusal only quotes the start of a long value', () => {
  const long = 'x'.repeat(60_000);
  expect(JSON.stringify(problem('unknown-edition', long, { edition: long, most: 5 })).length).toBeLessThan(
    600,
  );
  expect(problem('unknown-edition', 'edition', { edition: 'chess' })).toEqual({
    code: 'unknown-edition',
    place: 'edition',
    detail: { edition: 'chess' },
  });
});
