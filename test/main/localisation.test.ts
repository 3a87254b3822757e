import { expect, test } from 'vitest';
import { en } from '../../src/shared/text/en/index.ts';
import { it as italian } from '../../src/shared/text/it/index.ts';
import { localisationFor, wordsOfTerminal } from '../../src/main/localisation.ts';

test.each([
  [['it-IT'], italian],
  [['it_IT.UTF-8'], italian],
  [['fr-FR', 'it-CH', 'en-GB'], italian],
  [['C'], en],
  [['und'], en],
  [[], en],
])('a system with %j gets a language that the app supports', (tags, words) => {
  expect(localisationFor(tags, null).words).toBe(words);
});

test('the chosen language is used, with the system’s region for it if there is one', () => {
  expect(localisationFor(['it-IT', 'en-GB'], 'en')).toEqual({
    language: 'en',
    words: en,
    locale: 'en-GB',
  });
  expect(localisationFor(['fr-FR'], 'it')).toEqual({ language: 'it', words: italian, locale: 'it' });
});

test.each([
  [{ LC_ALL: 'it_IT.UTF-8', LANG: 'en_GB.UTF-8' }, italian],
  [{ LC_ALL: '', LC_MESSAGES: 'it_CH.UTF-8', LANG: 'C' }, italian],
  [{ LANG: 'C.UTF-8' }, en],
])('a terminal with %j shows the usage in its language', (environment, words) => {
  expect(wordsOfTerminal(environment).start.usage).toBe(words.start.usage);
});

test('every language’s usage text has the same options', () => {
  const options = (usage: string) => usage.match(/--[a-z-]+/g);
  expect(options(italian.start.usage)).toEqual(options(en.start.usage));
  expect(italian.start.usage).not.toBe(en.start.usage);
});
