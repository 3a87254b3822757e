import { speak } from '../../src/renderer/lib/language.svelte.ts';
import { WORDS } from '../../src/shared/text/all-words.ts';

/** The language components are mounted in, with the words of every language at hand. */
export const language = speak(
  { language: 'en', words: WORDS.en },
  () => Promise.reject(new Error('every language is loaded')),
  WORDS,
);
language.choose(null);
