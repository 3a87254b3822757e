import { expect, test } from 'vitest';
import { chanceOf } from '../../../src/shared/text/chances.ts';
import { listFormat, variantOf } from '../../../src/shared/text/formats.ts';

test.each([
  ['it', ['Anna', 'Bruno', 'Elena'], 'Anna, Bruno ed Elena'],
  ['it-CH', ['Anna', 'Élodie'], 'Anna ed Élodie'],
  ['it', ['Elena', 'Bruno'], 'Elena e Bruno'],
  ['it', ['Romeo e Emma', 'Bruno'], 'Romeo e Emma e Bruno'],
  ['en', ['Anna', 'Elena'], 'Anna and Elena'],
  ['it', [], ''],
])('a list of names in %s, of %j', (locale, names, list) => {
  expect(listFormat(locale).format(names)).toBe(list);
});

test.each([
  ['it', 'it-CH'],
  ['en', 'en-AU'],
] as const)(
  'dates and numbers in %s are written in the variant preferred of that language',
  (language, variant) => {
    const preferred = ['de-AT', 'en@posix', 'en-US@posix', 'en-AU', 'en-GB', 'it-CH', 'it-IT'];
    expect(variantOf(language, preferred)).toBe(variant);
    expect(variantOf(language, ['de-AT', 'items'])).toBe(language);
  },
);

test.each([
  [1e-12, '0%'],
  [0.004, '<1%'],
  [0.994, '>99%'],
  [1 - 1e-12, '100%'],
  [1, '100%'],
])('only what is certain is 0 or 100 %%: %s is %s', (chance, written) => {
  for (const locale of ['en', 'it']) expect(chanceOf(chance, locale)).toBe(written);
});
