import { expect, test } from 'vitest';
import { a, inCase, the, theMany, type Case, type GermanNoun } from '../../../src/shared/text/de/noun.ts';
import { of } from '../../../src/shared/text/de/genitive.ts';
import { de } from '../../../src/shared/text/de/index.ts';
import { everyText } from './every-text.ts';

const GENDERS = ['masculine', 'feminine', 'neuter'] as const;
const CASES = ['nominative', 'accusative', 'dative', 'genitive'] as const;

/** Says what it is: “Dingmod” is a masculine thing, one, in the dative. */
const form = (gender: string, number: 'o' | 'm', as: Case) => `Ding${gender[0]}${number}${as[0]}`;

function nounOf(gender: GermanNoun['gender']): GermanNoun {
  const forms = (as: Case) => ({ one: form(gender, 'o', as), many: form(gender, 'm', as) });
  const [accusative, dative, genitive] = [forms('accusative'), forms('dative'), forms('genitive')];
  return { ...forms('nominative'), gender, cases: { accusative, dative, genitive } };
}

/** The same noun for everything that a box has. */
function withNoun<Value>(value: Value, noun: GermanNoun): Value;
function withNoun(value: unknown, noun: GermanNoun): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('one' in value && 'many' in value) return noun;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNoun(inner, noun)]));
}

/** Who may follow a word: gender, number and case. */
const FOLLOWING: Readonly<Record<string, RegExp>> = {
  der: /mon|fo[dg]|.mg/,
  die: /fo[na]|.m[na]/,
  das: /no[na]/,
  den: /moa|.md/,
  dem: /[mn]od/,
  des: /[mn]og/,
  '(?:k|d|m|s)?ein': /mon|no[na]/,
  '(?:d|m|s)?eine|jede': /fo[na]/,
  'keine|diese|alle|andere|beide': /fo[na]|.m[na]/,
  'k?einen|diesen|jeden': /moa|.md/,
  '(?:k|d|m|s)?einem|diesem|jedem': /[mn]od/,
  '(?:k|d|m|s)?einer|dieser|jeder': /fo[dg]|mon|.mg/,
  'k?eines|dieses|jedes': /[mn]og|no[na]/,
  'zum|beim|vom|im|am': /[mn]od/,
  zur: /fod/,
  'von|mit|zu|aus|bei|nach|seit': /..d/,
  'für|ohne|durch|um|gegen': /..a/,
  'mehrere|viele|wenige|die meisten': /.m[na]/,
};

const FITS = Object.entries(FOLLOWING).map(([word, fits]) => ({
  word: new RegExp(`^(?:${word})$`, 'iu'),
  fits,
}));
/** A word, perhaps an adjective, and what the thing is. */
const THING = /(?<!\p{L})(\p{L}+) (?:(\p{Ll}+(?:e|en|er|es|em)) )?Ding(\p{L}{3})/gu;

function misfitsIn(text: string): string[] {
  return [...text.matchAll(THING)].flatMap(([said, before = '', , thing = '']) => {
    const rule = FITS.find(({ word }) => word.test(before));
    // A case that is the nominative’s has its form.
    const fits = rule === undefined || rule.fits.test(thing);
    return fits ? [] : [said];
  });
}

test.each(GENDERS)(
  'every text has the articles and cases of a %s noun, with any number of them',
  (gender) => {
    const vocabulary = withNoun(de.terms, nounOf(gender));
    const found = new Map<string, string>();
    for (const { path, text } of everyText('de', { vocabulary, counts: [0, 1, 2, 5] }))
      for (const said of misfitsIn(text)) found.set(path, `${path}: “${said}” in “${text}”`);
    expect([...found.values()]).toEqual([]);
  },
);

test('articles agree with gender, number and case', () => {
  const all = GENDERS.map(nounOf).map((noun) =>
    CASES.flatMap((as) => [the(noun, as), theMany(noun, as), a(noun, as)]),
  );
  expect(all.flatMap((each) => each.flatMap(misfitsIn))).toEqual([]);
  expect(a(nounOf('feminine'))).toBe('eine Dingfon');
  expect(inCase({ one: 'Karte', many: 'Karten', gender: 'feminine' }, 'dative').many).toBe('Karten');
});

test('a name that ends in the sound of an s has an apostrophe in the genitive', () => {
  expect(['Anna', 'Doris', 'Franz', 'Max', 'Voß', 'Beatrice', '\u2068Doris\u2069'].map(of)).toEqual([
    'Annas',
    'Doris’',
    'Franz’',
    'Max’',
    'Voß’',
    'Beatrice’',
    '\u2068Doris\u2069’',
  ]);
});
