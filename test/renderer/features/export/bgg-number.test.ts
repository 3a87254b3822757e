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
])('%j is the number %s at BoardGameGeek', (typed, number) => {
  expect(readBggNumber(typed)).toBe(number);
});

test('that of Modern Art itself is no other game’s', () => {
  expect(readBggNumber('118')).toBeNull();
});

test('The Card Game alone goes by the number that the person says', () => {
  expect(EDITION_IDS.filter(numberCanBeSet)).toEqual(['modern-art-card-game']);
});
