import { expect, test } from 'vitest';
import { en } from '../../src/shared/text/en.ts';
import { it as italian } from '../../src/shared/text/it.ts';
import { speechAmong } from '../../src/main/speech.ts';

test.each([
  [['it-IT'], italian],
  [['it_IT.UTF-8'], italian],
  [['fr-FR', 'it-CH', 'en-GB'], italian],
  [['C'], en],
  [['und'], en],
  [[], en],
])('a system that speaks %j is spoken to in a language it knows', (tags, words) => {
  expect(speechAmong(tags, null).words).toBe(words);
});

test('what the person has chosen holds, in their own kind of it where the system has one', () => {
  expect(speechAmong(['it-IT', 'en-GB'], 'en')).toEqual({ words: en, locale: 'en-GB' });
  expect(speechAmong(['fr-FR'], 'it')).toEqual({ words: italian, locale: 'it' });
});
