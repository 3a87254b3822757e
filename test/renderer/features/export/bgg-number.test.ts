import { expect, test } from 'vitest';
import { numberCanBeSet } from '../../../../src/shared/interchange/index.ts';
import { EDITION_IDS } from '../../../../src/shared/record/index.ts';
import { readBggNumber } from '../../../../src/renderer/features/export/bgg-number.ts';

test.each([
  ['429000', 429_000],
  [' 40381 ', 40381],
  ['https://boardgamegeek.com/boardgame/429000/modern-art-the-card-game', 429_000],
  ['boardgamegeek.com/boardgame/429000', 429_000],
  ['', null],
  ['0', null],
  ['-7', null],
  ['4.5', null],
  ['12345678', null],
  ['Modern Art', null],
  ['https://example.com/boardgame/429000', null],
])('%j is BoardGameGeek number %s', (typed, number) => {
  expect(readBggNumber(typed)).toBe(number);
});

test('Modern Art’s own number isn’t accepted for another game', () => {
  expect(readBggNumber('118')).toBeNull();
});

test('only The Card Game uses the number the user enters', () => {
  expect(EDITION_IDS.filter(numberCanBeSet)).toEqual(['modern-art-card-game']);
});
