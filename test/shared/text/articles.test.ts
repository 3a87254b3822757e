import { describe, expect, test } from 'vitest';
import { one } from '../../../src/shared/text/en/article.ts';
import { ai, al, alla, dal, dei, del, i, il, la, nel } from '../../../src/shared/text/it/article.ts';
import type { Language } from '../../../src/shared/text/languages.ts';
import { everyText } from './every-text.ts';

test('“a” becomes “an” before a vowel and before numbers that are read with one', () => {
  const said = ['Yoko', 'Ana', '8', '11', '18', '80%', '7', '110', '180'].map(one);
  expect(said.join(', ')).toBe('a Yoko, an Ana, an 8, an 11, an 18, an 80%, a 7, a 110, a 180');
});

test('in Italian, the article before a number is that of the word it is read as', () => {
  const said = [
    '0%',
    '0,5%',
    '1%',
    '1,5 k€',
    '7%',
    '8,5%',
    '11%',
    '80%',
    '110%',
    '1.100',
    '8.000',
    '>99%',
    '−8',
  ];
  expect(said.map(il).join(', ')).toBe(
    'lo 0%, lo 0,5%, l’1%, l’1,5 k€, il 7%, l’8,5%, l’11%, l’80%, il 110%, il 1.100, l’8.000, il >99%, il −8',
  );
  expect(['7ª', '8ª', '11ª', '0.9.1'].map(la).join(', ')).toBe('la 7ª, l’8ª, l’11ª, la 0.9.1');
});

test('in Italian, the first of a month has “il”, because it is read “primo”', () => {
  const days = ['1 nov 2024', '1º novembre', '8 nov', '11/11/2024', '1/11/2024', '18 nov', 'lun 8 nov'];
  expect(days.map(il).join(', ')).toBe(
    'il 1 nov 2024, il 1º novembre, l’8 nov, l’11/11/2024, il 1/11/2024, il 18 nov, il lun 8 nov',
  );
});

test('in Italian, a preposition joins the article', () => {
  const joined = [del, al, dal, nel].map((preposition) => ['0', '3', '8'].map(preposition).join(', '));
  expect(joined).toEqual([
    'dello 0, del 3, dell’8',
    'allo 0, al 3, all’8',
    'dallo 0, dal 3, dall’8',
    'nello 0, nel 3, nell’8',
  ]);
  expect(['0.9', '8.1'].map(alla).join(', ')).toBe('alla 0.9, all’8.1');
});

test('in Italian, several have “gli” where one would be elided', () => {
  expect(['0', '5', '8', '11', '13', '80'].map(i).join(', ')).toBe('gli 0, i 5, gli 8, gli 11, i 13, gli 80');
  expect([dei, ai].map((preposition) => ['5', '8'].map(preposition).join(', '))).toEqual([
    'dei 5, degli 8',
    'ai 5, agli 8',
  ]);
});

const NUMBERS = ['0%', '1%', '8', '11', '18', '80%', '89', '8 nov'];

interface Wrong {
  readonly article: RegExp;
  readonly instead: string;
}

/** Articles that don’t fit what follows, with what to write instead. */
const WRONG: Readonly<Record<Language, readonly Wrong[]>> = {
  en: [
    { article: /(?<!\p{L})a (?:8|1[18](?!\d))/iu, instead: '“an”, with one() of en/article.ts' },
    { article: /(?<!\p{L})an (?!8|1[18](?!\d))\d/iu, instead: '“a”, with one() of en/article.ts' },
  ],
  de: [],
  it: [
    {
      article: /(?<![\p{L}’])(?:il|lo|la|i|(?:de|a|da|ne|su)(?:l|llo|lla|i)) (?:8|11(?!\d)|1[%,])/iu,
      instead: '“l’8”, “gli 8”, with il(), la(), i() … of it/article.ts',
    },
    {
      article: /(?<![\p{L}’])(?:il|i|(?:de|a|da|ne|su)[li]) 0/iu,
      instead: '“lo 0”, “gli 0”, with il(), i() … of it/article.ts',
    },
    {
      article:
        /(?<![\p{L}’])(?:il|i|dal|(?:de|a|ne|su)[li]) (?:[aeiouàèéìòù]|s[^aeiouàèéìòù\P{L}]|z|gn|ps)\p{L}/iu,
      instead: '“l’”, “lo” or “gli”, joined with the preposition',
    },
  ],
};

/** A year is never read with a vowel. */
const OF_A_YEAR =
  /^(?:collection\.COLLECTION\.folded\.openOf|evenings\.EVENINGS\.prices\.course\.(?:one|more|less)|year\.YEAR\.(?:people|none))$/;

describe.each(['en', 'it'] as const)('in %s', (language) => {
  test.each(NUMBERS)('every article fits what follows, also %s', (number) => {
    const telling = { counts: [0, 1, 8, 11, 18, 80], names: Array.from({ length: 9 }, () => number) };
    const found = new Map<string, string>();
    for (const { path, text } of everyText(language, telling))
      for (const { article, instead } of OF_A_YEAR.test(path) ? [] : WRONG[language]) {
        const said = article.exec(text)?.[0];
        if (said !== undefined) found.set(path, `${path} says “${said}”: write ${instead}`);
      }
    expect([...found.values()]).toEqual([]);
  });
});
